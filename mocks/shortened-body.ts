const quote = 0x22;
const backslash = 0x5c;
/** Characters of a text that stay; divisible by four, so that base64 stays base64. */
const longestText = 16_384;

/**
 * Sends a call without the bulk of a recording in it: MSW keeps every body several times until its response is there.
 * The mock over HTTP takes recordings whole.
 */
export async function sendShortened(url: string, init: RequestInit): Promise<Response> {
  if (!(init.body instanceof ReadableStream)) return fetch(url, init);
  const headers = new Headers(init.headers);
  headers.delete('Content-Length');
  const { duplex: _streamed, ...rest }: RequestInit & { duplex?: string } = init;
  return fetch(url, { ...rest, headers, body: await shortenTexts(init.body) });
}

export async function shortenTexts(stream: ReadableStream<Uint8Array>): Promise<string> {
  const parts: Buffer[] = [];
  const text = { inside: false, escaped: false, length: 0 };
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const short = next.value.filter((byte) => isWithin(text, byte));
    parts.push(Buffer.from(short));
  }
  return Buffer.concat(parts).toString('utf8');
}

function isWithin(text: { inside: boolean; escaped: boolean; length: number }, byte: number): boolean {
  const ends = byte === quote && !text.escaped;
  if (ends) Object.assign(text, { inside: !text.inside, length: 0 });
  else if (text.inside) text.length += 1;
  text.escaped = byte === backslash && !text.escaped;
  return ends || text.length <= longestText;
}
