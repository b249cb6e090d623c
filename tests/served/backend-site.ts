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

interface Site {
  backend: RecordingBackend;
  server: RunningServer;
}

async function startSite(variables: Record<string, string> = {}): Promise<Site> {
  const backend = new RecordingBackend();
  await backend.start();
  return { backend, server: await startServer({ ...overBackend(backend), ...variables }) };
}

/** The site of this worker's test files that need no variables of their own. It ends with the worker. */
let sharedSite: Promise<Site> | null = null;

/**
 * The production server with a backend that records its calls, and a new visitor for each test. Starting a server costs as
 * much as several tests, so files share one unless they pass variables.
 */
export function useSite(variables?: Record<string, string>) {
  let backend: RecordingBackend;
  let server: RunningServer;
  let browser: PlainBrowser;

  beforeAll(async () => {
    const site = await (variables ? startSite(variables) : (sharedSite ??= startSite()));
    const earlier = site.server.output().length;
    backend = site.backend;
    server = { ...site.server, output: () => site.server.output().slice(earlier) };
  });
  afterAll(async () => {
    if (!variables) return;
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
    get backend() {
      return backend;
    },
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
