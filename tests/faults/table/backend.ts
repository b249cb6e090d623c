import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';

import type { FunctionPath } from '../../../app/backend/contract.server';

export interface BackendCall {
  functionName: FunctionPath;
  /** The idempotency key. Calls with the same key ask for the same result. */
  key: string;
  /** The request body as JSON, without audio. */
  body: string;
  isDone: boolean;
  /** Performs the call, unless this key was rejected before, and returns the response body. */
  act: () => string;
  /** Rejects this key permanently, unless the call was performed before, and returns the response body. */
  refuse: () => string;
}
export type Behavior = (call: BackendCall, response: ServerResponse) => unknown;

/** Succeeds after a delay. */
export function respondAfter(ms: number): Behavior {
  return (call, response) => {
    const body = call.act();
    setTimeout(() => response.end(body), ms);
  };
}

const gzipBomb = gzipSync(Buffer.alloc(50 * 1024 * 1024));

export const faults = {
  '500 without acting': (_call, response) => response.writeHead(500).end('{}'),
  '500 after acting': (call, response) => response.writeHead(500).end(call.act() && '{}'),
  '503 without acting': (_call, response) => response.writeHead(503).end(),
  'nonsense after acting': (call, response) => response.end(call.act() && '[{"success":"maybe"}]'),
  'a gzip bomb after acting': (call, response) =>
    response.setHeader('Content-Encoding', 'gzip').end(call.act() && gzipBomb),
  'a reset without acting': (_call, response) => response.destroy(),
  'a reset after acting': (call, response) => {
    call.act();
    response.destroy();
  },
  'a refusal': (call, response) => response.end(call.refuse()),
  'success after 4 seconds': respondAfter(4_000),
} satisfies Record<string, Behavior>;

const refusal = JSON.stringify({ success: false, error: 'no' });

const results: Partial<Record<FunctionPath, (id: string) => object>> = {
  'scrape-and-extract-business-data': () => ({ businessData: {} }),
  'create-full-agent': (id) => ({ agentId: `agent_${id}` }),
  'create-voice-clone': (voiceId) => ({ voiceId }),
  'assign-agent-phone': () => ({ assignedPhoneNumber: '+15125550123' }),
  'get-agent-phone': () => ({ phoneNumber: '+15125550123' }),
  'create-subscription': (id) => ({ url: `https://pay.example/${id}` }),
};

/** A backend over HTTP that counts what it did and fails as the row configures. */
export class CountingBackend {
  /** The behavior of each function. Functions that are not listed succeed. */
  behaviors: Partial<Record<FunctionPath | '*', Behavior>> = {};
  calls: BackendCall[] = [];
  #done = new Set<string>();
  #refused = new Set<string>();
  #server = createServer(async (request, response) => {
    response.on('error', () => undefined);
    const functionName = request.url?.slice(1) as FunctionPath; // the product calls no other
    const key = String(request.headers['idempotency-key'] ?? randomUUID());
    const body: unknown = await json(request).catch(() => null); // The instance may have been killed.
    const act = () => {
      if (this.#refused.has(key)) return refusal;
      this.#done.add(key);
      call.isDone = true;
      return JSON.stringify({ success: true, ...results[functionName]?.(key.replaceAll('-', '')) });
    };
    const refuse = () => {
      if (this.#done.has(key)) return act();
      this.#refused.add(key);
      return refusal;
    };
    const call: BackendCall = { functionName, key, body: withoutAudio(body), isDone: false, act, refuse };
    if (functionName !== 'log-agent-creator-step') this.calls.push(call);
    response.setHeader('Content-Type', 'application/json');
    (this.behaviors[functionName] ?? this.behaviors['*'] ?? respondAfter(0))(call, response);
  });

  listen(port: number): Promise<void> {
    return new Promise((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
  }

  /** Refuses connections from now on. */
  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Succeeds from now on and forgets all calls. */
  reset(): void {
    this.behaviors = {};
    this.calls = [];
  }

  /** How many different idempotency keys the function was performed for. With `mention`, only bodies that contain that text count. */
  done(functionName: FunctionPath, mention = ''): number {
    const done = this.calls.filter(
      (call) => call.isDone && call.functionName === functionName && call.body.includes(mention),
    );
    return new Set(done.map(({ key }) => key)).size;
  }
}

function withoutAudio(body: unknown): string {
  return JSON.stringify(body, (_name, value: unknown) =>
    typeof value === 'string' && value.length > 3_000 ? '…' : value,
  );
}
