import { afterEach, expect, test, vi } from 'vitest';

import { pageAddress } from './session-storage';

afterEach(() => vi.unstubAllGlobals());

function addressOf(url: string): string {
  vi.stubGlobal('location', new URL(url, 'https://site.example'));
  return pageAddress();
}

test('the address of a page differs by the setup that it shows, not by how it was opened', () => {
  const first = addressOf('/create-agent/business?draft=one');
  expect(addressOf('/create-agent/business?draft=two')).not.toBe(first);
  expect(addressOf('/create-agent/voice?draft=one')).not.toBe(first);
  expect(addressOf('/create-agent/business?draft=one&change=true#business-Name')).toBe(first);
});
