import { Agent, request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/** Sends requests one after another over one keep-alive connection, like a pooling proxy. */
export class KeepAlive {
  #agent = new Agent({ keepAlive: true, maxSockets: 1 });

  /** Sends a request with a `Content-Length`, in chunks, or only its headers without the announced body. */
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

/** The server may close the connection after its response while the body is still being sent. That isn't an error. */
function responseTo(sent: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => void sent.on('response', resolve).on('error', reject));
}
