import { createServer } from 'node:http';
import express from 'express';

/** The baseline: a minimal Express server that sends the same bytes and headers for every request. */
const app = express();
app.disable('x-powered-by');
/** @type {{ body: Buffer, headers: Record<string, string> }} */
let page = { body: Buffer.alloc(0), headers: {} };

app.get('*', (_request, response) => void response.set(page.headers).send(page.body));
const server = createServer(app).listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.on('disconnect', () => process.exit());
process.on('message', (/** @type {typeof page} */ given) => {
  page = given;
});
