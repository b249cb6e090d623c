import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** Files that start servers take longest: starting them late would leave other workers idle. */
const order = ['process', 'requests', 'shared modules', 'isolated modules'];

/** Runs one project after the other, because a worker keeps its modules only while the next file is of the same project. */
export class ServersFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project }: TestSpecification) => order.indexOf(project.name);
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}
