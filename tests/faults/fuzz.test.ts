import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { Agent } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { PlainBrowser } from '../setup/plain-browser';
import { seed } from '../setup/random';
import { startServer } from '../setup/server-process';
import type { RunningServer } from '../setup/server-process';
import { randomPosts } from './random-posts';
import type { RandomPost } from './random-posts';

const posts = 300;
const connections = 4;
const enoughFailures = 3;
/** What no visitor is to read. */
const inside = /node_modules|at async|ZodError/;

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ BACKEND: 'mock', MOCK_PACE: '0', TRUST_PROXY: '1' });
});
afterAll(async () => {
  const output = server.output();
  await server.stop();
  expect(output).not.toMatch(/request failed|render failed/);
});

test(
  'whatever is posted to an action, the visitor gets a page below 500, and so does the next on the connection',
  { tags: ['E.robust', 'E.bodies'], timeout: 900_000 },
  async () => {
    const { paths, names, cookie } = await aim();
    const given = fc.sample(randomPosts(names, server.url, cookie), { numRuns: posts, seed });
    const sent = given.map((post, index) => ({ post, path: paths[index % paths.length] ?? '/' }));
    const lanes = Array.from({ length: connections }, (_, lane) =>
      failuresOf(sent.filter((_each, index) => index % connections === lane)),
    );
    expect((await Promise.all(lanes)).flat(), `repeat with TEST_SEED=${seed}`).toEqual([]);
  },
);

test('whatever stands in an address, the visitor gets a page below 500', { tags: ['E.robust'] }, async () => {
  for (const path of [
    ...['/demo/agent/agent_', '/demo/agent/%00', `/demo/agent/agent_${'x'.repeat(500)}`, '//'],
    ...['/demo/agent/agent_x?phone=toString', '/create-agent/website?draft=__proto__', '/constructor'],
    ...['/calendar-setup?agentId=../&session_id=%00&open=__proto__', '/create-agent/business?draft=%00'],
    ...['/trial-signup?agent=%22%3E', '/mock-checkout?agentId=%3Cscript%3E', '/__proto__', '/.env'],
    ...['/%2e%2e/%2e%2e/etc/passwd', '/alex?x=%E0%A4%A', '/?openHour=1e999&bookings=%00', '/?__proto__=1'],
  ]) {
    const response = await fetch(server.url + path, { redirect: 'manual' });
    expect(response.status, path).toBeLessThan(500);
    const text = await response.text();
    expect(text, path).not.toMatch(inside);
    if (response.status < 300 || response.status >= 400) expect(text, path).toContain('<h1');
  }
});

/** Where to send to: every action of the build, with a set-up under way, and the fields that its pages have. */
async function aim(): Promise<{ paths: string[]; names: string[]; cookie: string }> {
  const browser = new PlainBrowser(server.url);
  const names = new Set<string>();
  const drafts = new Map<string, string>();
  const paths = actionPaths();
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

/** The paths of all routes that have an action, from the build itself. */
function actionPaths(): string[] {
  const list = `const { routes } = await import('./build/server/index.js');
    const withAction = Object.values(routes).filter((route) => route.module.action);
    console.log(JSON.stringify(withAction.map((route) => '/' + (route.path ?? ''))));
    process.exit(0);`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', list], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', BACKEND: 'mock' },
    encoding: 'utf8',
  });
  const paths: string[] = JSON.parse(output.trim().split('\n').at(-1) ?? '[]');
  return paths.map((path) => path.replaceAll(/:\w+\??|\*/g, 'agent_fuzz1'));
}

/** Sends one after the other, each next over the same connection by a plain request. */
async function failuresOf(sent: { post: RandomPost; path: string }[]): Promise<string[]> {
  const dispatcher = new Agent({ connections: 1 });
  /** The status, once all of the response has come; 999 for none, a broken connection, or our insides. */
  const statusOf = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(server.url + path, {
      redirect: 'manual',
      dispatcher,
      ...init,
    } as RequestInit);
    return inside.test(await response.text()) ? 999 : response.status;
  };
  const failures: string[] = [];
  for (const { post, path } of sent) {
    const { method, headers, body, chunked } = post;
    const target = joined(path, post.suffix);
    const given = chunked ? { body: new Blob([new Uint8Array(body)]).stream(), duplex: 'half' } : { body };
    const bodiless = ['GET', 'HEAD'].includes(method) ? {} : given;
    const status = await statusOf(target, { method, headers, ...bodiless }).catch(() => 999);
    const next = await statusOf('/healthz').catch(() => 999);
    if (status < 500 && next === 200) continue;
    const beginning = JSON.stringify(body.toString('latin1').slice(0, 1_500));
    failures.push(`${status}, then ${next}: ${method} ${target} ${JSON.stringify(headers)} ${body.length} bytes: ${beginning}`); // prettier-ignore
    if (failures.length === enoughFailures) break;
  }
  return failures;
}

function joined(path: string, suffix: string): string {
  const [pathname = '', query] = path.split('?');
  if (suffix.startsWith('?')) return query ? `${path}&${suffix.slice(1)}` : path + suffix;
  return pathname + suffix + (query ? `?${query}` : '');
}
