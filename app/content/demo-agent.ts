/**
 * SAMPLE CONTENT: whether the demo agent answers as the trade in its dynamic variable `trade`, as the mock backend's does.
 * Call yours from a few trade pages before launch, and set this to false if it always answers as the same business.
 */
export const answersAsTrade: boolean = true;
