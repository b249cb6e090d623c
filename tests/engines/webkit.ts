import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import { freePort } from '../setup/listen';
import type { Driver, Tab } from './page';

/** Constants of the WebDriver protocol. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const keys = { control: '\uE009', delete: '\uE017', enter: '\uE007' };

/** Launches WebKitGTK's MiniBrowser with WebDriver on a virtual display. */
export async function launchWebKit(
  paths: { driver: string; browser: string; xvfb: string },
  scripts: boolean,
): Promise<Driver> {
  const screen = spawn(paths.xvfb, ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']);
  const [display] = await once(screen.stdout, 'data');
  const port = await freePort();
  const driver = spawn(paths.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      NO_AT_BRIDGE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1', // halves the CPU time; nobody sees the display
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', // the sandbox does not start as root
    },
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await send('GET', `${url}/status`).catch(() => false)); tries += 1) {
    if (tries === 150) throw new Error('WebKitWebDriver does not answer');
    await sleep(200);
  }
  const args = ['--automation', `--enable-javascript=${scripts ? 'TRUE' : 'FALSE'}`];
  const options = { 'webkitgtk:browserOptions': { binary: paths.browser, args } };
  const capabilities = { alwaysMatch: options };
  const { sessionId, ...given } = await send<{ sessionId: string; capabilities: { browserVersion: string } }>(
    'POST',
    `${url}/session`,
    { capabilities },
  );
  console.log(`WebKitGTK ${given.capabilities.browserVersion}`);
  const session = `${url}/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, { width: 360, height: 780 });
  const tab = tabOf(session);
  return {
    /** Clears cookies and storage instead of starting a browser per tab, which would take seconds. */
    async open(site) {
      await tab.visit(`${site.url}/testforwarding`);
      await tab.evaluate('sessionStorage.clear()');
      await send('DELETE', `${session}/cookie`);
      await sleep(500); // the driver responds before the cookies are deleted, and new ones would be deleted as well
      return tab;
    },
    async close() {
      await send('DELETE', session);
      driver.kill();
      screen.kill();
    },
  };
}

function tabOf(session: string): Tab {
  const post = (path: string, body = {}) => send('POST', session + path, body);
  const evaluate = (expression: string) =>
    post('/execute/sync', { script: `return ${expression}`, args: [] });

  async function find(element: string): Promise<string> {
    const found = (await evaluate(element)) as Record<string, string> | null; // a WebDriver element reference
    if (!found?.[elementKey]) throw new Error('it is not there');
    return `/element/${found[elementKey]}`;
  }

  const type = async (element: string, text: string) => post(`${await find(element)}/value`, { text });

  return {
    visit: (url) => post('/url', { url }),
    back: () => post('/back'),
    refresh: () => post('/refresh'),
    evaluate,
    press: (element) => type(element, keys.enter),
    retype: (element, text) => type(element, `${keys.control}a${keys.control}${text || keys.delete}`),
    upload: type,
  };
}

/** @throws the driver's error */
async function send<Value = unknown>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } }; // WebDriver's
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
