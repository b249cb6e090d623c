/** `null` unless its origin is listed exactly, without credentials or characters that clients read differently. */
export function allowedCheckout(address: string, origins: readonly string[]): string | null {
  if (/[\\\p{C}]/u.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  // `origin` of a blob: address is the one inside it.
  const allowed = origins.includes(`${url.protocol}//${url.host}`) && !url.username && !url.password;
  return allowed ? url.href : null;
}
