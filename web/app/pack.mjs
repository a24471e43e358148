// Packs a text into an address: deflate, then base64url, after a letter that names the format.
const CHUNK = 8192;

/** @param {string} text */
export async function pack(text) {
  const bytes = new TextEncoder().encode(text);
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return `z${toBase64(new Uint8Array(await new Response(stream).arrayBuffer()))}`;
}

// Unpacks the text; null if there is none. `limit` bounds the result in bytes.
/** @param {string} packed */
export async function unpack(packed, limit = 65536) {
  if (!/^z[\w-]+$/.test(packed)) return null;
  try {
    const raw = atob(packed.slice(1).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(raw, (c) => c.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const parts = [];
    let size = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > limit) {
        reader.cancel();
        return null;
      }
      parts.push(value);
    }
    return new TextDecoder().decode(await new Blob(parts).arrayBuffer());
  } catch {
    return null;
  }
}

/** @param {Uint8Array} bytes */
function toBase64(bytes) {
  let raw = '';
  for (let i = 0; i < bytes.length; i += CHUNK) raw += String.fromCharCode(...bytes.subarray(i, i + CHUNK));
  return btoa(raw).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
