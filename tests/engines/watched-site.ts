import { request as ask, createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

import { listen } from '../setup/listen';

const watcherPath = '/tests-watcher.js';
const reportPath = '/tests-problem';
const isFile = /\.(?!data)\w+(\?|$)/;

/**
 * Reports errors to the test, because WebKit's driver has no console API. It runs before the page's scripts and removes
 * its own element.
 */
const watcher = `(() => {
  document.currentScript.remove();
  const report = (text) => navigator.sendBeacon('${reportPath}', location.pathname + ': ' + text);
  const say = console.error;
  console.error = (...given) => { report('console.error ' + given.map(String).join(' ')); say.apply(console, given); };
  addEventListener('error', ({ message }) => report(message));
  addEventListener('unhandledrejection', ({ reason }) => report('unhandled ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report('refused by the content policy: ' + violatedDirective + ' ' + blockedURI));
})();`;

/** A proxy in front of the site that tracks requests and adds the watcher script to every page. */
export class WatchedSite {
  url = '';
  /** Errors reported by the watcher, responses with status 500 and above, and missing files. */
  problems: string[] = [];
  #running = new Set<string>();
  #server = createServer((request, response) => void this.#handle(request, response));

  constructor(readonly behind: string) {}

  async start(): Promise<this> {
    this.url = await listen(this.#server);
    return this;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Resolves when no request is pending. */
  async idle(): Promise<void> {
    do await sleep(300);
    while (this.#running.size > 0);
  }

  /** Resolves as soon as a request for a matching path is pending. */
  async requested(path: RegExp): Promise<void> {
    for (let tries = 0; tries < 100; tries += 1) {
      await sleep(300);
      if ([...this.#running].some((url) => path.test(url))) return;
    }
    throw new Error(`no request for ${path}`);
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === watcherPath)
      return void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(watcher);
    if (request.url !== reportPath) return this.#forward(request, response);
    this.problems.push(await textOf(request));
    response.writeHead(204).end();
  }

  #forward(request: IncomingMessage, response: ServerResponse): void {
    const { method, url = '/' } = request;
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    this.#running.add(url);
    const forwarded = ask(new URL(url, this.behind), { method, headers }, async (reply) => {
      const { statusCode = 502 } = reply;
      if (statusCode >= 500 || (statusCode >= 400 && isFile.test(url)))
        this.problems.push(`${statusCode} ${method} ${url}`);
      if (!reply.headers['content-type']?.startsWith('text/html'))
        return void reply.pipe(response.writeHead(statusCode, reply.rawHeaders));
      const text = await textOf(reply);
      const { 'content-length': _, 'transfer-encoding': __, ...kept } = reply.headers;
      const watched = text.replace(/<head[^>]*>/, (head) => `${head}<script src="${watcherPath}"></script>`);
      response.writeHead(statusCode, kept).end(watched);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
    response.on('close', () => {
      this.#running.delete(url);
      forwarded.destroy();
    });
  }
}
