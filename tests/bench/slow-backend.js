import { createServer } from 'node:http';

/** A backend with a realistic latency of 50 ms. It runs in its own process to keep its CPU time apart. */
const server = createServer((request, response) => {
  request.resume();
  setTimeout(() => response.setHeader('Content-Type', 'application/json').end('{}'), 50);
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.on('disconnect', () => process.exit());
