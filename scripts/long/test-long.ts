import { lineOf, takeSteps } from './steps';
import type { Step } from './steps';

/**
 * `npm run test:long`: what is too long for `npm test`, before a release. Steps follow each other, a red one ends none of
 * the others, and each has a line with where its details are. Names as arguments: those alone.
 */
/** Not in build/, which two of the steps empty. */
const folder = '.cache/long';
const TEST_SEED = process.env.TEST_SEED ?? String(Date.now() % 1_000_000_000);
const steps: Step[] = [
  { name: 'build', command: 'npm run build' },
  { name: 'drawn-seeds', command: 'npm run test:unit', variables: { TEST_SEED, LONG_TESTS: '1' } },
  { name: 'pictures', command: 'npx playwright test pictures --project=scripts' },
  { name: 'faults', command: 'npm run faults' },
  { name: 'engines', command: 'npm run test:engines' },
  { name: 'access', command: 'npm run check-access' },
  { name: 'bench', command: 'npm run bench' },
];
const named = process.argv.slice(2);
const wanted = steps.filter(({ name }) => named.length === 0 || named.includes(name));

console.log(`Random tests draw with TEST_SEED=${TEST_SEED}.\n`);
for await (const verdict of takeSteps(wanted, folder)) {
  console.log(lineOf(verdict));
  if (!verdict.isGreen) process.exitCode = 1;
}
