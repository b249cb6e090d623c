import { Agent, request } from 'undici';

import type { StreamedJson } from './streamed-json.server';

export interface CallInit {
  headers: Record<string, string>;
  body: string | StreamedJson;
  signal: AbortSignal;
  /** Where nobody is shown the response: over a kept connection, a late second one counts as the next call's. */
  keepAlive?: boolean | undefined;
}

export interface Reply {
  status: number;
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

const kept = new Agent();
const ofOneCall = new Agent({ pipelining: 0 });

/** Posts JSON; a redirect is a response like any other. Rejects where there is none. */
export async function send(url: string, { headers, body, signal, keepAlive }: CallInit): Promise<Reply> {
  const { statusCode, body: received } = await request(url, {
    method: 'POST',
    headers: { 'User-Agent': 'node', 'Accept-Encoding': 'identity', ...headers },
    body: typeof body === 'string' ? body : body.stream(),
    signal,
    onInfo: refuseUpgrade,
    dispatcher: keepAlive ? kept : ofOneCall,
  });
  return { status: statusCode, body: received };
}

/** After a 101 nothing of HTTP comes. */
function refuseUpgrade({ statusCode }: { statusCode: number }): void {
  if (statusCode === 101) throw new Error('upgraded, though not asked to');
}
