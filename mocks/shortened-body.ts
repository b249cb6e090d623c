import type { CallInit, Reply } from '../app/backend/send.server';

const quote = 0x22;
const backslash = 0x5c;
/** Characters of a text that stay; divisible by four, so that base64 stays base64. */
const longestText = 16_384;

/**
 * Sends a call without the bulk of a recording in it: MSW keeps every body several times until its response is there.
 * The mock over HTTP takes recordings whole.
 */
export async function sendShortened(url: string, { headers, body, signal }: CallInit): Promise<Reply> {
  const { 'Content-Length': _whole, ...others } = headers;
  const text = typeof body === 'string' ? body : await shortenTexts(body.stream());
  const response = await fetch(url, { method: 'POST', headers: others, body: text, signal });
  return { status: response.status, body: [new Uint8Array(await response.arrayBuffer())] };
}

export async function shortenTexts(body: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  const text = { inside: false, escaped: false, length: 0 };
  for await (const piece of body) parts.push(Buffer.from(piece.filter((byte) => isWithin(text, byte))));
  return Buffer.concat(parts).toString('utf8');
}

function isWithin(text: { inside: boolean; escaped: boolean; length: number }, byte: number): boolean {
  const ends = byte === quote && !text.escaped;
  if (ends) Object.assign(text, { inside: !text.inside, length: 0 });
  else if (text.inside) text.length += 1;
  text.escaped = byte === backslash && !text.escaped;
  return ends || text.length <= longestText;
}
