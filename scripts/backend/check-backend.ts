import { parseArgs } from 'node:util';

import { checkBackend } from './check';

const usage = `BACKEND_KEY=… npm run check-backend -- URL [--create] [--website https://example.com]
  Holds a backend against docs/backend.md, one line a statement; exit code 1 where one does not hold.
  Reads only; --create also creates an agent, a number, a voice and a checkout, marked 'CONTRACT CHECK'.`;

const target = given();

if (!target) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const breaches = await checkBackend(target, console.log);
  console.log(breaches === 0 ? 'It keeps the contract.' : `${breaches} wrong.`);
  process.exitCode = breaches === 0 ? 0 : 1;
}

function given() {
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
    return null; // an option that it does not have
  }
}
