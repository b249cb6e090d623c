import { spawnSync } from 'node:child_process';

/** `npm run test:mutants`: what the quick tests let live meets the slow ones in a second round. */
for (const round of [{ MUTANT_TESTS: 'beside' }, {}]) {
  const { status } = spawnSync('npx', ['stryker', 'run', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, ...round },
  });
  if (status !== 0) process.exit(status ?? 1);
}
