import { createServer, request as ask } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

import { listen } from '../setup/listen';

const watcherPath = '/tests-watcher.js';
const reportPath = '/tests-problem';
const isFile = /\.(?!data)\w+(\?|$)/;

/**
 * Runs first on every page and takes itself out before the page's own scripts look at the document. An engine that does
 * not tell its console by its protocol tells it by this.
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

/** The site behind a small proxy that sees every request, and puts the watcher into every page. */
export class WatchedSite {
  url = '';
  /** What went wrong so far: reports of the watcher, responses of 500 and above, files that are not there. */
  problems: string[] = [];
  /** Paths with queries of the requests without a complete response. */
  running = new Set<string>();
  /** How many requests there have been. */
  requests = 0;
  #held: RegExp | undefined;
  #halfSent = new Set<string>();
  #behind: URL;
  #server: Server;

  constructor(behind: string) {
    this.#behind = new URL(behind);
    this.#server = createServer((request, response) => this.#handle(request, response));
  }

  async start(): Promise<void> {
    this.url = await listen(this.#server);
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  reset(): void {
    this.problems = [];
    this.#held = undefined;
    this.#halfSent.clear();
  }

  /** Resolves as soon as a request for such a path is on its way; with `hold`, as soon as its half is there. */
  async requested(path: RegExp): Promise<void> {
    for (let waited = 0; waited < 450; waited += 1) {
      const requested = this.#held ? this.#halfSent : this.running;
      await sleep(100);
      if ([...requested].some((url) => path.test(url))) return sleep(500); // time to be read
    }
    throw new Error(`no request for ${path}`);
  }

  /** Resolves when every request so far is complete. */
  async idle(): Promise<void> {
    do await sleep(300);
    while (this.running.size > 0);
  }

  /** From now on responses for these paths stop half-way: headers and the first bytes arrive, the rest never does. */
  hold(path: RegExp): void {
    this.#held = path;
  }

  #handle(request: IncomingMessage, response: ServerResponse): void {
    if (request.url === watcherPath) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(watcher);
    } else if (request.url === reportPath) {
      void textOf(request).then((text) => {
        this.problems.push(text);
        response.writeHead(204).end();
      });
    } else this.#forward(request, response);
  }

  #forward(request: IncomingMessage, response: ServerResponse): void {
    const { method, url = '/' } = request;
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const { hostname, port } = this.#behind;
    this.requests += 1;
    this.running.add(url);
    response.on('close', () => this.running.delete(url));
    const forwarded = ask({ hostname, port, method, path: url, headers }, (reply) => {
      const { statusCode = 0 } = reply;
      if (statusCode >= 500 || (statusCode >= 400 && isFile.test(url)))
        this.problems.push(`${statusCode} ${method} ${url}`);
      void this.#relay(url, reply, response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
    response.on('close', () => forwarded.destroy());
  }

  async #relay(url: string, reply: IncomingMessage, response: ServerResponse): Promise<void> {
    const isPage = reply.headers['content-type']?.startsWith('text/html');
    if (!isPage && !this.#held?.test(url)) {
      response.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
      reply.pipe(response);
      return;
    }
    const text = await textOf(reply);
    const { 'content-length': _, 'transfer-encoding': __, ...headers } = reply.headers;
    response.writeHead(reply.statusCode ?? 502, headers);
    if (this.#held?.test(url)) response.write(text.slice(0, text.length / 2), () => this.#halfSent.add(url));
    else response.end(text.replace(/<head[^>]*>/, (head) => `${head}<script src="${watcherPath}"></script>`));
  }
}
