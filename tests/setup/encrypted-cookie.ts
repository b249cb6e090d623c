import { createHash, hkdfSync } from 'node:crypto';
import { CompactEncrypt } from 'jose';

/** The `SESSION_SECRET` of servers for tests. */
export const testSecret = 'only-for-the-tests-of-this-repository';

/** The text of a cookie with a small value, as the app encrypts it with `testSecret`. */
export async function encryptCookie(name: string, value: unknown): Promise<string> {
  const expires = Math.floor(Date.now() / 1_000) + 60 * 60;
  const kid = createHash('sha256').update(testSecret).digest('hex').slice(0, 8);
  return new CompactEncrypt(Buffer.from(JSON.stringify({ expires, value })))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid, cty: 'json' })
    .encrypt(new Uint8Array(hkdfSync('sha256', testSecret, '', name, 32)));
}
