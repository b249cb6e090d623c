import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

import { secretA, startInstance } from '../setup/session';

test('`npm run owner-link` makes a link that says when it was made', async () => {
  const began = Date.now();
  const { stdout } = spawnSync('node_modules/.bin/tsx', ['scripts/owner-link.ts', 'agent_abc1'], {
    env: { ...process.env, BACKEND: 'mock', SESSION_SECRET: secretA, PUBLIC_URL: 'https://site.example' },
    encoding: 'utf8',
  });
  await startInstance(secretA);
  const { readOwnersLink } = await import('../../app/receptionist/owners-link/owners-link.server');
  const link = await readOwnersLink(stdout.trim());
  expect(link).toMatchObject({ agentId: 'agent_abc1', madeAt: expect.any(Number) });
  expect(link?.madeAt).toBeGreaterThanOrEqual(began);
});
