import './production.js';
import { createServer } from 'node:http';

import { createApp } from './app.js';
import { drainOnSignal } from './drain.js';
import { handleClientError, maxHeaderBytes } from './client-error.js';

/** Importing the build also checks the environment. @type {import('@remix-run/node').ServerBuild} */
const build = await import(/** @type {string} */ ('../build/server/index.js'));
const entry = /** @type {import('./app.js').Entry} */ (/** @type {unknown} */ (build.entry.module));
const { port, host, drainNoticeMs } = entry.serverOptions;

await entry.ready;
const server = createServer({
  requestTimeout: 150_000,
  connectionsCheckingInterval: 1_000,
  headersTimeout: 66_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: maxHeaderBytes,
});
server.setTimeout(150_000); // closes connections that read nothing of a response for this long
const drain = drainOnSignal(server, { ...entry, noticeMs: drainNoticeMs });
server.on('request', createApp(build, { entry, drain }));
server.on('clientError', handleClientError);
/** Many visitors behind one address open more connections at once than the default, 511. */
const backlog = 4_096;
server.listen({ port, host: host ?? undefined, backlog }, () => {
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  console.log(`Ready on http://localhost:${actualPort}`);
});
