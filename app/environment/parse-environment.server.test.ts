import { expect, test } from 'vitest';

import routes from '~/routes';
import { parseEnvironment, reservedNames } from './parse-environment.server';

const production = {
  BACKEND_URL: 'https://project.example/functions/v1/',
  BACKEND_KEY: 'key',
  SESSION_SECRET: 'a'.repeat(32),
  SETUP_AGENT_ID: 'agent_s1',
  DEMO_AGENT_ID: 'agent_d1',
};

function environment(vars: Record<string, string>) {
  const parsed = parseEnvironment(vars);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.environment;
}

function message(vars: Record<string, string>) {
  const parsed = parseEnvironment(vars);
  return parsed.ok ? '' : parsed.message;
}

test('mock mode requires no other variable', () => {
  expect(environment({ BACKEND: 'mock' })).toMatchObject({
    backend: { kind: 'mock', latencyFactor: 1 },
    sessionSecrets: null,
    salesReps: ['alex', 'jordan'],
    setupAgentId: 'agent_setup',
    demoAgentId: 'agent_demo',
    checkoutOrigins: ['https://checkout.stripe.com'],
    port: 3000,
  });
});

test('reads the backend’s URL without its trailing slash', () => {
  expect(environment(production).backend).toEqual({
    kind: 'http',
    baseUrl: 'https://project.example/functions/v1',
    key: 'key',
  });
});

test('rejects an environment with no backend or with both', () => {
  expect(message({})).toContain('BACKEND_URL');
  expect(message({ ...production, BACKEND: 'mock' })).toContain('not both');
});

test('lists all mistakes in one message, without secrets', () => {
  const wrong = {
    BACKEND_URL: 'ftp://x',
    SESSION_SECRET: 'too-short-secret',
    PORT: 'eighty',
    MOCK_PACE: 'fast',
    TRUST_PROXY: '-1',
    SALES_REPS: 'al3x',
    CHECKOUT_HOSTS: 'https://pay.example/path',
    PUBLIC_URL: 'nowhere',
  };
  const text = message(wrong);
  for (const name of Object.keys(wrong)) expect(text).toContain(name);
  expect(text).not.toContain('too-short-secret');
});

test('rejects sales reps with the name of one of our pages', () => {
  const own = routes.map(({ path = '' }) => path).filter((path) => /^[a-z]+$/i.test(path));
  expect([...reservedNames].sort()).toEqual([...own].sort());
  expect(message({ BACKEND: 'mock', SALES_REPS: 'Alex,For' })).toContain('SALES_REPS');
});

test('lists missing variables together with other mistakes', () => {
  const text = message({ BACKEND_URL: 'https://project.example', PORT: 'eighty' });
  for (const name of ['PORT', 'BACKEND_KEY', 'SESSION_SECRET', 'SETUP_AGENT_ID', 'DEMO_AGENT_ID'])
    expect(text).toContain(name);
});

test('reads lists of secrets and hosts', () => {
  const SESSION_SECRET = `${'a'.repeat(32)},${'b'.repeat(40)}`;
  const CHECKOUT_HOSTS = 'pay.example, http://127.0.0.1:4010';
  const parsed = environment({ ...production, SESSION_SECRET, CHECKOUT_HOSTS });
  expect(parsed.sessionSecrets).toHaveLength(2);
  expect(parsed.checkoutOrigins).toEqual(['https://pay.example', 'http://127.0.0.1:4010']);
});

test.each([
  ['https://widget.example/embed.js', true],
  ['/voice-widget.js', true],
  ['http://localhost:4010/embed.js', true],
  ['http://127.0.0.1:4010/embed.js', true],
  ['http://[::1]/embed.js', true],
  ['http://widget.example/embed.js', false],
  ['http://127.0.0.1.evil.example/x', false],
  ['//widget.example/embed.js', false],
  ['/\\widget.example', false],
  ['javascript:alert(1)', false],
  ['embed.js', false],
])('accepts VOICE_WIDGET_SRC %s: %s', (VOICE_WIDGET_SRC, allowed) =>
  expect(parseEnvironment({ BACKEND: 'mock', VOICE_WIDGET_SRC }).ok).toBe(allowed),
);
