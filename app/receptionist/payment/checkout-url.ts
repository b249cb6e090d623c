/** The checkout URL, or `null` if its origin is not listed or it has credentials or characters that parsers disagree on. */
export function allowedCheckout(address: string, origins: readonly string[]): string | null {
  if (/[\\\p{C}]/u.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  // `URL.origin` of a blob: URL is the origin of the URL inside it.
  const allowed = origins.includes(`${url.protocol}//${url.host}`) && !url.username && !url.password;
  return allowed ? url.href : null;
}
