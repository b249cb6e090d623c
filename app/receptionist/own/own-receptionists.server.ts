import { shownNameOf } from '~/answers/answers';
import { isAgentId } from '~/domain/agent-id';
import type { CookieJar } from '~/platform/cookies/cookie-jar.server';
import type { NamedReceptionist } from '~/site/root-data';
import { hasReceptionist, readRecordIds } from '../record/agent-record.server';
import { isKnownHere } from '../record/receptionist';
import type { Receptionist } from '../record/receptionist';
import { readNamedOrCurrent, readReceptionist } from '../record/receptionist.server';
import { viewReceptionist } from '../record/receptionist-view';

/** The session's current receptionist, and the browser's others. Without a current one, neither. */
export async function loadOwnReceptionists(jar: CookieJar) {
  const current = hasReceptionist(jar) ? await readNamedOrCurrent(jar) : null;
  if (!current || current.relation === 'none') return { current: null, all: [] };
  const others = await readOthers(jar, current.agentId);
  return { current: viewReceptionist(current), all: [current, ...others].map(inList) };
}

/** The receptionists of this browser besides the session's current one, the one saved last first. */
async function readOthers(jar: CookieJar, currentAgentId: string): Promise<Receptionist[]> {
  const ids = (await readRecordIds(jar)).filter((id) => id !== currentAgentId && isAgentId(id));
  const others = await Promise.all(ids.map((id) => readReceptionist(jar, id)));
  return others.filter(({ relation }) => isKnownHere(relation));
}

function inList({ agentId, record, number }: Receptionist): NamedReceptionist {
  return { agentId, name: shownNameOf(record.answers), number };
}
