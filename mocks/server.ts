import { setupServer } from 'msw/node';

import type { CallInit, Reply } from '../app/backend/send.server';
import { mockFunctions } from './functions';
import { setLatencyFactor } from './latency';
import { mockBackendKey, mockBaseUrl } from './strict-function';

export const handlers = Object.values(mockFunctions).map(({ handler }) => handler);

/** Intercepts backend calls inside this process. Returns the connection that the product's client needs. */
export function startInProcess(latencyFactor = 1) {
  setLatencyFactor(latencyFactor);
  const server = setupServer(...handlers);
  server.listen({ onUnhandledRequest: 'error' });
  return { baseUrl: mockBaseUrl, key: mockBackendKey, send: sendTruncated };
}

const quote = 0x22;
const backslash = 0x5c;
/** Strings are cut to this length. It is divisible by four, so that truncated base64 stays valid. */
const maxStringLength = 16_384;

/**
 * Sends a call with its long strings (recordings) truncated, because MSW keeps several copies of a request body until
 * it responds. Calls to the mock over HTTP aren't truncated.
 */
async function sendTruncated(url: string, { headers, body, signal }: CallInit): Promise<Reply> {
  const { 'Content-Length': _originalLength, ...others } = headers;
  const text = typeof body === 'string' ? body : await truncateStrings(body.stream());
  const response = await fetch(url, { method: 'POST', headers: others, body: text, signal });
  return { status: response.status, body: [new Uint8Array(await response.arrayBuffer())] };
}

async function truncateStrings(body: AsyncIterable<Buffer>): Promise<string> {
  const kept: Buffer[] = [];
  const state = { inString: false, escaped: false, length: 0 };
  for await (const chunk of body) kept.push(Buffer.from(chunk.filter((byte) => shouldKeep(state, byte))));
  return Buffer.concat(kept).toString('utf8');
}

/** Tracks JSON string boundaries byte by byte; returns whether the byte is within the length limit. */
function shouldKeep(state: { inString: boolean; escaped: boolean; length: number }, byte: number): boolean {
  const isDelimiter = byte === quote && !state.escaped;
  if (isDelimiter) Object.assign(state, { inString: !state.inString, length: 0 });
  else if (state.inString) state.length += 1;
  state.escaped = byte === backslash && !state.escaped;
  return isDelimiter || state.length <= maxStringLength;
}
