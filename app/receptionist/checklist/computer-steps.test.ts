import { expect, test } from 'vitest';

import { brand } from '~/brand';
import { computerStepsLink } from './computer-steps';

test('the e-mail carries the address to share with and the code, whatever is in it', () => {
  const snippet = '<script src="https://a.example/widget.js" data-agent-id="agent_a&b"></script>';
  const { protocol, pathname, searchParams } = new URL(computerStepsLink(snippet, 'ana+new@rivera.example'));
  expect(protocol).toBe('mailto:');
  expect(decodeURIComponent(pathname)).toBe('ana+new@rivera.example');
  expect(searchParams.get('body')).toContain(brand.supportEmail);
  expect(searchParams.get('body')).toContain(snippet);
});
