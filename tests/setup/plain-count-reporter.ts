import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Closes the run with one plain line that any CI can read. */
export default class PlainCountReporter implements Reporter {
  #outcomes = new Map<string, TestResult['status']>();

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#outcomes.set(test.id, result.status);
  }

  onEnd(): void {
    const count = (wanted: (status: TestResult['status']) => boolean) =>
      [...this.#outcomes.values()].filter(wanted).length;
    const passed = count((status) => status === 'passed');
    const skipped = count((status) => status === 'skipped');
    const failed = this.#outcomes.size - passed - skipped;
    console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  }
}
