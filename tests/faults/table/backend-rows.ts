import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

import type { PlainBrowser } from '../../setup/plain-browser';
import { customer, sampleForm } from '../../setup/typical-owner';
import { respondAfter } from './backend';
import type { Behaviour } from './backend';
import type { Site } from './site';
import type { Row } from './tally';
import { expectCreation, ownerBeforeCreation, visitorOf } from './visitors';

const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024));

/** What each kind of outcome does to a key is tested beside the code; these are the unknown ones, each way. */
const misbehaviours: Record<string, Behaviour> = {
  '500 after it acted': (call, response) => response.writeHead(500).end(call.act() && '{}'),
  'nonsense after it acted': (call, response) => response.end(call.act() && '[{"success":"maybe"}]'),
  'a gzip bomb after it acted': (call, response) =>
    response.setHeader('Content-Encoding', 'gzip').end(call.act() && bomb),
  'a reset after it acted': (call, response) => {
    call.act();
    response.destroy();
  },
};

/** The visitor sees the error, tries again, and has one receptionist. */
const misbehaviourRows = Object.entries(misbehaviours).map(([name, behaviour]): Row => ({
  name: `Backend: ${name}`,
  async run(site, tally) {
    const owner = await ownerBeforeCreation(site);
    site.backend.behaviours['create-full-agent'] = behaviour;
    const refused = await tally.count(owner.create);
    tally.expect(refused?.html.includes('Agent Creation Failed'), 'the failure is not told');
    site.backend.behaviours = {};
    await expectCreation(site, tally, owner);
  },
}));

const down: Row = {
  name: 'Backend: down for 60 s, then back',
  async run(site, tally) {
    const owners = await Promise.all(Array.from({ length: 6 }, () => ownerBeforeCreation(site)));
    site.backend.close();
    for (const end = Date.now() + 60_000; Date.now() < end; await sleep(5_000)) {
      for (const owner of owners) await tally.count(owner.create);
      await tally.count(() => visitorOf(site).open('/faq'));
    }
    await site.startBackend();
    for (const owner of owners) await expectCreation(site, tally, owner);
  },
};

/** Under a circuit breaker the first visitor's failures refused the others' calls. */
const oneVisitorFails: Row = {
  name: 'Backend: one visitor’s calls are reset, others create meanwhile',
  async run(site, tally) {
    const failing = await ownerBeforeCreation(site);
    const others = await Promise.all(Array.from({ length: 6 }, () => ownerBeforeCreation(site)));
    site.backend.behaviours['create-full-agent'] = (call, response) =>
      call.business === failing.business ? response.destroy() : response.end(call.act());
    for (let attempt = 0; attempt < 15; attempt += 1) await tally.count(failing.create);
    for (const owner of others) await expectCreation(site, tally, owner);
  },
};

/** What a visitor wants once: who they are, the function that is called, and what they send to which page. */
const wishes: [string, string, (site: Site) => Promise<() => Promise<PlainBrowser>>][] = [
  [
    'presses for a receptionist',
    'create-full-agent',
    async (site) => (await ownerBeforeCreation(site)).create,
  ],
  [
    'presses for a subscription',
    'create-subscription',
    async (site) => {
      const { visitor, create } = await ownerBeforeCreation(site);
      await create();
      await visitor.open('/trial-signup');
      const { url } = await visitor.submit(customer);
      return () => visitor.submit({ intent: 'subscribe' }, url);
    },
  ],
  [
    'presses for a number',
    'assign-agent-phone',
    async (site) => {
      const { visitor, create } = await ownerBeforeCreation(site);
      const { url } = await create();
      return () => visitor.submit({ intent: 'assign' }, url);
    },
  ],
  [
    'uploads of a voice sample',
    'create-voice-clone',
    async (site) => {
      const { visitor } = await ownerBeforeCreation(site);
      const { url } = visitor;
      return () => visitor.upload(sampleForm(), url);
    },
  ],
];

/** Over both instances, and again when the first response has come. */
const wishRows = wishes.map(([name, functionName, prepare]): Row => ({
  name: `People: 10 ${name} at once, and one more`,
  async run(site, tally) {
    const post = await prepare(site);
    site.backend.behaviours[functionName] = respondAfter(300);
    await Promise.all(Array.from({ length: 10 }, () => tally.count(post)));
    await tally.count(post);
    tally.expectOnce(site.backend.done(functionName));
    if (functionName === 'create-voice-clone') tally.expectOnce(site.backend.done('create-full-agent'));
  },
}));

export const backendRows = [...misbehaviourRows, ...wishRows, oneVisitorFails, down];
