import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { ended } from '../../setup/server-process';
import { sendBrokenChunks, sendJunkCookies, uploadSlowly } from '../table/attackers';
import type { Attack } from '../table/attackers';
import { faults } from '../table/backend';
import { nodeOptions } from '../table/site';
import type { Site } from '../table/site';
import { canMount, empty, fill, mountSmallDisk, unmount } from '../table/small-disk';

export type Event = [name: string, run: () => Promise<unknown>];

/** Creates the folders that the events use. Returns them with the environment variables for the instances. */
export function prepareFolders() {
  const temporary = canMount ? mountSmallDisk(128) : join(process.cwd(), '.cache/chaos/temporary');
  const clocks = join(process.cwd(), '.cache/chaos/clocks');
  for (const folder of [temporary, clocks]) mkdirSync(folder, { recursive: true });
  if (canMount) process.once('exit', () => unmount(temporary));
  const clock = new URL('clock.mjs', import.meta.url).href;
  const variables = { TMPDIR: temporary, CLOCKS: clocks, NODE_OPTIONS: `${nodeOptions} --import=${clock}` };
  return { temporary, clocks, variables };
}

/** Four lists of events. One event of each list is running at any time. */
export function chaosEvents(
  site: Site,
  { temporary, clocks }: ReturnType<typeof prepareFolders>,
  random: () => number,
): Event[][] {
  const seconds = (least: number, most: number) => sleep(1_000 * (least + random() * (most - least)));
  const anInstance = () => Math.floor(random() * site.instances.length);
  const kill = (index: number, pauseMs: number) => site.restart(index, 'SIGKILL', pauseMs);

  const processes: Event[] = [
    [
      'rolling restart by SIGTERM (one instance at a time)',
      async () => {
        for (const index of site.instances.keys()) {
          const code = await site.restart(index);
          if (code !== 0) console.log(`SIGTERM: exit code ${code}`);
        }
      },
    ],
    ['SIGKILL of one instance', () => kill(anInstance(), 1_000)],
    [
      'SIGSTOP of one instance',
      async () => {
        const { process: child } = site.instances[anInstance()] ?? {};
        child?.kill('SIGSTOP');
        await seconds(1, 8);
        child?.kill('SIGCONT');
      },
    ],
    [
      'two instances down',
      async () => {
        const first = anInstance();
        await Promise.all([kill(first, 5_000), kill((first + 2) % site.instances.length, 5_000)]);
      },
    ],
  ];

  const backend: Event[] = [
    ...Object.entries(faults).map(([name, fault]): Event => [
      `backend: ${name}`,
      async () => {
        site.backend.behaviors = { '*': fault };
        await seconds(3, 10);
        site.backend.behaviors = {};
      },
    ]),
    [
      'backend: down',
      async () => {
        site.backend.close();
        await seconds(3, 10);
        await site.startBackend();
      },
    ],
  ];

  const surroundings: Event[] = [
    [
      'Redis killed',
      async () => {
        if (site.redis) await ended(site.redis, 'SIGKILL');
        await seconds(2, 6);
        site.startRedis();
      },
    ],
    [
      'Redis frozen',
      async () => {
        site.redis?.kill('SIGSTOP');
        await seconds(3, 15);
        site.redis?.kill('SIGCONT');
      },
    ],
    ['Redis flushed', () => site.commandRedis('FLUSHALL')],
    [
      'Redis full',
      async () => {
        await site.commandRedis('CONFIG SET maxmemory 1');
        await seconds(3, 10);
        await site.commandRedis('CONFIG SET maxmemory 0');
      },
    ],
    [
      'disk full',
      async () => {
        if (canMount) fill(temporary);
        else chmodSync(temporary, 0o500);
        await seconds(3, 10);
        if (canMount) empty(temporary);
        else chmodSync(temporary, 0o700);
      },
    ],
    [
      'clock of one machine set by an hour',
      async () => {
        const { url = '' } = site.instances[anInstance()] ?? {};
        const file = join(clocks, new URL(url).port);
        writeFileSync(file, String(random() < 0.5 ? 3_600_000 : -3_600_000));
        await seconds(5, 15);
        writeFileSync(file, '0');
      },
    ],
  ];

  const attack = (name: string, run: Attack): Event => [
    `attack: ${name}`,
    () => run(site.origin, AbortSignal.timeout(8_000)),
  ];
  const attacks: Event[] = [
    attack('broken chunks', sendBrokenChunks),
    attack('junk cookies', sendJunkCookies),
    attack('48 slow uploads', uploadSlowly),
  ];
  return [processes, backend, surroundings, attacks];
}
