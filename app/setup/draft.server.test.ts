import { expect, test } from 'vitest';
import { z } from 'zod';

import { cookieFamily } from '~/platform/session/cookie-jar.server';
import { createBrowser } from '../../tests/setup/session';
import { drafts, newDraft } from './draft.server';
import { variantByKey } from './variants';

test('reads a draft from an older release and ignores its unknown fields', async () => {
  const { jar } = createBrowser().visit();
  const draft = { ...newDraft(variantByKey('A'), 'dental'), revision: 2, fields: { BusinessName: 'Rivera' } };
  await jar.write(cookieFamily('draft', z.unknown()), 'abcdef', { ...draft, savedBy: '01234567' });
  expect(await jar.read(drafts, 'abcdef')).toEqual(draft);
});
