import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

import { freePort } from '../setup/listen';
import type { Driver, EngineOptions, Tab } from './driver';

interface WebKit {
  driver: string;
  browser: string;
  /** The X display that its windows are on. */
  display: string;
}

/** WebDriver's names of things. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const keys = { control: '\uE009', delete: '\uE017' };

/** WebKitGTK's small browser by WebDriver, in a profile of its own. */
export async function launchWebKit(webkit: WebKit, { scripts }: EngineOptions): Promise<Driver> {
  const port = await freePort();
  const driver = spawn(webkit.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: webkit.display,
      NO_AT_BRIDGE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1', // nobody looks, and it halves the work
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', // the sandbox does not start as root
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await ready(url);
  const options = {
    binary: webkit.browser,
    args: ['--automation', `--enable-javascript=${scripts ? 'TRUE' : 'FALSE'}`],
  };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = await send<{ sessionId: string }>('POST', `${url}/session`, { capabilities });
  const session = `${url}/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, { width: 390, height: 844 });
  const tab = tabOf(session);
  return {
    /** A browser of its own for every tab would take seconds, so what the last one left is cleared. */
    async open(origin) {
      await tab.visit(`${origin}/testforwarding`);
      await tab.evaluate('sessionStorage.clear()');
      await send('DELETE', `${session}/cookie`);
      await sleep(500); // the response comes before the cookies are gone, and would take new ones with them
      return tab;
    },
    async close() {
      await send('DELETE', session);
      driver.kill();
    },
  };
}

function tabOf(session: string): Tab {
  const post = (path: string, body = {}) => send('POST', session + path, body);
  const evaluate = (expression: string) =>
    post('/execute/sync', { script: `return ${expression}`, args: [] });

  async function find(element: string): Promise<string> {
    const found = (await evaluate(element)) as Record<string, string> | null; // a reference, by WebDriver
    const id = found?.[elementKey];
    if (!id) throw new Error('it is not there');
    return `/element/${id}`;
  }

  return {
    visit: (url) => post('/url', { url }),
    back: () => post('/back'),
    refresh: () => post('/refresh'),
    evaluate,
    click: async (element) => post(`${await find(element)}/click`),
    retype: async (element, text) =>
      post(`${await find(element)}/value`, {
        text: `${keys.control}a${keys.control}${text || keys.delete}`,
      }),
    upload: async (element, path) => post(`${await find(element)}/value`, { text: path }),
    consoleErrors: () => [],
  };
}

async function ready(url: string): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (await send('GET', `${url}/status`).catch(() => false)) return;
    await sleep(200);
  }
  throw new Error('WebKitWebDriver does not answer');
}

/** @throws what the driver calls the error */
async function send<Value = unknown>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } }; // WebDriver's
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
