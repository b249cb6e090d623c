import fc from 'fast-check';
import { expect, test } from 'vitest';

import { compareForms, parseServed, serveForm } from './served-form.server';

const names = ['name', 'phone', 'monday'];
const texts = fc.record({ name: fc.string(), phone: fc.string(), monday: fc.constantFrom('9-5', 'closed') });

function servedWith(rendered: Record<string, string>) {
  const served = parseServed(serveForm(rendered));
  if (!served) throw new Error('unreadable');
  return served;
}

test('a field is in conflict only where both changed it, to different texts', { tags: ['E.tabs'] }, () => {
  fc.assert(
    fc.property(texts, texts, texts, (rendered, sent, saved) => {
      const changed = (form: typeof rendered) => (name: string) =>
        Reflect.get(form, name).trim() !== Reflect.get(rendered, name).trim();
      const differ = (name: string) => Reflect.get(sent, name).trim() !== Reflect.get(saved, name).trim();
      const { theirs, both } = compareForms(servedWith(rendered), sent, saved);
      expect(theirs).toEqual(names.filter((name) => changed(saved)(name) && !changed(sent)(name)));
      expect(both).toEqual(
        names.filter((name) => changed(saved)(name) && changed(sent)(name) && differ(name)),
      );
    }),
  );
});

test('line breaks of a browser, white space at the ends and fields of another form are no change', () => {
  const served = servedWith({ name: 'a\nb', phone: '' });
  const saved = { name: 'Cleo', phone: ' ' };
  expect(compareForms(served, { name: 'Bea' }, { name: 'Cleo' })).toEqual({ theirs: [], both: [] });
  expect(compareForms(served, { name: ' a\r\nb\r', phone: '' }, saved)).toEqual({
    theirs: ['name'],
    both: [],
  });
  expect(compareForms(served, { name: 'c\rd', phone: '' }, { name: 'c\nd', phone: '' }).both).toEqual([]);
});

const noForms = ['', '7', '01234567.abc', 'x1234567.abcd', 'x01234567.abcd', '01234567.abcd!', '01234567.'];
test.each(noForms)('%s is no served form', (value) => expect(parseServed(value)).toBeNull());
