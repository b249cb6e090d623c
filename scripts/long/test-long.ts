import { lineOf, takeSteps } from './steps';
import type { Step } from './steps';

/**
 * `npm run test:long` runs the checks that take too long for `npm test`. Run it before a release. A failing step doesn't
 * stop the others. To run some steps only, pass their names.
 */
/** Outside build/, because two of the steps empty it. */
const folder = '.cache/long';
const TEST_SEED = process.env.TEST_SEED ?? String(Date.now() % 1_000_000_000);
const steps: Step[] = [
  { name: 'build', command: 'npm run build' },
  { name: 'random-seed', command: 'npm run test:unit', variables: { TEST_SEED, LONG_TESTS: '1' } },
  { name: 'pictures', command: 'npx playwright test pictures --project=scripts' },
  { name: 'faults', command: 'npm run faults' },
  { name: 'engines', command: 'npm run test:engines' },
  { name: 'access', command: 'npm run check-access' },
  { name: 'bench', command: 'npm run bench' },
];
const named = process.argv.slice(2);
const wanted = steps.filter(({ name }) => named.length === 0 || named.includes(name));

console.log(`Randomized tests use TEST_SEED=${TEST_SEED}.\n`);
for await (const verdict of takeSteps(wanted, folder)) {
  console.log(lineOf(verdict));
  if (!verdict.isGreen) process.exitCode = 1;
}
