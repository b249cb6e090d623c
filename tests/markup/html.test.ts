import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startServer } from '../setup/server-process';
import type { RunningServer } from '../setup/server-process';
import { leadsOn, pageStates, visitState, withFaults } from './page-states';

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
beforeAll(async () => void (server = await startServer({ BACKEND: 'mock', ...withFaults })));
afterAll(() => server.stop());

test.each(pageStates)('$name is valid', { tags: ['E.html'] }, async (state) => {
  const { results } = await checker.validateString((await visitState(server.url, state)).html);
  const findings = results.flatMap(({ messages }) => messages);
  expect(findings.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual(
    leadsOn.includes(state.name) ? [expect.stringMatching(/^meta-refresh: /)] : [],
  );
});
