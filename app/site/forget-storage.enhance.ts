/** Clears what scripts stored in this browser. */
export default function forgetStorage(): void {
  for (const storage of ['sessionStorage', 'localStorage'] as const) {
    try {
      window[storage].clear();
    } catch {
      // The storage is blocked, so it is empty.
    }
  }
}
