import type { Reporter, TestModule } from 'vitest/node';

/** Closes the run with one plain line that any CI can read. */
export default class PlainCountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const states = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => test.result().state),
    );
    const broken = modules.filter((module) => module.errors().length > 0).length;
    const count = (wanted: string) => states.filter((state) => state === wanted).length;
    const failed = count('failed') + count('pending') + broken;
    console.log(`\n${count('passed')} passed, ${failed} failed, ${count('skipped')} skipped`);
  }
}
