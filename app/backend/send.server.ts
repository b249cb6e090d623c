import { Agent, request } from 'undici';

import type { StreamedJson } from './streamed-json.server';

export interface CallInit {
  headers: Record<string, string>;
  body: string | StreamedJson;
  signal: AbortSignal;
  /**
   * Reuses connections. Only for calls whose response no visitor sees: a stray second response would answer the connection's
   * next call.
   */
  keepAlive?: boolean;
}

export interface Reply {
  status: number;
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

const keepAliveAgent = new Agent();
const singleUseAgent = new Agent({ pipelining: 0 });

/** Posts JSON. Doesn't follow redirects. Rejects if there is no response. */
export async function send(url: string, { headers, body, signal, keepAlive }: CallInit): Promise<Reply> {
  const { statusCode, body: received } = await request(url, {
    method: 'POST',
    headers: { 'User-Agent': 'node', 'Accept-Encoding': 'identity', ...headers },
    body: typeof body === 'string' ? body : body.stream(),
    signal,
    onInfo: refuseUpgrade,
    dispatcher: keepAlive ? keepAliveAgent : singleUseAgent,
  });
  return { status: statusCode, body: received };
}

/** Treats 101 as a failure: no HTTP response follows it. */
function refuseUpgrade({ statusCode }: { statusCode: number }): void {
  if (statusCode === 101) throw new Error('unexpected upgrade');
}
