/**
 * Writes the unit tests with their tags as JSON to the file that it is given, without running them. A process of its own, since a test run can not
 * start another one; `vitest list` leaves the tags out.
 */
import { writeFileSync } from 'node:fs';
import { createVitest } from 'vitest/node';

const vitest = await createVitest('test', { watch: false, reporters: [], pool: 'threads', isolate: false });
const { testModules, unhandledErrors } = await vitest.collect();
const broken = testModules.flatMap((module) => module.errors());
for (const error of [...unhandledErrors, ...broken]) console.error(error);
const tests = testModules.flatMap((module) =>
  [...module.children.allTests()].map((test) => ({
    file: module.relativeModuleId,
    titles: test.fullName.split(' > '),
    tags: test.tags,
  })),
);
writeFileSync(process.argv[2] ?? '/dev/stdout', JSON.stringify(tests));
await vitest.close();
process.exit(broken.length + unhandledErrors.length > 0 ? 1 : 0);
