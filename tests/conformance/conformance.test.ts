import { expect, test } from 'vitest';

import { problems } from './shown-by';
import { readStatements, specification } from './statements';

test('docs/specification.md is up to date; `npm run specification` writes it', async () => {
  await expect(specification()).toMatchFileSnapshot('../../docs/specification.md');
});

const statements = readStatements('2.1 In both.\n2.2 In one.\n  scripts only: It needs them.\n');
const server = { name: 'a', ids: ['2.1'] };
const scripts = { name: 'a', ids: ['2.1', '2.2'], mode: 'scripts' };
const plain = { name: 'b', ids: ['2.1'], mode: 'no scripts' };

test.each([
  ['nothing, when all name each other', [scripts, plain], []],
  ['nothing, when a test below the browser shows it', [server, { ...scripts, ids: ['2.2'] }], []],
  [
    'a test that names what is not there',
    [scripts, plain, { name: 'c', ids: ['2.9'] }],
    ['unknown id 2.9: c'],
  ],
  ['a statement that no test names', [server], ['no test names 2.2']],
  ['a mode left out without a reason', [scripts], ['2.1 is shown with scripts alone, and does not say why']],
])('the check of statements reports %s', { tags: ['E.conformance'] }, (_name, tests, complaints) => {
  expect(problems(tests, statements)).toEqual(complaints);
});
