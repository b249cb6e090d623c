/** Clears local storage and session storage. */
export default function forgetStorage(): void {
  for (const storage of ['sessionStorage', 'localStorage'] as const) {
    try {
      window[storage].clear();
    } catch {
      // The storage is blocked, so it is empty.
    }
  }
}
