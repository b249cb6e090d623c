import { Agent, request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/** One connection that stays, like a pooling proxy’s: requests go over it one after the other, while it lasts. */
export class KeepAlive {
  #agent = new Agent({ keepAlive: true, maxSockets: 1 });

  /** Sends with its length, in chunks, or, of a body that never comes, the head alone. */
  async send(
    url: string,
    init: { method?: string; headers?: Record<string, string> } = {},
    body = '',
    how: 'whole' | 'chunked' | 'head' = 'whole',
  ) {
    const sent = request(url, { ...init, agent: this.#agent });
    const response = responseTo(sent);
    if (how === 'head') sent.flushHeaders();
    else if (how === 'chunked') sent.end(void sent.write(body));
    else sent.end(body);
    const { statusCode, headers } = await response;
    return { status: statusCode, headers, body: await text(await response), reused: sent.reusedSocket };
  }

  end(): void {
    this.#agent.destroy();
  }
}

/** A connection that ends after the response, while the body is still on its way, is no fault. */
function responseTo(sent: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => void sent.on('response', resolve).on('error', reject));
}
