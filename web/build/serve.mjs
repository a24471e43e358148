// A static file server to try the built site: node serve.mjs <folder> [port]
// Any other will do, provided it sends .wasm as application/wasm.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve, sep } from 'node:path';

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
};

const root = resolve(process.argv[2] ?? '.');
const wanted = Number(process.argv[3] ?? 8000);

/** @param {string} url @returns {Promise<{ redirect: string } | { file: string, size: number } | null>} */
async function find(url) {
  const path = decodeURIComponent(new URL(url, 'http://x').pathname);
  let file = normalize(join(root, path));
  if (file !== root && !file.startsWith(root + sep)) return null;
  let info = await stat(file);
  if (info.isDirectory()) {
    // Without the slash, relative addresses in the page would miss the folder.
    if (!path.endsWith('/')) return { redirect: `${path}/` };
    file = join(file, 'index.html');
    info = await stat(file);
  }
  return info.isFile() ? { file, size: info.size } : null;
}

const server = createServer(async (request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const found = await find(/** @type {string} */ (request.url)).catch(() => null);
  if (!found) {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('not found\n');
    return;
  }
  if ('redirect' in found) {
    response.writeHead(301, { Location: found.redirect }).end();
    return;
  }
  response.writeHead(200, {
    'Content-Type': TYPES[extname(found.file)] ?? 'application/octet-stream',
    'Content-Length': found.size,
    'Cache-Control': 'no-cache',
    // Boards in sandboxed frames have an origin of their own.
    'Access-Control-Allow-Origin': '*',
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(found.file).on('error', () => response.destroy()).pipe(response);
});

server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  const busy = error.code === 'EADDRINUSE';
  console.error(busy ? `Port ${wanted} is taken: choose another with --port N.` : error.message);
  process.exit(1);
});
server.listen(wanted, '127.0.0.1', () => {
  console.log(`Upkeep is at http://localhost:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}/  (Ctrl+C ends it)`);
});
