import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createBackend } from '../../app/platform/backend/functions.server';
import type { Backend } from '../../app/platform/backend/functions.server';
import type { Outcome } from '../../app/platform/backend/outcome';
import { businessFields } from '../../app/domain/business-questions';
import { defaultSchedule } from '../../app/domain/weekly-schedule';
import { creationRequest } from '../../app/set-up/creation/creation-request';
import { overBackend } from '../served/backend-site';
import { OddBackend, answers, numberOf } from '../setup/odd-answers';
import { PlainBrowser, fetchAsSomebodyNew } from '../setup/plain-browser';
import { startServer } from '../setup/server-process';
import type { RunningServer } from '../setup/server-process';
import { longestWait, worstRow } from '../setup/longest-wait';

const person = { userEmail: '', userAddress: '', userCity: '', userState: '', userZipcode: '' };
const customer = { email: 'a@b.example', address: '', city: '', state: '', zipCode: '' };
const audio = { size: 3_000, pieces: async function* () { yield Buffer.alloc(3_000); } }; // prettier-ignore
const gathered = { fields: {}, schedule: defaultSchedule(), consent: { given: false, at: null } };

/** Each for the visitor of this number, whose answer has that number in it. */
const functions: [string, (backend: Backend, visitor: number) => Promise<Outcome<unknown>>][] = [
  ['extraction', (backend, n) => backend.extract({ email: '', websiteAddress: `https://visitor${n}.example` }, { timeoutMs: 10_000 })], // prettier-ignore
  ['creation', (backend, n) => backend.createAgent(creationRequest({ ...gathered, email: `visitor${n}@b.example` }, true), `key${n}`)], // prettier-ignore
  ['voice', (backend, n) => backend.cloneVoice({ voiceName: `visitor${n}`, businessName: 'Rivera', agentId: 'pending' }, audio, `key${n}`)], // prettier-ignore
  ['look-up', (backend, n) => backend.getPhone(`agent_visitor${n}`)],
  ['assignment', (backend, n) => backend.assignPhone({ agentId: `agent_visitor${n}`, businessName: '', ...person }, `key${n}`)], // prettier-ignore
  ['subscription', (backend, n) => backend.subscribe({ customerInfo: { name: `visitor${n}`, ...customer }, agentId: 'unknown' }, `key${n}`, 'https://site.example')], // prettier-ignore
  ['redirect', (backend, n) => backend.storeRedirect({ agentId: 'agent_x', queryString: `visitor${n}` })],
  ['log', (backend, n) => backend.logStep({ agentId: 'unknown', userEmail: `visitor${n}`, stepData: {}, origin: 'WebForm', visitType: 'home', step: 1 })], // prettier-ignore
];

describe.concurrent.each(functions)('whatever the backend answers to a call: %s', (name, call) => {
  test(
    'its outcome comes soon, and the next visitor gets the own answer',
    { tags: ['D.backend.failure'] },
    async ({ expect }) => {
      const odd = await new OddBackend().start();
      const backend = createBackend(async () => ({ baseUrl: odd.url, key: 'key' }));
      let visitor = 0;
      for (const [title, expected, answer] of answers) {
        const began = performance.now();
        odd.answer = answer;
        const outcome = await call(backend, (visitor += 1));
        expect(outcome.ok ? 'ok' : 'failed', title).toBe(expected);
        odd.answer = null;
        const next = JSON.stringify(await call(backend, (visitor += 1)));
        if (name !== 'log') expect(next, `after ${title}`).toContain(markOf(name, visitor));
        expect(performance.now() - began, title).toBeLessThan(5_000);
      }
      odd.stop();
    },
  );
});

function markOf(functionName: string, visitor: number): string {
  return ['look-up', 'assignment'].includes(functionName) ? numberOf(visitor) : `visitor${visitor}"`;
}

describe('a server process', { tags: ['D.backend.failure', 'E.robust'] }, () => {
  const rows = worstRow('backend answers');
  const odd = new OddBackend();
  let server: RunningServer;
  let visitor = 0;
  beforeAll(async () => {
    await odd.start();
    server = await startServer({
      ...overBackend(odd),
    });
  });
  afterAll(async () => {
    await server.stop();
    odd.stop();
    rows.print();
  });

  const newVisitor = () => new PlainBrowser(server.url, fetchAsSomebodyNew());

  /** Others are served meanwhile, and the visitor after them gets an own answer. */
  async function bear(title: string, misbehave: () => Promise<void>) {
    rows.add(title, await longestWait(server, misbehave));
    odd.answer = null;
    odd.found = {};
    visitor += 1;
    const next = await newVisitor().open(`/demo/agent/agent_visitor${visitor}?phone=look`);
    expect(next.html, `after ${title}`).toContain(numberOf(visitor));
    expect(server.process.exitCode, title).toBeNull();
  }

  test.each(answers)('lives on after an answer: %s', async (title, expected, answer) => {
    await bear(title, async () => {
      odd.answer = answer;
      visitor += 1;
      const browser = newVisitor();
      await browser.open('/about'); // whose visit is logged
      await browser.open(`/demo/agent/agent_visitor${visitor}?phone=look`);
      expect(browser.status).toBe(200);
      expect(browser.html.includes(numberOf(visitor))).toBe(expected === 'ok');
    });
  });

  test.each(['1', ' ', 'a', '-', 'a@', '.a', '(', '\u{20000}', '&'])(
    'lives on where all that was found is %j again and again',
    async (letters) => {
      const text = letters.repeat(1_000_000 / businessFields.length / Buffer.byteLength(letters));
      await bear(`fields: ${letters}…`, async () => {
        odd.found = { businessData: Object.fromEntries(businessFields.map((field) => [field, text])) };
        const browser = await newVisitor().open('/create-agent');
        await browser.submit({ intent: 'form' });
        await browser.submit({ intent: 'analyze', websiteAddress: 'rivera.example' });
        expect(browser.html).toContain('name="BusinessName"');
      });
      await bear(`phoneNumber: ${letters}…`, async () => {
        odd.found = { phoneNumber: text.repeat(businessFields.length) };
        expect((await newVisitor().open('/demo/agent/agent_x?phone=look')).status).toBe(200);
      });
    },
  );
});
