import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';

export interface BackendCall {
  functionName: string;
  /** Of the work: calls with one key are one work. */
  key: string;
  /** The business that it is for, where it says so. */
  business: unknown;
  isDone: boolean;
  /** Does the work, and gives the response of a backend that is well. */
  act: () => string;
}
export type Behaviour = (call: BackendCall, response: ServerResponse) => unknown;

/** Well, but slow. */
export function respondAfter(ms: number): Behaviour {
  return (call, response) => {
    const made = call.act();
    setTimeout(() => response.end(made), ms);
  };
}

const results: Record<string, (id: string) => object> = {
  'scrape-and-extract-business-data': () => ({ businessData: {} }),
  'create-full-agent': (id) => ({ agentId: `agent_${id}` }),
  'create-voice-clone': (voiceId) => ({ voiceId }),
  'assign-agent-phone': () => ({ assignedPhoneNumber: '+15125550123' }),
  'get-agent-phone': () => ({ phoneNumber: '+15125550123' }),
  'create-subscription': (id) => ({ url: `https://pay.example/${id}` }),
};

/** A backend over HTTP that counts what it was made to do, and misbehaves as a row of the table wants. */
export class CountingBackend {
  /** Of these functions; what is not listed is well. */
  behaviours: Partial<Record<string, Behaviour>> = {};
  calls: BackendCall[] = [];
  #server = createServer(async (request, response) => {
    response.on('error', () => undefined);
    const functionName = request.url?.slice(1) ?? '';
    const key = String(request.headers['idempotency-key'] ?? randomUUID());
    const body: unknown = await json(request).catch(() => null); // of an instance that was killed
    const act = () => {
      call.isDone = true;
      return JSON.stringify({ success: true, ...results[functionName]?.(key.replaceAll('-', '')) });
    };
    const business = Object(Object(body).businessData).BusinessName;
    const call: BackendCall = { functionName, key, business, isDone: false, act };
    this.calls.push(call);
    response.setHeader('Content-Type', 'application/json');
    (this.behaviours[functionName] ?? respondAfter(0))(call, response);
  });

  listen(port: number): Promise<void> {
    return new Promise((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
  }

  /** Refuses connections from now on. */
  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  well(): void {
    this.behaviours = {};
    this.calls = [];
  }

  /** How often the work was done, for this business or for any. */
  done(functionName: string, business?: string): number {
    const isMeant = (call: BackendCall) => business === undefined || call.business === business;
    const done = this.calls.filter((call) => call.isDone && call.functionName === functionName);
    return new Set(done.filter(isMeant).map(({ key }) => key)).size;
  }
}
