import { parseArgs } from 'node:util';

import { checkBackend } from './check';

const usage = `BACKEND_KEY=… npm run check-backend -- URL [--create] [--website https://example.com]
  Checks a backend against docs/backend.md. Prints one line per check; exits with 1 if a check fails.
  Read-only by default. --create also creates an agent, a number, a voice and a checkout, marked 'CONTRACT CHECK'.`;

const target = parseTarget();

if (!target) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const failures = await checkBackend(target, console.log);
  console.log(failures === 0 ? 'The backend keeps the contract.' : `${failures} checks failed.`);
  process.exitCode = failures === 0 ? 0 : 1;
}

function parseTarget() {
  const options = {
    create: { type: 'boolean', default: false },
    website: { type: 'string', default: 'https://example.com' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const [baseUrl = ''] = positionals;
    const key = process.env.BACKEND_KEY ?? '';
    const isComplete = /^https?:/.test(baseUrl) && URL.canParse(baseUrl) && /^[\x21-\x7e]+$/.test(key);
    return isComplete ? { ...values, baseUrl, key } : null;
  } catch {
    return null; // unknown option
  }
}
