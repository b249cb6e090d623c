import { createServer } from 'node:http';
import type { Server } from 'node:http';

import { listen } from './listen';

export interface RecordedCall {
  functionName: string;
  body: Record<string, unknown>;
  headers: Record<string, string | string[] | undefined>;
  /** Whether the caller still waits for the response. */
  isWaiting: () => boolean;
}

type Reply = { status: number; body: unknown };
type PlannedReply = unknown | ((call: RecordedCall) => Reply | Promise<Reply>);

/** A backend over real HTTP that remembers every call; `responses` may be changed while it runs. */
export class RecordingBackend {
  calls: RecordedCall[] = [];
  responses: Record<string, PlannedReply> = {};
  url = '';
  #server: Server;

  constructor() {
    this.#server = createServer(async (request, response) => {
      let text = '';
      for await (const chunk of request) text += chunk;
      const call = {
        functionName: request.url?.slice(1) ?? '',
        body: JSON.parse(text),
        headers: request.headers,
        isWaiting: () => !response.writableEnded && !response.destroyed,
      };
      this.calls.push(call);
      const reply = this.responses[call.functionName] ?? { success: true };
      const { status, body } = await (typeof reply === 'function'
        ? reply(call)
        : { status: 200, body: reply });
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    });
  }

  async start(): Promise<void> {
    this.url = await listen(this.#server);
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  to(functionName: string): RecordedCall[] {
    return this.calls.filter((call) => call.functionName === functionName);
  }
}
