import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';

import { PlainBrowser, fetchFromNewAddress } from '../setup/plain-browser';
import { RecordingBackend } from '../setup/recording-backend';
import { startServer } from '../setup/server-process';
import type { RunningServer } from '../setup/server-process';

/** What a server needs to run over a backend of a test. */
export const overBackend = ({ url }: { url: string }) => ({
  BACKEND_URL: url,
  BACKEND_KEY: 'a-key-of-this-test',
  SESSION_SECRET: 's'.repeat(32),
  SETUP_AGENT_ID: 'agent_setup',
  DEMO_AGENT_ID: 'agent_demo',
  CHECKOUT_HOSTS: 'pay.example',
  TRUST_PROXY: '1',
});

/** The production server of a test file, over a backend that remembers its calls, and a new visitor for each test. */
export function useSite(variables: Record<string, string> = {}) {
  const backend = new RecordingBackend();
  let server: RunningServer;
  let browser: PlainBrowser;

  beforeAll(async () => {
    await backend.start();
    server = await startServer({ ...overBackend(backend), ...variables });
  });
  afterAll(async () => {
    await server.stop();
    backend.stop();
  });
  beforeEach(() => {
    backend.calls = [];
    backend.responses = {
      'scrape-and-extract-business-data': {
        success: true,
        businessData: { BusinessName: 'Rivera Plumbing' },
      },
      'create-full-agent': { success: true, agentId: 'agent_abc1' },
      'get-agent-phone': { success: true, phoneNumber: '+15125550123' },
      'create-subscription': { url: 'https://pay.example/session' },
    };
    browser = new PlainBrowser(server.url, fetchFromNewAddress());
  });

  /** Steps are logged after the response, in turn: once this visit is there, those before it are as well. */
  async function settled(): Promise<void> {
    const isVisit = ({ body }: { body: unknown }) => JSON.stringify(body).includes('"/backupHome101525"');
    const others = backend.calls.filter(isVisit).length;
    await new PlainBrowser(server.url, fetchFromNewAddress()).open('/backupHome101525');
    await expect.poll(() => backend.calls.filter(isVisit).length, { interval: 5 }).toBeGreaterThan(others);
    backend.calls = backend.calls.filter((call) => !isVisit(call));
  }
  afterEach(settled);

  const steps = () => backend.to('log-agent-creator-step').map(({ body }) => body);

  return {
    backend,
    get server() {
      return server;
    },
    get browser() {
      return browser;
    },
    /** Expects that a reader of the page that is open reads each of these. */
    shows(...parts: (string | RegExp)[]): void {
      for (const part of parts) expect(browser.text).toMatch(part);
    },
    /** What was logged so far. */
    steps,
    /** Their names, sorted: each request logs by itself, and may overtake another. */
    stepNames: () =>
      steps()
        .map(({ step }) => String(step))
        .sort(),
    settled,
  };
}
