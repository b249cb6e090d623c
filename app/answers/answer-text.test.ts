import { expect, test } from 'vitest';

import { descriptionToSend } from './answer-text';

const line = 'Put urgent calls through to 512-555-0177.';

test.each([
  ['We fix leaks.', '(512) 555-0177', `We fix leaks.\n${line}`],
  ['', '5125550177', line],
  ['Call me at 512-555-0177.', '512-555-0177', 'Call me at 512-555-0177.'],
  ['We fix leaks.', '', 'We fix leaks.'],
  ['We fix leaks.', '555', 'We fix leaks.'],
])('the description %j with the number %j is sent as %j', (BusinessDescription, UrgentCallsNumber, sent) => {
  expect(descriptionToSend({ BusinessDescription, UrgentCallsNumber })).toBe(sent);
});
