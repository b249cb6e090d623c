/** Of this tab's session storage; empty where there is none or the storage is blocked. */
export function storedText(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** An empty text is removed. Where the storage is blocked or full, a page shows what the server knows. */
export function storeText(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // The server's session carries the same values.
  }
}
