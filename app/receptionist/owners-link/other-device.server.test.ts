import { expect, test } from 'vitest';

import { brand } from '~/brand';
import type { ChecklistKey } from '~/content/checklist';
import { mailStepsLink } from './other-device.server';

test('the email contains the address to share the calendar with, the widget code and a link to the checklist', () => {
  const snippet = '<script src="https://a.example/widget.js" data-agent-id="agent_a&b"></script>\n<noscript>';
  const address = 'https://a.example/calendar-setup?agentId=agent_ab';
  const link = mailStepsLink({
    snippet,
    address,
    email: 'ana+new@rivera.example',
    isOwnersLink: true,
    startsTrial: false,
    complete: [],
  });
  const { protocol, pathname, searchParams } = new URL(link);
  expect(protocol).toBe('mailto:');
  expect(decodeURIComponent(pathname)).toBe('ana+new@rivera.example');
  expect(searchParams.get('subject')).toBe(`${brand.product}: open my receptionist on another device`);
  const lines = searchParams.get('body')?.split('\r\n') ?? [];
  expect(lines.slice(0, 2)).toEqual(['Open your receptionist on any phone or computer:', address]);
  expect(lines.join('\n')).toContain(brand.supportEmail);
  expect(lines.join(''), 'RFC 6068 wants CR LF').not.toContain('\n');
  expect(lines.slice(-2).join('\n'), 'the code is last').toBe(snippet);
});

test('the steps begin with the trial if none has started, because nothing is booked without one', () => {
  const texts = { snippet: '<script>', address: 'https://a.example', email: '', isOwnersLink: true };
  const body = new URL(mailStepsLink({ ...texts, startsTrial: true, complete: [] })).searchParams.get('body');
  expect(body).toMatch(/\r\n1\. Start your free trial\r\n\r\n2\. Share your calendar with /);
});

test('the email of a browser that isn’t the owner’s leads to the checklist', () => {
  const texts = { snippet: '<script>', address: 'https://a.example', email: '', startsTrial: false };
  const mail = new URL(mailStepsLink({ ...texts, isOwnersLink: false, complete: [] })).searchParams;
  expect(mail.get('subject')).toBe(`${brand.product}: steps for my computer`);
  expect(mail.get('body')).toMatch(
    /^Your checklist, with each step explained:\r\nhttps:\/\/a\.example\r\n\r\n1\. Share/,
  );
});

test('the email leaves out the steps that are marked', () => {
  const texts = { snippet: '<script>', address: 'https://a.example', email: '', isOwnersLink: true };
  const bodyWith = (complete: ChecklistKey[]) =>
    new URL(mailStepsLink({ ...texts, startsTrial: false, complete })).searchParams.get('body');
  expect(bodyWith(['calendar', 'invite', 'phone'])).toMatch(/\r\n1\. Put this code .*\r\n<script>$/);
  expect(bodyWith(['invite', 'phone', 'widget'])).toMatch(/\r\n1\. Share your calendar [^\r]*$/);
  expect(bodyWith(['calendar', 'phone', 'widget'])).toMatch(/\r\n1\. Accept the invite [^\r]*$/);
  expect(bodyWith(['calendar', 'invite', 'widget'])).toMatch(/\r\n1\. [^\r]*forward your calls[^\r]*$/);
  expect(bodyWith(['calendar', 'invite', 'phone', 'widget'])).toMatch(/\r\nhttps:\/\/a\.example$/);
});
