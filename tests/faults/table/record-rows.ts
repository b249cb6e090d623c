import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { faults } from './backend';
import { until } from './site';
import type { Site } from './site';
import type { Row, Tally } from './tally';
import { expectCreation, ownerBeforeCreation, visitorOf } from './visitors';

const logOf = ({ instances }: Site) => instances.map(({ output }) => output()).join('\n');

/** nginx logs an error when it writes a body to a file, and when an instance is down. */
async function provokeProxyErrors(site: Site, tally: Tally): Promise<void> {
  const { visitor } = await ownerBeforeCreation(site);
  const body = 'x'.repeat(60_000);
  await tally.count(() => visitor.postOnce('/calendar-setup?agentId=agent_private', { body }));
  site.instances[0]?.process.kill('SIGKILL');
  for (let visit = 0; visit < 20; visit += 1)
    await tally.count(() =>
      visitorOf(site).open('/calendar-setup?agentId=agent_private&session_id=cs_private'),
    );
  await site.restartAll();
  const log = readFileSync(join(site.folder, 'error.log'), 'utf8');
  for (const privateText of ['127.1.', 'agent_private', 'cs_private'])
    tally.expect(!log.includes(privateText), `error.log contains ${privateText}`);
}

/** The error page shows a request ID. The log has a line with that ID and the status. */
async function expectRefusalsLogged(site: Site, tally: Tally): Promise<void> {
  const refused: [number, Record<string, string>, string][] = [
    [
      403,
      { Origin: 'https://elsewhere.example', 'Content-Type': 'application/x-www-form-urlencoded' },
      'intent=form',
    ],
    [415, { Origin: site.origin, 'Content-Type': 'application/json' }, '{}'],
    [400, { Origin: site.origin, 'Content-Type': 'multipart/form-data; boundary=b' }, '--b\r\nno part'],
  ];
  for (const [status, headers, body] of refused) {
    const page = await tally.count(() =>
      visitorOf(site).send('/create-agent', { method: 'POST', headers, body }),
    );
    const id = /\d{4}-\d{4}-\d{4}/.exec(page?.text ?? '')?.[0] ?? 'no request ID on the page';
    await sleep(200);
    const line = logOf(site)
      .split('\n')
      .find((entry) => entry.includes(id));
    tally.expect(page?.status === status, `${page?.status} instead of ${status}`);
    tally.expect(line?.includes(String(status)), `the log has no line for ${status} with ${id}`);
  }
  const owner = await ownerBeforeCreation(site);
  site.backend.behaviors['create-full-agent'] = (_call, response) =>
    response.end('{"success":false,"error":"the trade is not supported"}');
  await tally.count(owner.create);
  await sleep(200);
  tally.expect(logOf(site).includes('the trade is not supported'), "the log lacks the backend's reason");
}

/** The backend must know each checkout: the report is sent again with the next page until the backend accepts it. */
async function reportCheckoutLater(site: Site, tally: Tally): Promise<void> {
  const owner = await ownerBeforeCreation(site);
  await expectCreation(site, tally, owner);
  const [agentId = ''] = /agent_\w+/.exec(owner.visitor.url) ?? [];
  site.backend.behaviors['store-stripe-redirect'] = faults['500 without acting'];
  const path = `/calendar-setup?agentId=${agentId}&session_id=cs_later`;
  await tally.count(() => owner.visitor.open(path));
  await until(() => site.backend.calls.some(({ functionName }) => functionName === 'store-stripe-redirect'));
  site.backend.behaviors = {};
  for (let visit = 0; visit < 3; visit += 1) {
    await tally.count(() => owner.visitor.open(`/calendar-setup?agent=${agentId}`));
    await sleep(500);
  }
  tally.expectOnce(site.backend.done('store-stripe-redirect'));
}

/** Rows about logs, metrics and the reports to the backend. */
export const recordRows: Row[] = [
  {
    name: 'Records: the error log of nginx has no addresses, agents, or checkout sessions',
    run: provokeProxyErrors,
  },
  {
    name: 'Records: each refused form leaves a log line with the request ID of its page',
    run: expectRefusalsLogged,
  },
  {
    name: 'Records: a checkout report that failed is sent again with the next page',
    run: reportCheckoutLater,
  },
];
