import { spawnSync } from 'node:child_process';

/** `npm run test:mutants`: what the quick tests let live meets the slow ones in a second round. */
for (const MUTANT_TESTS of ['beside', 'all']) {
  const { status } = spawnSync('npx', ['stryker', 'run', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, MUTANT_TESTS },
  });
  if (status !== 0) process.exit(status ?? 1);
}
