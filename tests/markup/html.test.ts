import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startServer } from '../setup/server-process';
import type { RunningServer } from '../setup/server-process';
import { exceptions, isExcepted } from './exceptions';
import { withFaults, pageStates, visitState } from './page-states';

/** What the checker recommends, without what only speaks of how React spells a correct attribute or empty element. */
const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:a11y'],
    rules: {
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'attr-case': 'off',
      'valid-id': ['error', { relaxed: true }], // dots of field names and colons of React's ids are valid
      'tel-non-breaking': 'off', // where numbers wrap is the stylesheet's matter
    },
  }),
);

let server: RunningServer;
const found = new Map<string, string[]>();

beforeAll(async () => {
  server = await startServer({ BACKEND: 'mock', ...withFaults });
});
afterAll(() => server.stop());

test.each(pageStates.map((state) => [state.name, state] as const))(
  '%s is valid',
  { tags: ['E.html'] },
  async (name, state) => {
    const { html } = await visitState(server.url, state);
    const { results } = await checker.validateString(html);
    const findings = results.flatMap(({ messages }) => messages);
    found.set(name, [...new Set(findings.map(({ ruleId }) => ruleId))]);
    expect(
      findings
        .filter(({ ruleId }) => !isExcepted(ruleId, name))
        .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    ).toEqual([]);
  },
);

test('every exception is still needed', { tags: ['E.html'] }, () => {
  const needless = exceptions.flatMap(({ rule, pages }) =>
    pages.filter((page) => !found.get(page)?.includes(rule)).map((page) => `${rule} on ${page}`),
  );
  expect(needless).toEqual([]);
});
