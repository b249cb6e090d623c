import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';

import { readyUrl } from './servers.js';

function run(script: string) {
  return spawn(process.execPath, ['-e', script]);
}

test('a server says where it listens', async () => {
  const script = "process.stdout.write('Ready on http://local'); console.log('host:4321')";
  expect(await readyUrl(run(script))).toBe('http://127.0.0.1:4321');
});

test.each([
  ['exits', "console.error('There is no build.'); process.exit(3)", /exit code 3.*There is no build\./s],
  ['throws', "console.log('one'); throw new Error('No secret.')", /one.*No secret\./s],
  ['is killed', "console.error('Low.'); process.kill(process.pid, 'SIGKILL')", /SIGKILL.*Low\./s],
])('a server that %s before it listens fails with its own words', async (_how, script, words) => {
  await expect(readyUrl(run(script))).rejects.toThrow(words);
});
