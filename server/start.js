import './production.js';
import { createServer } from 'node:http';

import { createApp } from './app.js';
import { drainOnSignal } from './drain.js';

/** Built by `npm run build`; importing it checks the environment. @type {import('@remix-run/node').ServerBuild} */
const build = await import(/** @type {string} */ ('../build/server/index.js'));
const entry = /** @type {import('./app.js').Entry} */ (/** @type {unknown} */ (build.entry.module));
const { port, host, drainNoticeMs } = entry.serverOptions;

await entry.ready;
const server = createServer({
  requestTimeout: 150_000,
  headersTimeout: 66_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 96 * 1024,
});
server.setTimeout(150_000); // who takes nothing of a response for so long is cut off
const { isDraining } = drainOnSignal(server, { noticeMs: drainNoticeMs, settle: entry.settle });
server.on('request', createApp(build, { entry, isDraining }));
server.on('clientError', (error, socket) => {
  if (socket.writable) socket.end(refusalOf(error));
});
server.listen({ port, ...(host ? { host } : {}) }, () => {
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  console.log(`Ready on http://localhost:${actualPort}`);
});

/** Headers past every limit are cookies: only the browser can still drop them: Clear-Site-Data. */
function refusalOf(/** @type {Error & { code?: string }} */ { code }) {
  if (code !== 'HPE_HEADER_OVERFLOW') return 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n';
  const text =
    'The cookies of this site are too large. Please load the page again; if this comes back, delete them.\n';
  return [
    'HTTP/1.1 431 Request Header Fields Too Large',
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${text.length}`,
    'Cache-Control: no-store',
    'Clear-Site-Data: "cookies"',
    'X-Content-Type-Options: nosniff',
    '',
    text,
  ].join('\r\n');
}
