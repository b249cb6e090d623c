import { Agent, request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';

import type { Fetch } from '../../setup/plain-browser';

let visitors = 0;

/** An address of loopback for each visitor, so that limits by address count them one by one. */
export function nextAddress(): string {
  visitors += 1;
  return `127.${1 + (visitors >> 16)}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/**
 * `fetch` from an address of its own over connections of its own; rejects where no whole response comes.
 * @param around where a request is sent instead, as the proxy would pass it on
 */
export function fetchFrom(localAddress: string, limitMs = 60_000, around?: () => string): Fetch {
  const agent = new Agent({ keepAlive: true, maxSockets: 8, localAddress });
  return (url, { method = 'GET', headers, body }) =>
    new Promise((resolve, reject) => {
      const passedOn = around ? { Host: url.host, 'X-Forwarded-For': localAddress } : {};
      const target = new URL(url.pathname + url.search, around?.() ?? url);
      const options = { method, headers: { ...headers, ...passedOn }, agent, timeout: limitMs };
      const sent = request(target, options, (response) => readWhole(response).then(resolve, reject));
      sent.on('error', reject);
      sent.on('timeout', () => sent.destroy(new Error(`no response in ${limitMs} ms`)));
      void send(sent, body);
    });
}

/** With a length, as browsers do. */
async function send(sent: ClientRequest, body: string | FormData | undefined): Promise<void> {
  if (!(body instanceof FormData)) return void sent.end(body);
  const encoded = new Response(body);
  sent.setHeader('Content-Type', encoded.headers.get('content-type') ?? '');
  sent.end(Buffer.from(await encoded.arrayBuffer()));
}

async function readWhole(message: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  const headers = new Headers();
  for (const [name, values] of Object.entries(message.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  const status = message.statusCode ?? 0;
  const hasBody = ![204, 304].includes(status);
  return new Response(hasBody ? Buffer.concat(chunks) : null, { status, headers });
}
