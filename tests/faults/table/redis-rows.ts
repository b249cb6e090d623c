import { once } from 'node:events';

import { countCreation, ownerBeforeCreation } from './creation';
import type { Row } from './row';
import { until } from './site';
import type { Site } from './site';

/** Limits are counted in memory meanwhile; nobody waits for Redis, nothing is lost. */
export const redisRows: Row[] = [
  {
    name: 'Redis: frozen, killed, back',
    async run(site, tally) {
      const owners = await Promise.all([0, 1, 2].map(() => ownerBeforeCreation(site, { limitMs: 20_000 })));
      const [whileFrozen, whileGone, afterwards] = owners;
      if (!whileFrozen || !whileGone || !afterwards) throw new Error('no owners');
      site.redis?.kill('SIGSTOP');
      await countCreation(site, tally, whileFrozen);
      await killRedis(site);
      await countCreation(site, tally, whileGone);
      await site.startRedis();
      await countCreation(site, tally, afterwards);
    },
  },
  {
    name: 'Redis: not there at the start, then there',
    async run(site, tally) {
      await killRedis(site);
      await site.startAnew();
      tally.expect((await readiness(site)) === 503, 'an instance without Redis is ready');
      await countCreation(site, tally, await ownerBeforeCreation(site));
      await site.startRedis();
      await until(async () => (await readiness(site)) === 200);
      await countCreation(site, tally, await ownerBeforeCreation(site));
    },
  },
];

async function killRedis({ redis }: Site): Promise<void> {
  if (!redis) throw new Error('no Redis');
  const exit = once(redis, 'exit');
  redis.kill('SIGKILL');
  await exit;
}

async function readiness({ instances }: Site): Promise<number> {
  return (await fetch(`${instances[0]?.url}/readyz`)).status;
}
