import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';

import { PlainBrowser, fetchFromNewAddress } from '../setup/plain-browser';
import { RecordingBackend } from '../setup/recording-backend';
import { startServer } from '../setup/server-process';
import type { RunningServer } from '../setup/server-process';

/** Environment variables for a server that uses a test's backend. */
export const overBackend = ({ url }: { url: string }) => ({
  BACKEND_URL: url,
  BACKEND_KEY: 'a-key-of-this-test',
  SESSION_SECRET: 's'.repeat(32),
  SETUP_AGENT_ID: 'agent_setup',
  DEMO_AGENT_ID: 'agent_demo',
  CHECKOUT_HOSTS: 'pay.example',
  TRUST_PROXY: '1',
});

/** Starts the production server for a test file with a backend that records its calls, and a new visitor for each test. */
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

  /** Resolves when all earlier steps are logged. They are logged in order after the response, so it waits for one more visit. */
  async function settled(): Promise<void> {
    const isMarkerVisit = ({ body }: { body: unknown }) =>
      JSON.stringify(body).includes('"/backupHome101525"');
    const others = backend.calls.filter(isMarkerVisit).length;
    await new PlainBrowser(server.url, fetchFromNewAddress()).open('/backupHome101525');
    await expect
      .poll(() => backend.calls.filter(isMarkerVisit).length, { interval: 5 })
      .toBeGreaterThan(others);
    backend.calls = backend.calls.filter((call) => !isMarkerVisit(call));
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
    /** Expects all these texts on the current page. */
    shows(...parts: (string | RegExp)[]): void {
      for (const part of parts) expect(browser.text).toMatch(part);
    },
    /** The steps logged so far. */
    steps,
    /** The names of the logged steps, sorted, because steps of different requests arrive in any order. */
    stepNames: () =>
      steps()
        .map(({ step }) => String(step))
        .sort(),
    settled,
  };
}
