import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { findEngines } from '../setup/engines.js';
import { startServer } from '../setup/server-process';
import type { RunningServer } from '../setup/server-process';
import { launchFirefox } from './firefox';
import { Page } from './page';
import type { Driver } from './page';
import { scenarios } from './scenarios';
import { WatchedSite } from './watched-site';
import { launchWebKit } from './webkit';

/** Runs all scenarios in one engine and mode. The configuration runs this file for each combination. */
const { firefox, webkit } = findEngines();
const engine = process.env.ENGINE ?? '';
const scripts = process.env.SCRIPTS === 'on';
const isHere = engine === 'firefox' ? firefox : webkit;

describe.skipIf(process.env.ENGINES === 'optional' && !isHere)(engine, () => {
  let server: RunningServer;
  let site: WatchedSite;
  let driver: Driver;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
    site = await new WatchedSite(server.url).start();
    driver = await launch();
  });
  afterAll(async () => {
    await driver.close();
    site.stop();
    await server.stop();
  });
  beforeEach(async () => {
    page = new Page(await driver.open(site), site, scripts);
    site.problems = [];
  });

  for (const { name, onlyWithScripts = false, notIn, run } of scenarios)
    test.skipIf((onlyWithScripts && !scripts) || notIn === engine)(name, async () => {
      await run(page);
      expect(site.problems).toEqual([]);
    });
});

async function launch(): Promise<Driver> {
  if (engine === 'firefox' && firefox) {
    console.log(execFileSync(firefox, ['--version'], { encoding: 'utf8' }).trim());
    return launchFirefox(firefox, scripts);
  }
  if (engine === 'webkit' && webkit) return launchWebKit(webkit, scripts);
  throw new Error(`${engine} is not here and could not be installed`);
}
