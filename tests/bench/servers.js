import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The production server over a slow backend, behind a proxy that names the visitors' addresses. */
export async function startProduct() {
  const backend = await startApart('slow-backend.js');
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, ...options] = scripts.start.split(' '); // after `node`
  const child = spawn(process.execPath, options, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      TRUST_PROXY: '1',
      BACKEND_URL: backend.url,
      BACKEND_KEY: 'key',
      SESSION_SECRET: 'only-for-the-measurement-of-speed-here',
      SETUP_AGENT_ID: 'agent_setup',
      DEMO_AGENT_ID: 'agent_demo',
    },
  });
  const start = performance.now();
  const url = await readyUrl(child).catch((error) => {
    backend.stop();
    throw error;
  });
  return {
    url,
    pid: child.pid ?? 0,
    coldStartMs: performance.now() - start,
    stop: () => {
      child.kill('SIGKILL');
      backend.stop();
    },
  };
}

/**
 * Where a server that was just started listens. One that ends before it does fails with its own words.
 *
 * @param {import('node:child_process').ChildProcessWithoutNullStreams} child
 * @returns {Promise<string>}
 */
export function readyUrl(child) {
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) stream.on('data', read);
    child.once('error', reject);
    child.once('close', (code, signal) =>
      reject(new Error(`the product did not start (${signal ?? `exit code ${code}`}):\n${output}`)),
    );

    function read(/** @type {Buffer} */ chunk) {
      output += chunk;
      const port = /Ready on http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (!port) return;
      for (const stream of [child.stdout, child.stderr]) stream.off('data', read).resume();
      resolve(`http://127.0.0.1:${port}`);
    }
  });
}

/** A server that gives the page that it was shown last, by the least that Express can do. */
export async function startBareExpress() {
  const { child, ...server } = await startApart('bare-express.js');
  return {
    ...server,
    show: (/** @type {{ body: Buffer, headers: Record<string, string> }} */ page) => void child.send(page),
  };
}

/** A module of this folder as a process of its own. */
async function startApart(/** @type {string} */ name) {
  const child = fork(new URL(name, import.meta.url), { serialization: 'advanced' });
  const [{ port }] = await once(child, 'message');
  return {
    child,
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${port}`,
    stop: () => void child.kill('SIGKILL'),
  };
}

/** A static server of one page and of the product's files: what a generator's output costs a browser. */
export function startStaticSite(
  /** @type {string} */ page,
  /** @type {string} */ origin,
  /** @type {(text: string) => Buffer} */ compress,
) {
  const body = compress(page);
  return listen(
    createServer(async (request, response) => {
      if (request.url === '/')
        return void response
          .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' })
          .end(body);
      const file = await fetch(origin + request.url, { headers: { 'Accept-Encoding': 'br' } });
      const bytes = Buffer.from(await file.arrayBuffer());
      const type = file.headers.get('Content-Type') ?? 'application/octet-stream';
      const text = /text|javascript|svg|json/.test(type);
      response
        .writeHead(file.status, {
          'Content-Type': type,
          'Cache-Control': 'public, max-age=31536000',
          ...(text ? { 'Content-Encoding': 'br' } : {}),
        })
        .end(text ? compress(bytes.toString('utf8')) : bytes);
    }),
  );
}

async function listen(/** @type {import('node:http').Server} */ server) {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
