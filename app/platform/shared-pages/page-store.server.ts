import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';
export type Bodies = Record<Encoding, { bytes: Buffer; etag: string }>;

export interface StoredPage {
  headers: Record<string, string>;
  /** Whether browsers may hold it against a validator. */
  hasValidator: boolean;
}

interface Entry {
  page: StoredPage;
  html: string;
  bodies?: Bodies;
  compressing?: boolean;
}

const mebibyte = 1024 * 1024;

/** Least recently used entries make room, so that no list of addresses can fill the memory. */
const entries = new LRUCache<string, Entry>({
  maxSize: 32 * mebibyte,
  maxEntrySize: 2 * mebibyte,
  sizeCalculation: ({ html }) => 3 * html.length + 1,
});

/** Names of what was rendered once: what is never asked for again, as one visitor's own page, is not stored. */
const seenOnce = new LRUCache<string, true>({ max: 10_000 });

/** `key` names all that the page was rendered from. An entry stays as it is, perhaps half-way to being compressed. */
export function storePage(key: string, html: string, page: StoredPage): void {
  if (entries.has(key)) return;
  if (seenOnce.has(key)) entries.set(key, { page, html });
  else seenOnce.set(key, true);
}

/** Compressed at its first request from here: until then Remix renders. */
export function storedPage(key: string): (StoredPage & { bodies: Bodies }) | undefined {
  const entry = entries.get(key);
  if (!entry) return undefined;
  if (entry.bodies) return { ...entry.page, bodies: entry.bodies };
  if (!entry.compressing) {
    entry.compressing = true;
    void compressed(entry.html).then((bodies) => (entry.bodies = bodies));
  }
  return undefined;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compressed(html: string): Promise<Bodies> {
  const bytes = Buffer.from(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return {
    identity: withTag(bytes),
    gzip: withTag(await zip(bytes, { level: 9 })),
    br: withTag(await brotli(bytes, { params })),
  };
}

/** Each coding has a validator of its own, as caches want it. */
function withTag(bytes: Buffer) {
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}
