import { expect, test } from 'vitest';

import { brand } from '~/brand';
import { computerStepsLink } from './computer-steps';

test('the e-mail carries the address to share with and the code, whatever is in it', () => {
  const snippet = '<script src="https://a.example/widget.js" data-agent-id="agent_a&b"></script>';
  const { protocol, pathname, searchParams } = new URL(computerStepsLink(snippet, 'ana+new@rivera.example'));
  expect(protocol).toBe('mailto:');
  expect(decodeURIComponent(pathname)).toBe('ana+new@rivera.example');
  expect(searchParams.get('subject')).toContain(brand.product);
  const [share, google, outlook, , add, ...code] = searchParams.get('body')?.split('\r\n') ?? [];
  expect([share, google, outlook, add].join()).toMatch(/^1\. .*Google.*Outlook.*,2\. /);
  expect([share, code]).toEqual([expect.stringContaining(brand.supportEmail), [snippet]]);
});
