import { createHash, hkdfSync } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants, inflateRawSync } from 'node:zlib';
import { compactDecrypt, CompactEncrypt, flattenedDecrypt } from 'jose';

import { env } from '~/environment/env.server';

/** The lifetime of cookies and of the values in them. */
export const maxAgeSeconds = 30 * 24 * 60 * 60;
/** Protects against small cookies that decompress to a lot of memory. */
const decompressedLimit = 64 * 1024;
/** Below this many bytes, compression saves next to nothing. */
const tinyLength = 200;

interface Secret {
  id: string;
  secret: string;
}

const secrets: Secret[] = env.sessionSecrets.map((secret) => ({ id: fingerprint(secret), secret }));

/**
 * Encrypts a value as a JWE (AES-256-GCM), which is valid for a cookie of this name only. `null` if the value is over 64 KB.
 */
export async function encryptValue(name: string, value: unknown): Promise<string | null> {
  const [current] = secrets;
  if (!current) throw new Error('no session secret');
  const expires = Math.floor(Date.now() / 1_000) + maxAgeSeconds;
  const text = Buffer.from(JSON.stringify({ expires, value }));
  if (text.length > decompressedLimit) return null;
  const isTiny = text.length <= tinyLength;
  return new CompactEncrypt(isTiny ? text : compress(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: current.id, ...(isTiny ? { cty: 'json' } : {}) })
    .encrypt(keyFor(name, current));
}

/**
 * Decrypts a value of `encryptValue` for a cookie of this name. `null` if the text is forged or expired, or the secret is
 * unknown.
 */
export async function decryptValue(name: string, encrypted: string): Promise<{ value: unknown } | null> {
  if (!encrypted) return null;
  try {
    const { plaintext, protectedHeader } = await compactDecrypt(
      encrypted,
      ({ kid }) => keyFor(name, secretOf(kid)),
      { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] },
    );
    const isCompressed = protectedHeader.cty !== 'json';
    const text = isCompressed
      ? brotliDecompressSync(plaintext, { maxOutputLength: decompressedLimit })
      : plaintext;
    const { expires, value } = JSON.parse(Buffer.from(text).toString('utf8'));
    return expires > Date.now() / 1_000 ? { value } : null;
  } catch {
    return null;
  }
}

/**
 * FORMER RELEASE: the value of an owner's link without the header of a JWE and without its `common` text. `null` if it is
 * forged, expired, or of an unknown secret.
 */
export async function decryptShort(
  name: string,
  encrypted: string,
  common: string,
): Promise<{ value: unknown } | null> {
  const [iv, ciphertext = '', tag, ...others] = encrypted.split('.');
  if (others.length > 0) return null;
  for (const secret of secrets) {
    try {
      const jwe = { iv, ciphertext, tag, header: { alg: 'dir', enc: 'A256GCM' } };
      const { plaintext } = await flattenedDecrypt(jwe, keyFor(name, secret));
      const options = { dictionary: Buffer.from(common), maxOutputLength: decompressedLimit };
      const { expires, value } = JSON.parse(inflateRawSync(plaintext, options).toString('utf8'));
      return expires > Date.now() / 1_000 ? { value } : null;
    } catch {
      continue; // encrypted with another secret, or forged
    }
  }
  return null;
}

function compress(text: Buffer): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: 16, // 64 KB, as `decompressedLimit`; allocating a larger window takes ten times as long
  };
  return brotliCompressSync(text, { params });
}

function keyFor(name: string, { secret }: Secret): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', name, 32));
}

function secretOf(id: string | undefined): Secret {
  const known = secrets.find((secret) => secret.id === id);
  if (!known) throw new Error('unknown session secret');
  return known;
}

/** Identifies a secret without revealing it, so that instances may list secrets in a different order. */
function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 8);
}
