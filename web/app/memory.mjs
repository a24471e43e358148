// Bytes in the memory of a program: where they have been put. Whoever takes them frees them (module._free).
export function placed(/** @type {Program} */ module, /** @type {Uint8Array} */ bytes) {
  const place = module._malloc(bytes.length);
  module.HEAPU8.set(bytes, place);
  return place;
}
