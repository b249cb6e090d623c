import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * Memory of the server (resident set, Linux) while 20 uploads of almost 10 MB arrive at once.
 * `node tests/bench/upload-memory.js` after a build, against a stand-in backend that responds after a second;
 * with `mock` against the embedded one.
 */
const port = Number(process.env.BENCH_PORT ?? 4201);
const uploads = 20;
const embedded = process.argv[2] === 'mock';
const mebibyte = 1024 * 1024;

const backend = createServer((request, response) => {
  let size = 0;
  request.on('data', (chunk) => (size += chunk.length));
  request.on('end', () =>
    setTimeout(() => response.end(JSON.stringify({ success: true, voiceId: `voice_${size}` })), 1_000),
  );
}).listen(0, '127.0.0.1');
await new Promise((resolve) => backend.once('listening', resolve));
const address = backend.address();
const backendUrl = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';

const server = spawn(process.execPath, ['server/start.js'], {
  env: {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PORT: String(port),
    SESSION_SECRET: 'only-for-the-measurement-of-memory-here',
    ...(embedded
      ? { BACKEND: 'mock' }
      : {
          BACKEND_URL: backendUrl,
          BACKEND_KEY: 'key',
          SETUP_AGENT_ID: 'agent_setup',
          DEMO_AGENT_ID: 'agent_demo',
        }),
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});

try {
  await ready();
  await ordinaryTraffic();
  await upload(100_000);
  await pause(500);
  const before = residentMiB();
  console.log(`before: ${before.toFixed(0)} MB`);
  for (const wave of [1, 2]) {
    const { peak, statuses, seconds } = await measuredWave();
    console.log(
      `wave ${wave}: +${(peak - before).toFixed(0)} MB at most, ${seconds.toFixed(1)} s, answers ${statuses}`,
    );
  }
  await pause(2_000);
  console.log(`afterwards: ${(residentMiB() - before).toFixed(0)} MB more than before`);
} finally {
  server.kill();
  backend.close();
}

/** A heap that has served some pages; a fresh one grows by some 35 MB with any work at all. */
async function ordinaryTraffic() {
  const view = async () => (await fetch(page())).text();
  for (let round = 0; round < 40; round += 1) await Promise.all(Array.from({ length: 10 }, view));
}

async function measuredWave() {
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, residentMiB())), 10);
  const started = performance.now();
  const outcomes = await Promise.all(Array.from({ length: uploads }, () => upload(10 * mebibyte - 1_024)));
  clearInterval(timer);
  const statuses = [...new Set(outcomes)].join(', ');
  return { peak, statuses, seconds: (performance.now() - started) / 1_000 };
}

/** A WAV file of this size, different each time, so that each is a clone of its own. */
async function upload(/** @type {number} */ size) {
  const wav = Buffer.alloc(size, 7);
  wav.write('RIFF____WAVEfmt ', 0);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(8_000, 24);
  wav.writeUInt32LE(8_000, 28);
  wav.writeUInt16LE(1, 32);
  wav.write('data', 36);
  wav.writeUInt32LE(size - 44, 40);
  wav.writeDoubleLE(Math.random(), 44);
  const form = new FormData();
  form.set('businessName', 'Rivera Plumbing');
  form.set('intent', 'clone');
  form.set('audio', new File([wav], 'sample.wav', { type: 'audio/wav' }));
  const headers = { Origin: `http://127.0.0.1:${port}`, Cookie: await session() };
  const response = await fetch(page(), { method: 'POST', headers, body: form, redirect: 'manual' });
  await response.arrayBuffer();
  return response.status;
}

async function session() {
  const [cookie = ''] = (await fetch(page())).headers.getSetCookie();
  return cookie.split(';')[0] ?? '';
}

function page() {
  return `http://127.0.0.1:${port}/voice-recording?agentId=agent_abc`;
}

function residentMiB() {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024;
}

async function ready() {
  for (let tries = 0; tries < 100; tries += 1) {
    const reply = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
    if (reply?.ok) return;
    await pause(100);
  }
  throw new Error('the server does not start');
}

function pause(/** @type {number} */ ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
