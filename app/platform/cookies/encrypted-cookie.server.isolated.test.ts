import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { compactDecrypt, CompactEncrypt } from 'jose';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { createBrowser, secretA, secretB, startInstance } from '../../../tests/setup/session';

const keyOf = (name: string, secret: string) => new Uint8Array(hkdfSync('sha256', secret, '', name, 32));

describe('an encrypted value', () => {
  test.each(['Ana', 'Ana '.repeat(1_000)])(
    'stays readable for other releases: a JWE with the same header, key and content',
    async (value) => {
      const encrypted = (await (await startInstance(secretA)).encryptValue('x', value)) ?? '';
      const { plaintext, protectedHeader } = await compactDecrypt(encrypted, keyOf('x', secretA));
      const kid = createHash('sha256').update(secretA).digest('hex').slice(0, 8);
      expect(protectedHeader).toMatchObject({ alg: 'dir', enc: 'A256GCM', kid });
      const text = protectedHeader.cty === 'json' ? plaintext : brotliDecompressSync(plaintext);
      expect(JSON.parse(Buffer.from(text).toString())).toMatchObject({ value });
    },
  );

  test.each([1, 60, 170, 200])(
    'of %i letters round-trips and is compressed only if that makes it shorter',
    async (length) => {
      const { encryptValue, decrypt } = await startInstance(secretA);
      const value = Array.from({ length }, (_letter, at) => 'éxyz'[at % 4]).join('');
      const encrypted = (await encryptValue('x', value)) ?? '';
      expect(await decrypt(encrypted, z.string())).toBe(value);
      const { plaintext } = await compactDecrypt(encrypted, keyOf('x', secretA));
      const text = Buffer.byteLength(JSON.stringify({ expires: 1_800_000_000, value }));
      expect(plaintext.length).toBeLessThanOrEqual(text);
      expect(Buffer.from(plaintext).includes(value), `${text} bytes are stored as they are`).toBe(
        text <= 200,
      );
    },
  );

  test('is decrypted once per request, however often it is read', async () => {
    const { encryptValue, openJar, requestCookies, singleCookie } = await startInstance(secretA);
    const headers = { Cookie: `x=${await encryptValue('x', { name: 'Ana' })}` };
    const request = new Request('http://site.example/', { headers });
    const cookies = requestCookies(request);
    const parse = vi.spyOn(JSON, 'parse');
    const cookie = singleCookie('x', z.object({ name: z.string() }));
    const one = await openJar(request, cookies).read(cookie);
    const parsed = parse.mock.calls.length;
    const other = await openJar(request, cookies).read(cookie);
    expect([one, other]).toEqual([{ name: 'Ana' }, { name: 'Ana' }]);
    expect(one).not.toBe(other);
    expect(parse.mock.calls).toHaveLength(parsed);
    parse.mockRestore();
  });

  test('hides its content and is rejected after any change', async () => {
    const { encryptValue, decrypt } = await startInstance(secretA);
    const encrypted = (await encryptValue('x', { name: 'Ana Rivera' })) ?? '';
    expect(encrypted).not.toContain('Ana');
    const forged = encrypted.replace(/.(?=.{5}$)/, (letter) => (letter === 'A' ? 'B' : 'A'));
    expect(await decrypt(forged, z.object({ name: z.string() }))).toBeNull();
  });

  test('reads as null if the cookie is not a JWE', async () => {
    const { decrypt } = await startInstance(secretA);
    for (const text of ['', 'x', 'e30', 'e30....', 'e30.a.b.c.d', '%00', '{"name":"Ana"}', 'a.'.repeat(500)])
      expect(await decrypt(text, z.unknown()), text).toBeNull();
  });

  test('reads as null under another cookie name or with another schema', async () => {
    const { encryptValue, decrypt } = await startInstance(secretA);
    const encrypted = (await encryptValue('draft-one', { name: 'Ana' })) ?? '';
    expect(await decrypt(encrypted, z.object({ name: z.string() }), 'draft-one')).toEqual({ name: 'Ana' });
    expect(await decrypt(encrypted, z.object({ name: z.string() }), 'draft-two')).toBeNull();
    expect(await decrypt(encrypted, z.object({ name: z.number() }), 'draft-one')).toBeNull();
  });

  test('stays readable during a rotation that adds the new secret second, then first', async () => {
    const schema = z.object({ name: z.string() });
    const steps = [secretA, `${secretA},${secretB}`, `${secretB},${secretA}`, secretB];
    for (const [index, before] of steps.slice(0, 3).entries()) {
      const [old, next] = [await startInstance(before), await startInstance(steps[index + 1] ?? '')];
      const byOld = (await old.encryptValue('x', { name: 'Ana' })) ?? '';
      const byNext = (await next.encryptValue('x', { name: 'Ana' })) ?? '';
      if (index < 2) expect(await next.decrypt(byOld, schema)).not.toBeNull();
      expect(await old.decrypt(byNext, schema)).not.toBeNull();
    }
  });

  test('expires after thirty days', async () => {
    const { encryptValue, decrypt } = await startInstance(secretA);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T00:00:00Z') });
    const encrypted = (await encryptValue('x', 'Ana')) ?? '';
    vi.setSystemTime('2026-01-30T23:59:59Z');
    expect(await decrypt(encrypted, z.string())).toBe('Ana');
    vi.setSystemTime('2026-01-31T00:00:00Z');
    expect(await decrypt(encrypted, z.string())).toBeNull();
    vi.useRealTimers();
  });

  test('is reported as null, not truncated, if it doesn’t fit into cookies', async () => {
    const { openVisit, cookieFamily, singleCookie } = await startInstance(secretA);
    const { jar } = createBrowser(openVisit).visit();
    const letters = randomBytes(24_000).toString('base64'); // incompressible
    const cookie = singleCookie('x', z.string());
    expect(await jar.write(cookie, letters)).toBe(false);
    expect(await jar.write(cookie, 'x'.repeat(64 * 1024))).toBe(false);
    expect(await jar.write(cookieFamily('draft', z.string())('one'), letters)).toBe(false);
    expect(jar.setCookieLines()).toEqual([]);
  });

  test('is not decompressed beyond 64 KB, even if encrypted with our secret', async () => {
    const { encryptValue, decrypt } = await startInstance(secretA);
    const compressed = (await encryptValue('x', 'Ana '.repeat(1_000))) ?? '';
    const { protectedHeader } = await compactDecrypt(compressed, keyOf('x', secretA));
    const text = JSON.stringify({ expires: Date.now(), value: 'x'.repeat(70_000) });
    const decompressionBomb = await new CompactEncrypt(brotliCompressSync(text))
      .setProtectedHeader(protectedHeader)
      .encrypt(keyOf('x', secretA));
    expect(await decrypt(decompressionBomb, z.string())).toBeNull();
  });
});

describe('Set-Cookie and Cookie', () => {
  test('set HttpOnly, Lax cookies for thirty days, and on https also Secure with the __Host- prefix', async () => {
    const { openJar, singleCookie } = await startInstance(secretA);
    const attributes = 'Max-Age=2592000; Path=/; HttpOnly';
    const lineOn = async (address: string) => {
      const jar = openJar(new Request(address));
      await jar.write(singleCookie('x', z.string()), 'v');
      return jar.setCookieLines().map((line) => line.replace(/=e[^;]+/, '=v'));
    };
    expect(await lineOn('http://site.example/')).toEqual([`x=v; ${attributes}; SameSite=Lax`]);
    expect(await lineOn('https://site.example/')).toEqual([
      `__Host-x=v; ${attributes}; Secure; SameSite=Lax`,
    ]);
  });

  test('ignore cookies without the __Host- prefix on https', async () => {
    const { requestCookies } = await startInstance(secretA);
    const headers = { Cookie: 'x=set-by-another-host; __Host-x=ours' };
    expect([...requestCookies(new Request('https://site.example/', { headers })).texts]).toEqual([
      ['x', 'ours'],
    ]);
  });
});
