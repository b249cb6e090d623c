import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';

import { startApp } from '../setup/app-in-process';
import type { RunningApp } from '../setup/app-in-process';
import { weighRequests } from '../setup/heavier-requests.js';
import { missingText } from '../setup/page';
import { fetchFromNewAddress, PlainBrowser } from '../setup/plain-browser';
import { RecordingBackend } from '../setup/recording-backend';

/** Environment variables for an app that uses a test's backend. */
export const overBackend = ({ url }: { url: string }) => ({
  BACKEND_URL: url,
  BACKEND_KEY: 'a-key-of-this-test',
  SESSION_SECRET: 's'.repeat(32),
  SETUP_AGENT_ID: 'agent_setup',
  DEMO_AGENT_ID: 'agent_demo',
  CHECKOUT_HOSTS: 'pay.example',
  TRUST_PROXY: '1',
});

interface SiteOptions {
  /** Environment variables of an app of this file's own. */
  variables?: Record<string, string>;
  /** How often each request counts toward the rate limits, so that a test needs few requests. */
  requestWeight?: number;
  /** Serves public pages from the cache, as in production. */
  cachesPages?: boolean;
}

type Steps = (browser: PlainBrowser) => Promise<unknown>;

interface Site {
  backend: RecordingBackend;
  server: RunningApp;
}

async function startSite({ variables, cachesPages }: SiteOptions = {}): Promise<Site> {
  const backend = new RecordingBackend();
  await backend.start();
  return { backend, server: await startApp({ ...overBackend(backend), ...variables }, { cachesPages }) };
}

/** The site of this worker's test files that need no variables of their own. It ends with the worker. */
let sharedSite: Promise<Site> | null = null;

/**
 * The built app in this process with a backend that records its calls, and a new visitor for each test. Importing the app
 * costs as much as several tests, so files share one unless they need another environment or cache.
 */
export function useSite(options: SiteOptions = {}) {
  const isShared = !options.variables && !options.cachesPages;
  let backend: RecordingBackend;
  let server: RunningApp;
  let browser: PlainBrowser;
  let weighNormally = () => {};

  beforeAll(async () => {
    const site = await (isShared ? (sharedSite ??= startSite()) : startSite(options));
    const earlier = site.server.output().length;
    backend = site.backend;
    server = { ...site.server, output: () => site.server.output().slice(earlier) };
    if (options.requestWeight) weighNormally = weighRequests(options.requestWeight);
  });
  afterAll(async () => {
    weighNormally();
    if (isShared) return;
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

  /** Resolves when all steps are logged: one that arrives later would count for the next test. */
  const settled = () => server.settled();
  afterEach(settled);

  /** The cookies of visitors after these steps. */
  const cookiesAfter = new Map<Steps, string>();

  /** Gives the visitor the cookies of one who went through these steps, which run once per file. */
  async function startAfter(go: Steps): Promise<void> {
    let cookie = cookiesAfter.get(go);
    if (cookie === undefined) {
      const earlier = new PlainBrowser(server.url, fetchFromNewAddress());
      await go(earlier);
      ({ cookie } = earlier);
      cookiesAfter.set(go, cookie);
      await settled();
      backend.calls = [];
    }
    browser.keepAll(cookie);
  }

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
      this.showsIf(true, ...parts);
    },
    /** Expects all these texts on the current page if the condition is true, otherwise none of them. */
    showsIf(condition: boolean, ...parts: (string | RegExp)[]): void {
      const { text, html, page } = browser;
      for (const part of parts)
        if (matches(text, part) !== condition)
          expect.fail(condition ? missingText(html, part) : `“${page.document.title}” shows: ${part}`);
    },
    /** The steps logged so far. */
    steps,
    /** The names of the logged steps, sorted, because steps of different requests arrive in any order. */
    stepNames: () =>
      steps()
        .map(({ step }) => String(step))
        .sort(),
    settled,
    startAfter,
  };
}

/** Texts of the app may have no-break spaces, which the page's text shows as others. */
const matches = (text: string, part: string | RegExp) =>
  typeof part === 'string' ? text.includes(part.replaceAll('\u00a0', ' ')) : part.test(text);
