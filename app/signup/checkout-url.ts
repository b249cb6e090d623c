/** Whether a URL may be redirected to: its origin is listed exactly, and it carries no credentials (decisions §1). */
export function isAllowedCheckout(url: string, origins: readonly string[]): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, username, password } = new URL(url);
  return origins.includes(origin) && !username && !password;
}
