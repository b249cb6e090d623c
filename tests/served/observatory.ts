/** The rules of Mozilla's HTTP Observatory over one https response: what each is worth, most of all what it costs. */
export function observatoryScore(headers: Headers): Record<string, number> {
  return {
    policy: policyScore(headers.get('Content-Security-Policy')),
    cookies: Math.min(0, ...headers.getSetCookie().map(cookieScore)),
    sharing: headers.get('Access-Control-Allow-Credentials') === 'true' ? -50 : 0,
    referrer: referrerScore(headers.get('Referrer-Policy')),
    transport: transportScore(headers.get('Strict-Transport-Security')),
    sniffing: headers.get('X-Content-Type-Options') === 'nosniff' ? 0 : -5,
    framing: /frame-ancestors ('none'|'self')/.test(headers.get('Content-Security-Policy') ?? '') ? 5 : -20,
    resources: /^same-(origin|site)$/.test(headers.get('Cross-Origin-Resource-Policy') ?? '') ? 10 : 0,
  };
}

function policyScore(policy: string | null): number {
  if (!policy) return -25;
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const broad = ['*', 'http:', 'https:', 'data:', "'unsafe-inline'"];
  const isOpen = (name: string) => sourcesOf(name).some((source) => broad.includes(source));
  if (isOpen('script-src') || isOpen('object-src')) return -20;
  if (/\shttp:/.test(policy)) return -20;
  if (policy.includes("'unsafe-eval'")) return -10;
  if (isOpen('style-src')) return 0;
  const form = directives.get('form-action')?.join(' ');
  const tight = directives.get('default-src')?.join(' ') === "'none'" && /^'(none|self)'$/.test(form ?? '');
  return tight ? 10 : 5;
}

function cookieScore(cookie: string): number {
  if (!/; ?Secure/i.test(cookie)) return -40;
  if (!/; ?HttpOnly/i.test(cookie)) return -30;
  return /; ?SameSite=(Lax|Strict)/i.test(cookie) ? 0 : -20;
}

function referrerScore(policy: string | null): number {
  if (!policy) return 0;
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy) ? 5 : -5;
}

function transportScore(header: string | null): number {
  if (!header) return -20;
  return Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0) >= 15_768_000 ? 0 : -10;
}
