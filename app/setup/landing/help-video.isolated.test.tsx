import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

import { brand } from '~/brand';
import type * as Brand from '~/brand';
import { helpVideoLines } from '~/content/help-video-lines';
import { HelpVideo } from './help-video';

vi.mock('~/brand', async (importOriginal) => {
  const original = await importOriginal<typeof Brand>();
  return { ...original, brand: { ...original.brand, product: 'Company' } };
});

test('leaves out a video that names another brand, but shows its transcript', () => {
  const html = renderToStaticMarkup(<HelpVideo />);
  expect(brand.product).toBe('Company');
  expect(html).not.toMatch(/<video|help-video\.(jpg|webm)/);
  expect(html).toContain(helpVideoLines[0]);
});
