/** `null` where it makes no URL. A malformed or second host was taken away before. */
export function absoluteUrl(
  /** @type {import('express').Request} */ { originalUrl, protocol, headers: { host } },
) {
  const address = `${protocol}://${host}${originalUrl}`;
  return host && originalUrl.startsWith('/') && URL.canParse(address) ? new URL(address).href : null;
}
