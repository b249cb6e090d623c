import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

export interface BackendCall {
  functionName: string;
  key: string;
  /** What the call is about: one business, one agent, one person. */
  about: string;
  /** Does the work once for a key, and gives the response of a backend that is well. */
  act: () => Record<string, unknown>;
}
export type Behaviour = (call: BackendCall, response: ServerResponse, request: IncomingMessage) => unknown;

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/** Well, but slow. */
export function respondAfter(ms: number): Behaviour {
  return async (call, response) => {
    const made = call.act();
    await new Promise((resolve) => setTimeout(resolve, ms));
    sendJson(response, made);
  };
}

/** A backend over HTTP that counts what it was made to create, and misbehaves as a row of the table wants. */
export class CountingBackend {
  /** Of these functions; what is not listed is well. */
  behaviours: Partial<Record<string, Behaviour>> = {};
  calls: BackendCall[] = [];
  #created = new Map<string, Record<string, unknown>>();
  #perSubject = new Map<string, number>();
  #server: Server;

  constructor() {
    this.#server = createServer((request, response) => void this.#respond(request, response));
  }

  /** @param port 0 for any; resolves with the one that it is */
  async listen(port: number): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    const address = this.#server.address();
    return typeof address === 'object' && address ? address.port : port;
  }

  /** Refuses connections from now on. */
  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  well(): void {
    this.behaviours = {};
    this.calls = [];
    this.#perSubject.clear();
  }

  /** How many things were created of what one visitor wanted once. */
  created(functionName: string, about: string): number {
    return this.#perSubject.get(`${functionName} ${about}`) ?? 0;
  }

  /** How often that was done at all, whatever it was about. */
  times(functionName: string): number {
    const counts = [...this.#perSubject].filter(([subject]) => subject.startsWith(`${functionName} `));
    return counts.reduce((sum, [, count]) => sum + count, 0);
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('error', () => undefined);
    try {
      const body = JSON.parse(await readText(request));
      const functionName = request.url?.slice(1) ?? '';
      const key = String(request.headers['idempotency-key'] ?? '');
      const about = subjectOf(body);
      const call = { functionName, key, about, act: () => this.#act(functionName, key, about) };
      this.calls.push(call);
      const behaviour = this.behaviours[functionName] ?? ((given) => sendJson(response, given.act()));
      await behaviour(call, response, request);
    } catch {
      response.destroy();
    }
  }

  #act(functionName: string, key: string, about: string): Record<string, unknown> {
    const known = this.#created.get(`${functionName} ${key}`);
    if (key && known) return known;
    const subject = `${functionName} ${about}`;
    this.#perSubject.set(subject, this.created(functionName, about) + 1);
    const result = successes[functionName]?.(this.#created.size) ?? { success: true };
    if (key) this.#created.set(`${functionName} ${key}`, result);
    return result;
  }
}

const successes: Record<string, (count: number) => Record<string, unknown>> = {
  'scrape-and-extract-business-data': () => ({ success: true, businessData: {} }),
  'create-full-agent': (count) => ({ success: true, agentId: `agent_made${count}` }),
  'create-voice-clone': (count) => ({ success: true, voiceId: `voice${count}` }),
  'assign-agent-phone': () => ({ success: true, assignedPhoneNumber: '+15125550123' }),
  'get-agent-phone': () => ({ success: true, phoneNumber: '+15125550123' }),
  'create-subscription': (count) => ({ success: true, url: `https://pay.example/checkout${count}` }),
};

function subjectOf(body: Record<string, unknown>): string {
  const { businessData, customerInfo, agentId } = body;
  if (isRecord(businessData)) return String(businessData.BusinessName);
  return isRecord(customerInfo) ? String(customerInfo.email) : String(agentId);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
