/** Clears local storage and session storage. */
export default function forgetStorage(): void {
  for (const storage of ['sessionStorage', 'localStorage'] as const) {
    try {
      window[storage].clear();
    } catch {
      // Blocked storage is empty.
    }
  }
}
