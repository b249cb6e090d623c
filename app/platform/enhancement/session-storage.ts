/** The stored text; empty if there is none or the storage is blocked. */
export function readSessionStorage(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Stores a text, or removes it if it is empty. If the storage is blocked or full, pages show what the server knows. */
export function writeSessionStorage(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // The server's session has the same values.
  }
}

/** Stores the texts that aren't empty. */
export function fillSessionStorage(texts: Readonly<Record<string, string>>): void {
  for (const [key, text] of Object.entries(texts)) if (text) writeSessionStorage(key, text);
}

/** The page's address, for keys. Later parameters are left out, because they only say how the page was opened. */
export function pageAddress(): string {
  return location.pathname + location.search.split('&')[0];
}
