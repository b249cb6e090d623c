import { expect, test } from 'vitest';
import { z } from 'zod';

import { createCookiesById } from '~/platform/session/cookies-by-id.server';
import { createJar } from '../../tests/setup/session';
import { drafts, newDraft } from './draft.server';
import { variantByKey } from './variants';

test('reads a draft from an older release and ignores its unknown fields', async () => {
  const browser = createJar();
  const draft = { ...newDraft(variantByKey('A'), 'dental'), revision: 2, fields: { BusinessName: 'Rivera' } };
  const older = createCookiesById('draft', z.unknown());
  browser.take(await older.write(browser.request(), 'abcdef', { ...draft, savedBy: '01234567' }));
  expect(await drafts.read(browser.request(), 'abcdef')).toEqual(draft);
});
