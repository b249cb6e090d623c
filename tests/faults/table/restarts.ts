import { ended } from '../../setup/server-process';
import type { Site } from './site';
import type { Tally } from './tally';

const clients = 40;
const usualPauseMs = 400;
/** The proxy has forgotten by then that the instance was away. */
const forgivenMs = 4_000;

/** Posts and pages of 40 visitors while `disturb` goes on. */
export async function underLoad(
  site: Site,
  tally: Tally,
  disturb: () => Promise<void>,
  pauseMs = usualPauseMs,
): Promise<void> {
  let over = false;
  const visit = async () => {
    const visitor = site.visitor();
    await visitor.open('/create-agent').catch(() => undefined);
    while (!over) {
      await tally.count(() => visitor.postOnce('/create-agent', { intent: 'form' }));
      await tally.count(() => visitor.open('/faq'));
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  const visits = Array.from({ length: clients }, visit);
  await disturb();
  over = true;
  await Promise.all(visits);
}

/** Ends an instance as a supervisor does, and starts it anew when it is gone. */
export async function restart(site: Site, index: number): Promise<number | null> {
  const instance = site.instances[index];
  if (!instance) return null;
  const code = await ended(instance.process, 'SIGTERM');
  site.instances[index] = await site.startInstance(index);
  await new Promise((resolve) => setTimeout(resolve, forgivenMs));
  return code;
}
