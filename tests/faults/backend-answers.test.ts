import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { questionNames } from '../../app/domain/business-questions';
import { overBackend } from '../requests/site';
import { answers, numberOf, RawResponseBackend } from '../setup/malformed-responses';
import { fetchFromNewAddress, PlainBrowser } from '../setup/plain-browser';
import { sample, sampleOfEach } from '../setup/sample';
import { startServer } from '../setup/server-process';
import type { RunningServer } from '../setup/server-process';
import { expectResponsive } from '../setup/event-loop-delay';

describe('a server process', () => {
  const odd = new RawResponseBackend();
  let server: RunningServer;
  let visitor = 0;
  beforeAll(async () => {
    await odd.start();
    server = await startServer(overBackend(odd));
  });
  afterAll(async () => {
    await server.stop();
    odd.stop();
  });

  const newVisitor = () => new PlainBrowser(server.url, fetchFromNewAddress());
  const lookUp = () => newVisitor().open(`/demo/agent/agent_visitor${(visitor += 1)}?phone=look`);

  /** Checks that other visitors are still served, and that the next visitor gets the right number. */
  async function expectToSurvive(title: string, misbehave: () => Promise<void>) {
    await expectResponsive(server, title, misbehave);
    odd.answer = null;
    odd.found = {};
    const { html } = await lookUp();
    expect(html, `after ${title}`).toContain(numberOf(visitor));
    expect(server.process.exitCode, title).toBeNull();
  }

  test.each(sampleOfEach(answers, ([, expected]) => expected))(
    'keeps serving others after a backend response: %s',
    async (title, expected, answer) => {
      await expectToSurvive(title, async () => {
        odd.answer = answer;
        await newVisitor().open('/about'); // Opening the page calls log-agent-creator-step.
        const { status, html } = await lookUp();
        expect([status, html.includes(numberOf(visitor))]).toEqual([200, expected === 'ok']);
      });
    },
  );

  const found = ['1', ' ', 'a', '-', 'a@', '.a', '(', '\u{20000}', '&'];
  test.each(sample(found))(
    'keeps serving others when the backend finds 1 MB of %j on a website',
    async (letters) => {
      const text = letters.repeat(1_000_000 / questionNames.length / Buffer.byteLength(letters));
      await expectToSurvive(`fields: ${letters}…`, async () => {
        odd.found = { businessData: Object.fromEntries(questionNames.map((field) => [field, text])) };
        const browser = await newVisitor().open('/create-agent');
        await browser.submit({ intent: 'form' });
        await browser.submit({ intent: 'analyze', websiteAddress: 'rivera.example' });
        expect(browser.html).toContain('name="BusinessName"');
        odd.found = { phoneNumber: text.repeat(questionNames.length) };
        expect((await lookUp()).status).toBe(200);
      });
    },
  );
});
