import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

import type { FunctionPath } from '../../app/backend/contract.server';
import { listen } from './listen';

export interface RecordedCall {
  functionName: FunctionPath;
  body: Record<string, unknown>;
  headers: Record<string, string | string[] | undefined>;
}

type Reply = { status: number; body: unknown };
type PlannedReply = unknown | ((call: RecordedCall) => Reply | Promise<Reply>);

/** An HTTP backend that records every call. `responses` can be changed while it runs. */
export class RecordingBackend {
  calls: RecordedCall[] = [];
  responses: Partial<Record<FunctionPath, PlannedReply>> = {};
  url = '';
  #server = createServer(async (request, response) => {
    const functionName = request.url?.slice(1) as FunctionPath; // the product calls no other
    const call = { functionName, body: JSON.parse(await text(request)), headers: request.headers };
    this.calls.push(call);
    const reply = this.responses[functionName] ?? { success: true };
    const { status, body } = await (typeof reply === 'function' ? reply(call) : { status: 200, body: reply });
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });

  async start(): Promise<void> {
    this.url = await listen(this.#server);
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  to(functionName: FunctionPath): RecordedCall[] {
    return this.calls.filter((call) => call.functionName === functionName);
  }
}
