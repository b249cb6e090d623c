import { expect, test } from 'vitest';

import { brand } from '~/brand';
import type { ChecklistKey } from '~/content/checklist';
import { computerStepsLink } from './other-device.server';

test('the email contains the address to share the calendar with, the widget code and a link to the checklist', () => {
  const snippet = '<script src="https://a.example/widget.js" data-agent-id="agent_a&b"></script>\n<noscript>';
  const address = 'https://a.example/calendar-setup?agentId=agent_ab';
  const link = computerStepsLink({
    snippet,
    address,
    email: 'ana+new@rivera.example',
    startsTrial: false,
    complete: [],
  });
  const { protocol, pathname, searchParams } = new URL(link);
  expect(protocol).toBe('mailto:');
  expect(decodeURIComponent(pathname)).toBe('ana+new@rivera.example');
  expect(searchParams.get('subject')).toContain(brand.product);
  const lines = searchParams.get('body')?.split('\r\n') ?? [];
  expect(lines[0]).toContain(brand.supportEmail);
  expect(lines.join('\n')).toContain(`\n${snippet}\n`);
  expect(lines.join(''), 'RFC 6068 wants CR LF').not.toContain('\n');
  expect(lines.at(-1)).toBe(address);
});

test('the email begins with the trial if none has started, because nothing is booked without one', () => {
  const texts = { snippet: '<script>', address: 'https://a.example', email: '' };
  const body = new URL(computerStepsLink({ ...texts, startsTrial: true, complete: [] })).searchParams.get(
    'body',
  );
  expect(body).toMatch(/^1\. Start your free trial\r\n\r\n2\. Share your calendar with /);
});

test('the email leaves out the steps that are marked', () => {
  const texts = { snippet: '<script>', address: 'https://a.example', email: '', startsTrial: false };
  const bodyWith = (complete: ChecklistKey[]) =>
    new URL(computerStepsLink({ ...texts, complete })).searchParams.get('body');
  expect(bodyWith(['calendar'])).toMatch(/^1\. Put this code .*\r\n<script>/);
  expect(bodyWith(['widget'])).toMatch(/^1\. Share your calendar .*\r\n\r\nYour checklist/);
});
