import { parseArgs } from 'node:util';

import { checkBackend } from './check';

const usage = `BACKEND_KEY=… npm run check-backend -- URL [--create] [--website https://example.com]
  Holds a backend against docs/backend.md, one line a statement; exit code 1 where one does not hold.
  Reads only; --create also creates an agent, a number, a voice and a checkout, marked 'CONTRACT CHECK'.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    create: { type: 'boolean', default: false },
    website: { type: 'string', default: 'https://example.com' },
  },
});
const [baseUrl = ''] = positionals;
const key = process.env.BACKEND_KEY;

if (!URL.canParse(baseUrl) || !key) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const breaches = await checkBackend({ ...values, baseUrl, key }, console.log);
  console.log(breaches === 0 ? 'It keeps the contract.' : `${breaches} wrong.`);
  process.exitCode = breaches === 0 ? 0 : 1;
}
