import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

import { brand, logo } from '../../app/brand';
import { founder } from '../../app/content/founder';
import * as testimonials from '../../app/content/testimonials';
import { fingerprint } from './sample-content';
import type { Launch } from './sample-content';

export function readLaunch(environment: Launch['environment']): Launch {
  return { brand: { ...brand, logo }, quoted: quoted(), sources: sources(), files: files(), environment };
}

/** Parses a file of `NAME=value` lines, as used by systemd and containers. */
export function readEnvironment(file: string): Launch['environment'] {
  return parseEnv(readFileSync(file, 'utf8'));
}

function quoted(): Launch['quoted'] {
  const quotes = Object.values(testimonials).flat();
  return [
    ...quotes.map(({ quote }) => ({ file: 'app/content/testimonials.ts', text: quote })),
    ...founder.story.map((text) => ({ file: 'app/content/founder.ts', text })),
  ];
}

function files(): Launch['files'] {
  const paths = readdirSync('public').map((name) => join('public', name));
  return Object.fromEntries(paths.map((path) => [path, fingerprint(readFileSync(path))]));
}

function sources(): Launch['sources'] {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).map((file) => join('app', file));
  const texts = files.filter((file) => /(?<!\.test)\.(ts|tsx|mdx)$/.test(file));
  return Object.fromEntries(texts.map((file) => [file, readFileSync(file, 'utf8')]));
}
