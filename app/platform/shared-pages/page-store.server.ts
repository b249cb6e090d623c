import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';
export type Bodies = Record<Encoding, { bytes: Buffer; etag: string }>;

/** A page as it goes over the wire, the same bytes for everybody. */
export interface StoredPage {
  /** Id of the route whose loader still runs for each visit. */
  routeId: string;
  params: Record<string, string | undefined>;
  /** What the loaders gave when the page was rendered, as JSON: the page is sent only where they give the same. */
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

/** The least asked for make room, so that no list of addresses can fill the memory. */
const entries = new LRUCache<string, Entry>({
  maxSize: 32 * mebibyte,
  maxEntrySize: 2 * mebibyte,
  // The text and its codings.
  sizeCalculation: ({ html, page }) => 3 * html.length + page.data.length + 1,
});

/** Keeps a page; one that is kept already stays as it is, perhaps half-way to being compressed. */
export function storePage(address: string, html: string, page: Omit<StoredPage, 'bodies'>): void {
  if (entries.peek(address)?.page.data !== page.data) entries.set(address, { page, html });
}

/**
 * The page of an address, once it is compressed. That costs more than rendering, so it begins when a page is asked for
 * a second time: addresses that somebody makes up cost no more than a page each.
 */
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
