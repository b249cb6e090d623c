/** Lists the unit tests without running them. A process of its own, since a test run can not start another one. */
import { createVitest } from 'vitest/node';

import UnitList from './unit-list.js';

const vitest = await createVitest('test', { watch: false, reporters: [], pool: 'threads', isolate: false });
const { testModules, unhandledErrors } = await vitest.collect();
const broken = testModules.flatMap((module) => module.errors());
for (const error of [...unhandledErrors, ...broken]) console.error(error);
new UnitList().onTestRunEnd(testModules);
await vitest.close();
process.exit(broken.length + unhandledErrors.length > 0 ? 1 : 0);
