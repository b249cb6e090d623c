import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

/** Lists a run's tests with their tags as `browser.json` in the folder that LISTED_TESTS names. */
export default class BrowserList implements Reporter {
  onBegin(_config: FullConfig, suite: Suite): void {
    const tests = suite.allTests().map((test) => {
      const [, mode = '', file = '', ...titles] = test.titlePath();
      return { file: `tests/e2e/${file}`, titles, tags: test.tags, mode };
    });
    const folder = process.env.LISTED_TESTS ?? 'build/tests';
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'browser.json'), JSON.stringify(tests));
  }
}
