import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import routes from '../../app/routes';
import { startAppWithMock } from '../setup/app-in-process';
import type { RunningApp } from '../setup/app-in-process';
import { PlainBrowser } from '../setup/plain-browser';
import { anyText, seed } from '../setup/random';
import { isLong } from '../setup/sample';

/** Texts of internal errors, which no response may contain. */
const internals = /node_modules|at async|ZodError/;

let server: RunningApp;
beforeAll(async () => void (server = await startAppWithMock()));
afterAll(async () => {
  const output = server.output();
  await server.stop();
  expect(output).not.toMatch(/request failed|render failed/);
});

const hostileNames = [
  'BusinessName.toString',
  'email.constructor.name',
  'name.length',
  '__proto__',
  '__proto__.polluted',
  'constructor.prototype.x',
  'toString',
  'hasOwnProperty',
  'a[999999999]',
  'a[-1]',
  'a[]',
  '[0]',
  '.',
  'WeeklySchedule',
  'WeeklySchedule.monday',
  'WeeklySchedule.monday.ranges',
  'WeeklySchedule[0]',
  'WeeklySchedule.monday.ranges[1e9]',
  'WeeklySchedule.monday.ranges[0].startTime.toString',
  'WeeklySchedule.__proto__.isOpen',
  'BusinessName[0]',
  'BusinessName.first',
  'smsConsent.given',
  '__intent__',
  '__state__',
  'audio.name',
  'a'.repeat(5_000),
  `${'a.'.repeat(400)}a`,
  'a[0]'.repeat(300),
  '',
  ' ',
  '\0',
  '💥',
];
const usualValues = [
  'on',
  'true',
  'form',
  'voice',
  'next',
  'back',
  'skip',
  'analyze',
  'manual',
  'none',
  'create',
  'default',
  'clone',
  'own',
  '40',
  '{"type":"add-break","day":"monday"}',
  '{"type":"remove","day":"monday","index":-1}',
  '{"type":"copy","day":"__proto__"}',
  '{"pageView":"","fields":{"__proto__":{}},"hours":{"value":{}}}',
  'agent_x',
  'agent_fuzz1',
  '1e999',
  '-1',
  'NaN',
  'rivera.example',
  'https://rivera.example',
  'ana@rivera.example',
  '5125550100',
  'TX',
  '78701',
  '9:00 AM',
  'America/Chicago',
  'Fixed Location',
  'Travel to Customer',
  '',
];
const hostileValues = [
  '\0',
  'won\0’t',
  '\u202Egnp.exe',
  '\u2066\u2069',
  'a\r\nBcc: b@c.example',
  '\u001B[2J',
  '\uFEFF',
  '\uFFFE',
  '\uD800',
  '💥'.repeat(400),
  '漢'.repeat(1_000),
  "'; DROP TABLE x;--",
  '../../etc',
];
const oddCookies = ['', 'visitor=x', 'toast=__proto__; agent-unknown=%E0%A4%A', '=;;=', 'draft-aaaaaa=x'];

/** Random form posts. Other bodies, methods, sizes, and origins are tested separately. */
const randomPosts = (fieldNames: string[], cookie: string) => {
  const oneOf = (weight: number, values: string[]) => ({ weight, arbitrary: fc.constantFrom(...values) });
  const name = fc.oneof(oneOf(3, fieldNames), oneOf(1, hostileNames));
  const value = fc.oneof(
    oneOf(3, usualValues),
    oneOf(2, hostileValues),
    anyText({ maxLength: 80 }),
    fc.integer({ min: 1_000, max: 12_000 }).map((length) => 'x'.repeat(length)),
  );
  return fc.record({
    fields: fc.array(fc.tuple(name, value), { maxLength: 30 }),
    isMultipart: fc.boolean(),
    /** Binary bytes after the fields. */
    ending: fc.constantFrom('', '', '&BusinessName=%ED%A0%80%FF'),
    cookie: fc.oneof(oneOf(8, [cookie]), oneOf(2, oddCookies)),
    address: fc.ipV4(), // New addresses, so that the rate limits are not reached before the actions run.
  });
};

test('no random form post ends in a 5xx', async () => {
  const { paths, names, cookie } = await aim();
  const given = fc.sample(randomPosts(names, cookie), { numRuns: isLong ? 1_000 : 100, seed });
  const failures: unknown[] = [];
  for (const [index, post] of given.entries()) {
    const path = paths[index % paths.length] ?? '/';
    const form = new FormData();
    for (const [name, value] of post.fields) form.append(name, value);
    const text = new URLSearchParams(post.fields).toString() + post.ending;
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const response = await fetch(server.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        Origin: server.url,
        Cookie: post.cookie,
        'X-Forwarded-For': post.address,
        ...(post.isMultipart ? {} : type),
      },
      body: post.isMultipart ? form : text,
    });
    const showsInternals = internals.test(await response.text());
    if (response.status >= 500 || showsInternals) failures.push([response.status, path, post]);
  }
  expect(failures.slice(0, 3), `repeat with TEST_SEED=${seed}`).toEqual([]);
});

/** The path of every action, the fields of their pages, and the cookie of a setup in progress. */
async function aim(): Promise<{ paths: string[]; names: string[]; cookie: string }> {
  const browser = new PlainBrowser(server.url);
  const names = new Set<string>();
  const drafts = new Map<string, string>();
  const paths = routes
    .filter(({ file }) => /^export .*function action\b/m.test(readFileSync(`app/${file}`, 'utf8')))
    .map(({ path }) => `/${path ?? ''}`.replaceAll(/:\w+\??|\*/g, 'agent_fuzz1'));
  for (const variant of paths.filter((path) => /^\/create-agent\d?$/.test(path))) {
    await (await browser.open(variant)).submit({ intent: 'form' });
    drafts.set(variant, new URL(browser.url).search);
  }
  const addressed = paths.map((path) => path + (drafts.get(path.replace(/(?<=.)\/.*/, '')) ?? ''));
  const fields = /<(?:input|select|textarea|button)[^>]* name="([^"]+)"/g;
  for (const path of addressed)
    for (const [, name = ''] of (await browser.open(path)).html.matchAll(fields)) names.add(name);
  return { paths: addressed, names: [...names], cookie: browser.cookie };
}
