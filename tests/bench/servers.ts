import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

import { listen } from '../setup/listen';
import { startServer } from '../setup/server-process';
import { getCompressed } from './throughput';

/** The Node options of `npm start`. */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const NODE_OPTIONS = /--max-old-space-size=\d+/.exec(scripts.start)?.[0] ?? '';

/** Starts the production server with a slow backend, trusting a proxy's `X-Forwarded-For`. */
export async function startProduct() {
  const backend = await startApart('slow-backend.js');
  const start = performance.now();
  const server = await startServer({
    NODE_OPTIONS,
    TRUST_PROXY: '1',
    BACKEND_URL: backend.url,
    BACKEND_KEY: 'key',
    SESSION_SECRET: 'only-for-the-measurement-of-speed-here',
    SETUP_AGENT_ID: 'agent_setup',
    DEMO_AGENT_ID: 'agent_demo',
  });
  for (const stream of [server.process.stdout, server.process.stderr])
    stream?.removeAllListeners('data').resume(); // don't buffer a log line for each of many thousand requests
  return {
    url: server.url,
    coldStartMs: performance.now() - start,
    stop: server.stop,
  };
}

/** Starts the bare Express baseline. `show` sets the response that it sends. */
export async function startBareExpress() {
  const { child, url } = await startApart('bare-express.js');
  const show = (page: { body: Buffer; headers: Record<string, string> }) => void child.send(page);
  return { url, show };
}

/** Runs a module of this folder in a child process that exits with this one. */
async function startApart(name: string) {
  const child = fork(new URL(name, import.meta.url), { serialization: 'advanced' });
  const [{ port }] = await once(child, 'message');
  child.unref();
  child.channel?.unref();
  return { child, url: `http://127.0.0.1:${port}` };
}

/** Starts a static server for one page that proxies the product's assets. It stands for a static site generator. */
export async function startStaticSite(page: string, origin: string) {
  const body = brotliCompressSync(page);
  const server = createServer(async (request, response) => {
    if (request.url === '/')
      return void response
        .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' })
        .end(body);
    const { body: file, headers } = await getCompressed(origin + request.url);
    response.writeHead(200, headers).end(file);
  });
  server.unref();
  return listen(server);
}
