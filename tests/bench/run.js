import { spawn } from 'node:child_process';
import { createServer } from 'node:http';

/**
 * How many pages a second the production server gives, as a share of what a bare `node:http` server gives for the
 * same bytes on the same machine in the same run. Needs `npm run build`.
 */
const paths = ['/', '/faq', '/create-agent', '/trial-signup', '/calendar-setup'];
const seconds = 3;
const parallel = 16;

const product = await startProduct();
try {
  for (const path of paths) {
    const page = await (await fetch(product.url + path)).text();
    const bare = await startBare(page);
    const [ours, floor] = [await rate(product.url + path), await rate(bare.url)];
    bare.server.close();
    console.log(
      `${path.padEnd(18)} ${(100 * (ours / floor)).toFixed(1).padStart(5)}% of a bare server (${Math.round(ours)}/s of ${Math.round(floor)}/s, ${page.length} bytes)`,
    );
  }
} finally {
  product.process.kill('SIGKILL');
}

/** Answers a second, with `parallel` requests under way. */
async function rate(/** @type {string} */ url) {
  const end = performance.now() + seconds * 1_000;
  let answers = 0;
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      while (performance.now() < end) {
        await (await fetch(url)).arrayBuffer();
        answers += 1;
      }
    }),
  );
  return answers / seconds;
}

async function startProduct() {
  const child = spawn('node', ['server/start.js'], {
    env: { ...process.env, NODE_ENV: 'production', BACKEND: 'mock', PORT: '0' },
  });
  /** @type {string} */
  const url = await new Promise((resolve) => {
    child.stdout.on('data', (chunk) => {
      const ready = /Ready on (http:\S+)/.exec(String(chunk));
      if (ready?.[1]) resolve(ready[1]);
    });
  });
  return { url, process: child };
}

async function startBare(/** @type {string} */ page) {
  const server = createServer((_request, response) =>
    response.setHeader('Content-Type', 'text/html').end(page),
  );
  await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
  const address = server.address();
  return { server, url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}` };
}
