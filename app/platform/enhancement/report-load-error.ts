/** Reports a script that failed to load, after a second: Firefox fails the imports of a page that is being left. */
export function reportLoadError(error: unknown): void {
  setTimeout(() => reportError(error), 1_000);
}
