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

/** WebKitGTK's small browser by WebDriver. */
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
  const remote = new Remote(`http://127.0.0.1:${port}`);
  await remote.ready();
  const args = ['--automation', `--enable-javascript=${scripts ? 'TRUE' : 'FALSE'}`];
  const session = await openSession(remote, { binary: webkit.browser, args });
  return {
    open: async (origin) => {
      const tab = new WebKitTab(remote, session);
      await tab.forget(origin);
      return tab;
    },
    close: async () => {
      await remote.send('DELETE', session);
      driver.kill();
    },
  };
}

/** Starts the browser in a profile of its own, and tells the path of its session. */
async function openSession(remote: Remote, options: { binary: string; args: string[] }): Promise<string> {
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = await remote.send<{ sessionId: string }>('POST', '/session', { capabilities });
  const session = `/session/${sessionId}`;
  await remote.send('POST', `${session}/window/rect`, { width: 390, height: 844 });
  return session;
}

/** WebDriver's names of things. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const keys = { control: '\uE009', delete: '\uE017' };

class WebKitTab implements Tab {
  #remote: Remote;
  #session: string;

  constructor(remote: Remote, session: string) {
    this.#remote = remote;
    this.#session = session;
  }

  /** A browser of its own for every tab would take seconds, so what the last one left is cleared. */
  async forget(origin: string): Promise<void> {
    await this.visit(`${origin}/testforwarding`);
    await this.evaluate('sessionStorage.clear()');
    await this.#remote.send('DELETE', `${this.#session}/cookie`);
    await sleep(500); // the response comes before the cookies are gone, and would take new ones with them
  }

  async visit(url: string): Promise<void> {
    await this.#post('/url', { url });
  }

  async back(): Promise<void> {
    await this.#post('/back');
  }

  async refresh(): Promise<void> {
    await this.#post('/refresh');
  }

  evaluate(expression: string): Promise<unknown> {
    return this.#post('/execute/sync', { script: `return ${expression}`, args: [] });
  }

  async click(element: string): Promise<void> {
    await this.#post(`/element/${await this.#find(element)}/click`);
  }

  async retype(element: string, text: string): Promise<void> {
    await this.#sendKeys(element, `${keys.control}a${keys.control}${text || keys.delete}`);
  }

  async upload(element: string, path: string): Promise<void> {
    await this.#sendKeys(element, path);
  }

  consoleErrors(): string[] {
    return [];
  }

  async #sendKeys(element: string, text: string): Promise<void> {
    await this.#post(`/element/${await this.#find(element)}/value`, { text });
  }

  async #find(element: string): Promise<string> {
    const found = (await this.evaluate(element)) as Record<string, string> | null; // a reference, by WebDriver
    const id = found?.[elementKey];
    if (!id) throw new Error('it is not there');
    return id;
  }

  #post(path: string, body = {}): Promise<unknown> {
    return this.#remote.send('POST', this.#session + path, body);
  }
}

/** WebDriver's HTTP. */
class Remote {
  #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async ready(): Promise<void> {
    for (let attempt = 0; attempt < 150; attempt += 1) {
      if (await this.send('GET', '/status').catch(() => false)) return;
      await sleep(200);
    }
    throw new Error('WebKitWebDriver does not answer');
  }

  /** @throws what the driver calls the error */
  async send<Value = unknown>(method: string, path: string, body?: object): Promise<Value> {
    const response = await fetch(this.#url + path, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } }; // WebDriver's
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
}
