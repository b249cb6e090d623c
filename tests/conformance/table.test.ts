import { expect, test } from 'vitest';

import type { CollectedTest, Mode } from './collect';
import { conformanceTable, problems } from './table';

const sections = [
  {
    title: '2',
    statements: {
      '2.1': 'Shown in both modes.',
      '2.2': { text: 'Shown in one.', only: 'scripts' as const, why: 'It needs scripts.' },
      '2.3': { text: 'Not shown.', untested: 'It is about the moon.' },
    },
  },
];
const tagged = (ids: string[], mode: Mode = 'either'): CollectedTest => ({
  file: 'a',
  title: 'does',
  ids,
  mode,
});
const whole = [tagged(['2.1'], 'scripts'), tagged(['2.1'], 'no scripts'), tagged(['2.2'], 'scripts')];

test('the table has no complaint when all name each other', { tags: ['E.conformance'] }, () => {
  expect(problems(whole, sections)).toEqual([]);
  expect(conformanceTable(whole, sections)).toContain(
    '| 2.1 | Shown in both modes. | browser | browser | `a`: does |',
  );
  expect(conformanceTable(whole, sections)).toContain('One mode: It needs scripts.');
});

test.each([
  ['a test that names what is not there', [...whole, tagged(['2.9'])], 'unknown id 2.9: a: does'],
  ['a statement that no test names', whole.slice(0, 2), 'no test names 2.2'],
  [
    'a mode left out without a reason',
    whole.slice(1),
    '2.1 is shown with no scripts alone, and does not say why',
  ],
  ['a claim that there is no test', [...whole, tagged(['2.3'])], '2.3 has tests and says that it has none'],
])('the table complains about %s', { tags: ['E.conformance'] }, (_name, tests, complaint) => {
  expect(problems(tests, sections)).toEqual([complaint]);
});
