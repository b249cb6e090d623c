import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lists a run's tests with their tags as `unit.json` in the folder that LISTED_TESTS names. */
export default class UnitList {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        file: module.relativeModuleId,
        titles: test.fullName.split(' > '),
        tags: test.tags,
        mode: 'either',
      })),
    );
    const folder = process.env.LISTED_TESTS ?? 'build/tests';
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'unit.json'), JSON.stringify(tests));
  }
}
