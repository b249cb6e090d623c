import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** Runs test files that start servers first. They take longest, so starting them late would leave other workers idle. */
export class ServersFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const startsServers = ({ moduleId }: TestSpecification) =>
      /\/tests\/(faults|backend|served|markup)\//.test(moduleId);
    return [...sorted.filter(startsServers), ...sorted.filter((file) => !startsServers(file))];
  }
}
