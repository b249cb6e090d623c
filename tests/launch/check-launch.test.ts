import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

import { brand, logo } from '../../app/brand';
import { findings, fingerprint } from '../../scripts/launch/sample-content';
import type { Launch } from '../../scripts/launch/sample-content';
import { readLaunch } from '../../scripts/launch/read-launch';
import { shipped } from '../../scripts/launch/shipped';

const environment = {
  BACKEND_URL: 'https://backend.company.com/functions/v1',
  PUBLIC_URL: 'https://www.company.com',
  SETUP_AGENT_ID: 'agent_a1',
  DEMO_AGENT_ID: 'agent_b2',
  BACKEND_KEY: 'k3y',
  SESSION_SECRET: '0f1e2d3c'.repeat(4),
  SALES_REPS: 'ana',
};
const ready: Launch = {
  brand: { product: 'Company', supportPhone: '512-867-5309', supportEmail: 'help@company.com' },
  quoted: [{ file: 'app/content/testimonials.ts', text: 'It answered while I was out.' }],
  sources: { 'app/routes/privacy.tsx': '<p>last updated 1/5/2026</p>' },
  files: { 'public/help-video.jpg': 'another picture' },
  environment,
};

test('finds nothing if all sample content is replaced', () => {
  expect(findings(ready)).toEqual([]);
});

const env = (changed: Partial<Launch['environment']>) => ({ environment: { ...environment, ...changed } });
const said = (product = '') => ({ brand: { product } });

test.each<[string, Partial<Launch>, RegExp]>([
  ['a phone number reserved for fiction', { brand: { line: '512-555-0199' } }, /line: 512-555-0199.*fiction/],
  ['an example host', { brand: { founder: { email: 'a@b.example' } } }, /founder\.email: .*example host/],
  ['the sample name', said(shipped.names[0]), new RegExp(`product: '${shipped.names[0]}' is sample`)],
  ['the sample logo', { brand: { logo } }, /logo\.dome: .* is sample/],
  ['marked content', { sources: { 'app/a.ts': '\n/** SAMPLE CONTENT */' } }, /app\/a\.ts:2: is marked/],
  ['the old date of the terms', { sources: { 'a.tsx': `last updated ${shipped.legalDate}` } }, /still dated/],
  ['the mock backend', env({ BACKEND: 'mock' }), /^BACKEND: the mock/],
  ['a missing public URL', env({ PUBLIC_URL: undefined }), /^PUBLIC_URL: is not given/],
  ['a public URL without https', env({ PUBLIC_URL: 'http://www.company.com' }), /is not https/],
  ['a backend URL without https', env({ BACKEND_URL: 'http://10.0.0.1' }), /is not https/],
  ['an example public URL', env({ PUBLIC_URL: 'https://www.example.com' }), /example host/],
  ['a test checkout', env({ CHECKOUT_HOSTS: 'http://127.0.0.1:4010' }), /CHECKOUT/],
  ['an empty agent id', env({ SETUP_AGENT_ID: '' }), /^SETUP_AGENT_ID/],
  ['the sample reps', env({ SALES_REPS: '' }), /^SALES_REPS: .*alex/],
  ['a missing backend key', env({ BACKEND_KEY: '' }), /^BACKEND_KEY: is not given/],
  [
    'a known secret',
    env({ SESSION_SECRET: 'at-least-thirty-two-characters-long' }),
    /^SESSION_SECRET: .*example/,
  ],
  ['the mock’s agent', env({ DEMO_AGENT_ID: 'agent_demo' }), /^DEMO_AGENT_ID/],
])('finds %s', (_name, change, expected) => {
  expect(findings({ ...ready, ...change })).toEqual([expect.stringMatching(expected)]);
});

test('lists each file that shows the sample product, and knows its present fingerprint', () => {
  const { files } = readLaunch({});
  for (const [file, print] of Object.entries(shipped.files)) expect(files[file], file).toBe(print);
  const found = findings({ ...ready, files });
  expect(found).toHaveLength(2);
  expect(found.join()).toMatch(/help-video\.jpg: .*help-video\.webm: /);
});

test('recognizes every invented quote by its fingerprint, even without its SAMPLE CONTENT marker', () => {
  const { quoted } = readLaunch({});
  expect(quoted.length).toBeGreaterThan(5);
  for (const { text } of quoted) expect(shipped.quotes, text).toContain(fingerprint(text));
});

test('the command lists this repository’s sample content and exits with 1', () => {
  const { status, stdout } = spawnSync('node_modules/.bin/tsx', ['scripts/launch/check-launch.ts'], {
    encoding: 'utf8',
    env: { NODE_ENV: 'test', PATH: process.env.PATH },
  });
  expect(status).toBe(1);
  const names = shipped.names.filter((name) => JSON.stringify(brand).includes(name));
  const files = ['terms are still dated', 'testimonials.ts', 'founder.ts', 'stored-data.ts', 'PUBLIC_URL'];
  for (const part of [...names, brand.supportPhone, brand.founder.email, ...files])
    expect(stdout).toContain(part);
});
