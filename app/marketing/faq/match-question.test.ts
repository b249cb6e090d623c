import { expect, test } from 'vitest';

import { matchesQuery } from './match-question';

const text = 'What happens when it doesn’t know the answer? It takes a message. Café owners too.';

test.each([
  ['', true],
  ['   ', true],
  ['MESSAGE', true],
  ['answer message', true],
  ['message  answer ', true],
  ["doesn't", true],
  ['cafe', true],
  ['mess', true],
  ['answer price', false],
  ['.*', false],
])('%j found: %s', { tags: ['2.faq.1'] }, (query, found) => expect(matchesQuery(query, text)).toBe(found));
