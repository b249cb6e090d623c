import { expect, test } from 'vitest';

import { listText } from './list-text';

test('listText has no comma before the last item', () => {
  expect(listText(['30', '60', '200'], 'and')).toBe('30, 60 and 200');
  expect(listText(['Dialzara', 'Upfirst', 'Ruby'], 'or')).toBe('Dialzara, Upfirst or Ruby');
});
