import { isAgentId } from '~/domain/agent-id';
import type { CookieJar } from '~/platform/cookies/cookie-jar.server';
import { readSession } from '~/session/session.server';
import type { NamedReceptionist } from '~/site/own-receptionists';
import { hasReceptionist, readRecordIds } from '../record/agent-record.server';
import { isKnownHere } from '../record/receptionist';
import type { Receptionist } from '../record/receptionist';
import { readReceptionist } from '../record/receptionist.server';
import { viewReceptionist } from '../record/receptionist-view';
import { setupFacts } from '../record/setup-facts';

/** The session's current receptionist, and the browser's others. Without a current one, neither. */
export async function loadOwnReceptionists(jar: CookieJar) {
  const current = hasReceptionist(jar) ? await readCurrent(jar) : null;
  if (!current) return { current, all: [] };
  const others = await readOthers(jar, current.agentId);
  return { current: viewReceptionist(current), all: [current, ...others].map(inList) };
}

async function readCurrent(jar: CookieJar): Promise<Receptionist | null> {
  const { currentAgentId } = await readSession(jar);
  return isAgentId(currentAgentId) ? readReceptionist(jar, currentAgentId) : null;
}

/** The receptionists of this browser besides the session's current one, the one saved last first. */
async function readOthers(jar: CookieJar, currentAgentId: string): Promise<Receptionist[]> {
  const ids = (await readRecordIds(jar)).filter((id) => id !== currentAgentId && isAgentId(id));
  const others = await Promise.all(ids.map((id) => readReceptionist(jar, id)));
  return others.filter(({ relation }) => isKnownHere(relation));
}

function inList({ agentId, record, number }: Receptionist): NamedReceptionist {
  return { agentId, name: setupFacts(record).businessName, number };
}
