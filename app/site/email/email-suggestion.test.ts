import { expect, test } from 'vitest';

import { suggestedEmail } from './email-suggestion';

test.each([
  ['joe@gmial.com', 'joe@gmail.com'],
  ['joe@gamil.com', 'joe@gmail.com'],
  ['joe@gmai.com', 'joe@gmail.com'],
  ['joe@gmail.con', 'joe@gmail.com'],
  ['joe@gmial.con', 'joe@gmail.com'],
  ['joe@gmail.cm', 'joe@gmail.com'],
  ['joe.smith@yaho.com', 'joe.smith@yahoo.com'],
  ['joe@hotmal.com', 'joe@hotmail.com'],
  ['joe@outlok.com', 'joe@outlook.com'],
  ['joe@iclould.com', 'joe@icloud.com'],
  ['joe@comcas.net', 'joe@comcast.net'],
  ['o’brien@gmial.com', 'o’brien@gmail.com'],
  ['josé@gmial.com', 'josé@gmail.com'],
  ['Joe.Smith@GMIAL.com', 'Joe.Smith@gmail.com'],
  ['joe\uD800@gmial.com', 'joe\uD800@gmail.com'],
])('suggests for %s the address %s', (typed, meant) => expect(suggestedEmail(typed)).toBe(meant));

test.each([
  'joe@gmail.com',
  'joe@ymail.com',
  'joe@mail.com',
  'joe@email.com',
  'joe@me.com',
  'joe@mac.com',
  'joe@cox.net',
  'joe@att.net',
  'joe@live.com',
  'joe@msn.com',
  'joe@yahoo.co.uk',
  'info@riveraplumbing.com',
  'info@riveraplumbing.con',
  'ana@rivera.example',
  'info@acme.co',
  'joe@fox.net',
  'joe@aon.com',
  'not an address',
  '',
  '@',
  '@gmial.com',
  'joe@gmial\uD800.com',
])('leaves %s alone', (typed) => expect(suggestedEmail(typed)).toBeNull());
