import { createHash } from 'node:crypto';

import { shipped } from './shipped';

export interface Launch {
  /** All strings in it are checked. */
  brand: unknown;
  /** Quotes, each with the file it is in. */
  quoted: readonly { file: string; text: string }[];
  /** Source files by path. They are searched for SAMPLE CONTENT markers and the sample terms' date. */
  sources: Record<string, string>;
  /** Fingerprints of the files in `public`, by path. */
  files: Record<string, string>;
  /** The deployment's environment variables. */
  environment: Record<string, string | undefined>;
}

/** One line for each piece of sample content or sample configuration that is left. */
export function findings({ brand, quoted, sources, files, environment }: Launch): string[] {
  return [
    ...textsOf(brand, 'app/brand.ts').flatMap(inBrand),
    ...quoted.filter(({ text }) => shipped.quotes.includes(fingerprint(text))).map(inQuote),
    ...Object.entries(sources).flatMap(inSource),
    ...Object.entries(files)
      .filter(([file, print]) => shipped.files[file] === print)
      .map(inFile),
    ...inEnvironment(environment),
  ];
}

/** A short hash, so that the sample quotes don't have to be repeated in `shipped.ts`. */
export function fingerprint(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** All strings in a value, each with its location: `app/brand.ts founder.name`. */
function textsOf(value: unknown, place: string): { place: string; text: string }[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsOf(part, place.includes(' ') ? `${place}.${key}` : `${place} ${key}`),
  );
}

function inBrand({ place, text }: { place: string; text: string }): string[] {
  const found = [];
  if (/\b\d{3}-555-01\d\d\b/.test(text))
    found.push(`${place}: ${text} is a phone number reserved for fiction`);
  if (isExampleHost(text)) found.push(`${place}: ${text} is on an example host`);
  if (shipped.names.includes(text)) found.push(`${place}: '${text}' is sample content`);
  return found;
}

function inQuote({ file, text }: { file: string; text: string }): string {
  return `${file}: the quote '${text.slice(0, 40)}…' is invented`;
}

function inFile([file]: [string, string]): string {
  return `${file}: shows the sample product; CONTRIBUTING.md says how to make it again (A color and a logo)`;
}

function inSource([file, source]: [string, string]): string[] {
  return source.split('\n').flatMap((line, index) => {
    const found = [];
    if (line.includes('SAMPLE CONTENT')) found.push(`${file}:${index + 1}: is marked as sample content`);
    if (line.includes(`last updated ${shipped.legalDate}`))
      found.push(`${file}:${index + 1}: the terms are still dated ${shipped.legalDate}`);
    return found;
  });
}

function inEnvironment(environment: Launch['environment']): string[] {
  const found = [];
  if (environment.BACKEND === 'mock') found.push('BACKEND: the mock backend creates nothing real');
  for (const name of ['PUBLIC_URL', 'BACKEND_URL'] as const)
    found.push(...inAddress(name, environment[name] ?? ''));
  for (const host of environment.CHECKOUT_HOSTS?.split(',') ?? [])
    if (isExampleHost(host) || host.trim().startsWith('http:'))
      found.push(`CHECKOUT_HOSTS: ${host} is no checkout`);
  for (const [name, sample] of [
    ['SETUP_AGENT_ID', 'agent_setup'],
    ['DEMO_AGENT_ID', 'agent_demo'],
  ] as const)
    if ((environment[name] || sample) === sample) found.push(`${name}: is that of the mock backend`);
  if (!environment.SALES_REPS) found.push('SALES_REPS: is not given: /alex and /jordan are pages of nobody');
  for (const name of ['BACKEND_KEY', 'SESSION_SECRET'] as const)
    if (!environment[name]) found.push(`${name}: is not given`);
  if (/characters-long/.test(environment.SESSION_SECRET ?? ''))
    found.push('SESSION_SECRET: is one of an example');
  return found;
}

function inAddress(name: string, address: string): string[] {
  if (!address) return [`${name}: is not given`];
  const found = [];
  if (!address.startsWith('https://')) found.push(`${name}: ${address} is not https`);
  if (isExampleHost(address)) found.push(`${name}: ${address} is an example host`);
  return found;
}

/** Whether the text is on a hostname reserved for examples and tests, or on localhost. */
function isExampleHost(text: string): boolean {
  return /([.@/]|^)(example\.(com|net|org)|[\w.-]+\.(example|test|invalid|localhost)|localhost|127\.0\.0\.1)(?![\w-])/.test(
    text,
  );
}
