import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** Files that start servers take the longest: begun first, they don't leave one worker busy when the others are done. */
export class ServersFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const startsServers = ({ moduleId }: TestSpecification) =>
      /\/tests\/(faults|backend|served|markup)\//.test(moduleId);
    return [...sorted.filter(startsServers), ...sorted.filter((file) => !startsServers(file))];
  }
}
