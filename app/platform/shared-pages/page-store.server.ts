import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';
export type Bodies = Record<Encoding, { bytes: Buffer; etag: string }>;

export interface StoredPage {
  /** The route whose loader still runs for each visit. */
  routeId: string;
  params: Record<string, string | undefined>;
  /** JSON of the loader data: the page is sent only where the loaders give the same. */
  data: string;
  headers: Record<string, string>;
  bodies: Bodies;
}

interface Entry {
  page: Omit<StoredPage, 'bodies'>;
  html: string;
  bodies?: Bodies;
  compressing?: boolean;
}

const mebibyte = 1024 * 1024;

/** Least recently used entries make room, so that no list of addresses can fill the memory. */
const entries = new LRUCache<string, Entry>({
  maxSize: 32 * mebibyte,
  maxEntrySize: 2 * mebibyte,
  sizeCalculation: ({ html, page }) => 3 * html.length + page.data.length + 1,
});

/** A page that is stored already stays as it is, perhaps half-way to being compressed. */
export function storePage(address: string, html: string, page: Omit<StoredPage, 'bodies'>): void {
  if (entries.peek(address)?.page.data !== page.data) entries.set(address, { page, html });
}

/** Compressed at the second request only: a made-up address costs no more than a page. */
export function storedPage(address: string): StoredPage | undefined {
  const entry = entries.get(address);
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
