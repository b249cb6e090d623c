import { createServer } from 'node:http';

import { drainLimits, drainOnSignal } from '../../server/drain.js';

/** A server that drains within short limits. `npm start` drains the same way, but takes seconds. */
const options = { connectionsCheckingInterval: 20, keepAliveTimeout: 65_000 };
const server = createServer(options, (_request, response) => response.end());
const limits = { ...drainLimits, idle: 200, arrival: 300, request: 10_000, background: 300 };
const finishBackgroundWork = process.argv.includes('--endless-work')
  ? () => new Promise(() => undefined)
  : () => Promise.resolve();
drainOnSignal(server, { noticeMs: 0, finishBackgroundWork, limits });
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') console.log(address?.port);
});
