/** The absolute URL of a request; `null` if it is invalid. `normalizeProxyHeaders` has already removed a malformed or second host. */
export function absoluteUrl(
  /** @type {import('express').Request} */ { originalUrl, protocol, headers: { host } },
) {
  const address = `${protocol}://${host}${originalUrl}`;
  return host && originalUrl.startsWith('/') && URL.canParse(address) ? new URL(address).href : null;
}
