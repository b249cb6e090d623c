import { z } from 'zod';

import { brand } from '~/brand';
import { agentIdSchema } from '~/domain/schemas.server';

export type Environment = ReturnType<typeof environmentOf>;

const origin = z.string().transform((text, ctx) => {
  const withScheme = text.includes('://') ? text : `https://${text}`;
  const url = URL.canParse(withScheme) ? new URL(withScheme) : null;
  const exact = url && url.pathname === '/' && !url.search && !url.hash && !url.username;
  if (exact && (url.protocol === 'https:' || url.protocol === 'http:')) return url.origin;
  ctx.addIssue({ code: 'custom', message: `'${text}' is not a host or an origin` });
  return z.NEVER;
});

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
/** Paths of our own pages that consist of letters. A sales rep with such a name would have no page. */
export const reservedNames = [
  'about',
  'blog',
  'compare',
  'contact',
  'faq',
  'for',
  'forget',
  'healthz',
  'integrations',
  'plumbing',
  'pricing',
  'privacy',
  'readyz',
  'security',
  'testforwarding',
  'videocreationwhiteboard',
  brand.slug,
];

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' });

const variables = z.object({
  BACKEND: z.literal('mock', { error: "may only be 'mock'" }).optional(),
  MOCK_PACE: z.coerce.number('must be a number').min(0).max(1).default(1),
  BACKEND_URL: httpUrl.optional(),
  BACKEND_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be printable characters without spaces')
    .optional(),
  SESSION_SECRET: list
    .refine(
      (secrets) => secrets.length > 0 && secrets.every((secret) => secret.length >= 32),
      'needs 32 characters or more',
    )
    .optional(),
  PUBLIC_URL: httpUrl.optional(),
  SALES_REPS: list
    .refine(
      (reps) => reps.every((rep) => /^[A-Za-z]{1,40}$/.test(rep)),
      'must be first names in letters, comma-separated',
    )
    .refine(
      (reps) => !reps.some((rep) => reservedNames.includes(rep.toLowerCase())),
      `must not be names of our own pages: ${reservedNames.join(', ')}`,
    )
    .default(['alex', 'jordan']),
  SETUP_AGENT_ID: agentIdSchema.optional(),
  DEMO_AGENT_ID: agentIdSchema.optional(),
  VOICE_WIDGET_SRC: z
    .string()
    .refine(isWidgetSource, 'must be an https URL, a path, or http on a loopback host')
    .optional(),
  CHECKOUT_HOSTS: list.pipe(z.array(origin)).default(['https://checkout.stripe.com']),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis URL' }).optional(),
  TRUST_PROXY: z.coerce.number('must be a number').int().min(0).max(20).default(0),
  PORT: z.coerce.number('must be a number').int().min(0).max(65535).default(3000),
  HOST: z.string().optional(),
  DRAIN_NOTICE_SECONDS: z.coerce.number('must be a number').min(0).max(600).default(1),
  METRICS_PORT: z.coerce.number('must be a number').int().min(1).max(65535).optional(),
});

/**
 * Checks the environment variables. Empty ones count as missing. The error message lists every wrong variable on its own
 * line.
 */
export function parseEnvironment(
  source: Record<string, string | undefined>,
): { ok: true; environment: Environment } | { ok: false; message: string } {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = variables.safeParse(given, { reportInput: false });
  const problems = [...(parsed.error?.issues.map(describe) ?? []), ...missingOrConflicting(given)];
  if (!parsed.success || problems.length > 0) return { ok: false, message: listed(problems) };
  return { ok: true, environment: environmentOf(parsed.data) };
}

function environmentOf(vars: z.output<typeof variables>) {
  return {
    backend: backendTarget(vars),
    /** The first secret encrypts, all of them decrypt. `null` generates one at startup (mock mode only). */
    sessionSecrets: vars.SESSION_SECRET ?? null,
    publicUrl: vars.PUBLIC_URL ? new URL(vars.PUBLIC_URL).origin : null,
    salesReps: vars.SALES_REPS.map((rep) => rep.toLowerCase()),
    setupAgentId: vars.SETUP_AGENT_ID ?? 'agent_setup',
    demoAgentId: vars.DEMO_AGENT_ID ?? 'agent_demo',
    /** `null` means the self-hosted embed, or the fake widget in mock mode. */
    voiceWidgetSrc: vars.VOICE_WIDGET_SRC ?? null,
    checkoutOrigins: vars.CHECKOUT_HOSTS,
    redisUrl: vars.REDIS_URL ?? null,
    trustProxy: vars.TRUST_PROXY,
    port: vars.PORT,
    host: vars.HOST ?? null,
    metricsPort: vars.METRICS_PORT ?? null,
    /** How long the process keeps serving after SIGTERM, so that a proxy notices that it isn't ready. */
    drainNoticeMs: vars.DRAIN_NOTICE_SECONDS * 1_000,
  };
}

function isWidgetSource(src: string): boolean {
  if (/^\/(?![/\\])/.test(src)) return true;
  if (!URL.canParse(src)) return false;
  const { protocol, hostname } = new URL(src);
  const loopback = ['localhost', '[::1]'].includes(hostname) || /^127\.\d+\.\d+\.\d+$/.test(hostname);
  return protocol === 'https:' || (protocol === 'http:' && loopback);
}

/** `mock` is the mock backend in this process; its delays are multiplied by `latencyFactor`. */
function backendTarget({
  BACKEND,
  MOCK_PACE,
  BACKEND_URL = '',
  BACKEND_KEY = '',
}: z.output<typeof variables>) {
  return BACKEND === 'mock'
    ? { kind: 'mock' as const, latencyFactor: MOCK_PACE }
    : { kind: 'http' as const, baseUrl: BACKEND_URL.replace(/\/+$/, ''), key: BACKEND_KEY };
}

/** Checks the variables that depend on each other, so that one start reports all problems. */
function missingOrConflicting(vars: Record<string, string | undefined>): string[] {
  const mock = vars.BACKEND === 'mock';
  if (mock) return vars.BACKEND_URL ? ['BACKEND: give either BACKEND=mock or BACKEND_URL, not both'] : [];
  const needed = ['BACKEND_KEY', 'SESSION_SECRET', 'SETUP_AGENT_ID', 'DEMO_AGENT_ID'].filter(
    (name) => !vars[name],
  );
  const missing = needed.map((name) => `${name}: is required with BACKEND_URL`);
  return vars.BACKEND_URL ? missing : ['BACKEND_URL: give either BACKEND_URL or BACKEND=mock', ...missing];
}

function describe(issue: { path: PropertyKey[]; message: string }): string {
  return `${String(issue.path[0])}: ${issue.message}`;
}

function listed(problems: string[]): string {
  return ['The environment is not usable:', ...new Set(problems)].join('\n  ');
}
