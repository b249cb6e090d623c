import { expect, test } from 'vitest';

import { problems } from './statement-coverage';
import { readStatements } from './statements';

const statements = readStatements('2.1 In both.\n2.2 In one.\n  scripts only: It needs them.\n');
const server = { name: 'a', ids: ['2.1'] };
const scripts = { name: 'a', ids: ['2.1', '2.2'], mode: 'scripts' };
const plain = { name: 'b', ids: ['2.1'], mode: 'no scripts' };

test.each([
  ['nothing if every statement has a test in both modes', [scripts, plain], []],
  ['nothing if a test without a browser covers a statement', [server, { ...scripts, ids: ['2.2'] }], []],
  [
    'a test that names an unknown statement',
    [scripts, plain, { name: 'c', ids: ['2.9'] }],
    ['unknown id 2.9: c'],
  ],
  ['a statement without a test', [server], ['no test names 2.2']],
  ['a missing mode without a reason', [scripts], ['2.1 is tested only with scripts, without a reason']],
])('the conformance check reports %s', { tags: ['E.conformance'] }, (_name, tests, complaints) => {
  expect(problems(tests, statements)).toEqual(complaints);
});
