import { createServer } from 'node:http';

/** A backend that responds as slowly as a real one. In a process of its own, as real ones are. */
const server = createServer((request, response) => {
  request.resume();
  setTimeout(() => response.setHeader('Content-Type', 'application/json').end('{}'), 50);
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.on('disconnect', () => process.exit());
