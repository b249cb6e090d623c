import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';

import { PlainBrowser } from '../setup/plain-browser';
import { RecordingBackend } from '../setup/recording-backend';
import { startServer } from '../setup/server-process';
import type { RunningServer } from '../setup/server-process';

/** The production server of a test file, over a backend that remembers its calls, and a new visitor for each test. */
export interface Site {
  backend: RecordingBackend;
  server: RunningServer;
  browser: PlainBrowser;
  /** What was logged so far, in order. */
  steps: () => Record<string, unknown>[];
}

export function useSite(): Site {
  const backend = new RecordingBackend();
  let server: RunningServer;
  let browser: PlainBrowser;

  beforeAll(async () => {
    await backend.start();
    server = await startServer({
      BACKEND_URL: backend.url,
      BACKEND_KEY: 'a-key-of-this-test',
      SESSION_SECRET: 's'.repeat(32),
      SETUP_AGENT_ID: 'agent_setup',
      DEMO_AGENT_ID: 'agent_demo',
      CHECKOUT_HOSTS: 'pay.example',
    });
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
    browser = new PlainBrowser(server.url);
  });

  /** Steps are logged after the response, in turn: once this visit is there, those of the test are as well. */
  afterEach(async () => {
    const path = '/backupHome101525';
    const visits = () => backend.calls.filter(({ body }) => JSON.stringify(body).includes(path)).length;
    const before = visits();
    await new PlainBrowser(server.url).open(path);
    await expect.poll(visits, { interval: 5 }).toBeGreaterThan(before);
  });

  return {
    backend,
    get server() {
      return server;
    },
    get browser() {
      return browser;
    },
    steps: () => backend.to('log-agent-creator-step').map(({ body }) => body),
  };
}
