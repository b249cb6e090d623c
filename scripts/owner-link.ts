import { parseArgs } from 'node:util';

import { isAgentId } from '../app/domain/agent-id';

/**
 * `npm run owner-link -- agent_… [--name "Rivera Plumbing"]` prints an owner's link, for receptionists that our staff set
 * up. Run it with the server's environment: the link is encrypted with SESSION_SECRET and begins with PUBLIC_URL.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { name: { type: 'string' } } });
const [agentId] = positionals;
const { SESSION_SECRET, PUBLIC_URL } = process.env;

if (!isAgentId(agentId) || !SESSION_SECRET || !PUBLIC_URL) {
  console.error(
    'Usage: SESSION_SECRET=… PUBLIC_URL=… npm run owner-link -- agent_… [--name "Rivera Plumbing"]',
  );
  process.exitCode = 2;
} else {
  const { env } = await import('../app/environment/env.server');
  const { ownersAddress } = await import('../app/receptionist/owners-link/owners-link.server');
  console.log(
    await ownersAddress(env.publicUrl ?? '', { agentId, businessName: values.name, madeAt: Date.now() }),
  );
}
