import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import type { Driver, EngineOptions } from './driver';
import { launchFirefox } from './firefox';
import { Page } from './page';
import { crawl } from './scenarios/crawl';
import { journeys } from './scenarios/journey';
import { leftPages } from './scenarios/left-pages';
import { refusedForms } from './scenarios/refused-forms';
import type { Engine } from './scenarios/scenario';
import { voice } from './scenarios/voice';
import { WatchedSite } from './watched-site';
import { launchWebKit } from './webkit';

const scenarios = [...journeys, ...refusedForms, ...voice, ...leftPages, crawl];

/** Makes every scenario a test of this engine in this mode. */
export function runScenarios(engine: Engine, options: EngineOptions): void {
  const title = `${engine}, scripts ${options.scripts ? 'on' : 'off'}`;
  describe.skipIf(inject('optional') && !inject(engine))(title, () => {
    const site = new WatchedSite(inject('site'));
    let driver: Driver;

    beforeAll(async () => {
      await site.start();
      driver = await launch(engine, options);
    });

    afterAll(async () => {
      await driver.close();
      site.stop();
    });

    for (const { name, notIn = [], run } of scenarios) {
      const because = notIn.find(
        (where) =>
          (where.engine ?? engine) === engine && (where.scripts ?? options.scripts) === options.scripts,
      )?.because;
      if (because) test.skip(`${name} (not here: ${because})`);
      else
        test(name, async () => {
          const page = new Page(await driver.open(site.url), site, options.scripts);
          site.reset();
          await run(page);
          expect(page.problems()).toEqual([]);
        });
    }
  });
}

function launch(engine: Engine, options: EngineOptions): Promise<Driver> {
  const firefox = inject('firefox');
  const webkit = inject('webkit');
  if (engine === 'firefox' && firefox) return launchFirefox(firefox.executable, options);
  if (engine === 'webkit' && webkit) return launchWebKit(webkit, options);
  throw new Error(`${engine} is not here and could not be installed`);
}
