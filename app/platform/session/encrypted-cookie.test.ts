import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { createJar, secretA, secretB, startInstance } from '../../../tests/setup/session';

const keyOf = (name: string, secret: string) => new Uint8Array(hkdfSync('sha256', secret, '', name, 32));

describe('a encrypted value', { tags: ['D.session'] }, () => {
  test.each(['Ana', 'Ana '.repeat(1_000)])('is the JWE that it has always been', async (value) => {
    const encrypted = (await (await startInstance(secretA)).encryptValue('x', value)) ?? '';
    const { plaintext, protectedHeader } = await compactDecrypt(encrypted, keyOf('x', secretA));
    const kid = createHash('sha256').update(secretA).digest('hex').slice(0, 8);
    expect(protectedHeader).toMatchObject({ alg: 'dir', enc: 'A256GCM', kid });
    const text = protectedHeader.cty === 'json' ? plaintext : brotliDecompressSync(plaintext);
    expect(JSON.parse(Buffer.from(text).toString())).toMatchObject({ value });
  });

  test.each([1, 60, 170, 200])('of %i letters is read, and hardly longer than its text', async (length) => {
    const { encryptValue, decrypt } = await startInstance(secretA);
    const value = Array.from({ length }, (_letter, at) => 'éxyz'[at % 4]).join('');
    const encrypted = (await encryptValue('x', value)) ?? '';
    expect(await decrypt(encrypted, z.string())).toBe(value);
    const { plaintext } = await compactDecrypt(encrypted, keyOf('x', secretA));
    const text = Buffer.byteLength(JSON.stringify({ expires: 1_800_000_000, value }));
    expect(plaintext.length).toBeLessThanOrEqual(text);
    expect(Buffer.from(plaintext).includes(value)).toBe(text <= 200);
  });

  test('is opened once a request, however often it is read', async () => {
    const { encryptValue, decryptCookie } = await startInstance(secretA);
    const headers = { Cookie: `x=${await encryptValue('x', { name: 'Ana' })}` };
    const request = new Request('http://site.example/', { headers });
    const schema = z.object({ name: z.string() });
    const one = await decryptCookie(request, 'x', schema);
    request.headers.set('Cookie', 'x=unreadable');
    const other = await decryptCookie(request, 'x', schema);
    expect([one, other]).toEqual([{ name: 'Ana' }, { name: 'Ana' }]);
    expect(one).not.toBe(other);
  });

  test('tells nothing and takes no change', async () => {
    const { encryptValue, decrypt } = await startInstance(secretA);
    const encrypted = (await encryptValue('x', { name: 'Ana Rivera' })) ?? '';
    expect(encrypted).not.toContain('Ana');
    const forged = encrypted.replace(/.(?=.{5}$)/, (letter) => (letter === 'A' ? 'B' : 'A'));
    expect(await decrypt(forged, z.object({ name: z.string() }))).toBeNull();
  });

  test('is null for anything else', async () => {
    const { decrypt } = await startInstance(secretA);
    for (const text of ['', 'x', 'e30', 'e30....', 'e30.a.b.c.d', '%00', '{"name":"Ana"}', 'a.'.repeat(500)])
      expect(await decrypt(text, z.unknown()), text).toBeNull();
  });

  test('says nothing under another name or of another shape', async () => {
    const { encryptValue, decrypt } = await startInstance(secretA);
    const encrypted = (await encryptValue('draft-one', { name: 'Ana' })) ?? '';
    expect(await decrypt(encrypted, z.object({ name: z.string() }), 'draft-one')).toEqual({ name: 'Ana' });
    expect(await decrypt(encrypted, z.object({ name: z.string() }), 'draft-two')).toBeNull();
    expect(await decrypt(encrypted, z.object({ name: z.number() }), 'draft-one')).toBeNull();
  });

  test('is read all through a rotation where the new secret comes second first', async () => {
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

  test('is kept for thirty days and no longer', async () => {
    const { encryptValue, decrypt } = await startInstance(secretA);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T00:00:00Z') });
    const encrypted = (await encryptValue('x', 'Ana')) ?? '';
    vi.setSystemTime('2026-01-30T23:59:59Z');
    expect(await decrypt(encrypted, z.string())).toBe('Ana');
    vi.setSystemTime('2026-01-31T00:00:00Z');
    expect(await decrypt(encrypted, z.string())).toBeNull();
    vi.useRealTimers();
  });

  test('that no cookies hold is told, not cut', async () => {
    const { encryptValue, createCookiesById } = await startInstance(secretA);
    const letters = randomBytes(24_000).toString('base64'); // that no packing makes shorter
    expect(await encryptValue('x', letters)).toBeNull();
    expect(await encryptValue('x', 'x'.repeat(64 * 1024))).toBeNull();
    const family = createCookiesById('draft', z.string());
    expect(await family.write(createJar().request(), 'one', letters)).toBeNull();
  });

  test('is not unpacked to more than a form can be, even from one who knows the secret', async () => {
    const { encryptValue, decrypt } = await startInstance(secretA);
    const packed = (await encryptValue('x', 'Ana '.repeat(1_000))) ?? '';
    const { protectedHeader } = await compactDecrypt(packed, keyOf('x', secretA));
    const text = JSON.stringify({ expires: Date.now(), value: 'x'.repeat(70_000) });
    const bomb = await new CompactEncrypt(brotliCompressSync(text))
      .setProtectedHeader(protectedHeader)
      .encrypt(keyOf('x', secretA));
    expect(await decrypt(bomb, z.string())).toBeNull();
  });
});

describe('cookies', { tags: ['D.session'] }, () => {
  test('are HttpOnly, Lax and stay thirty days; on https Secure under a name that no other host sets', async () => {
    const { setCookie } = await startInstance(secretA);
    const attributes = 'Max-Age=2592000; Path=/; HttpOnly';
    expect(setCookie(new Request('http://site.example/'), 'x', 'v')).toBe(`x=v; ${attributes}; SameSite=Lax`);
    expect(setCookie(new Request('https://site.example/'), 'x', 'v')).toBe(
      `__Host-x=v; ${attributes}; Secure; SameSite=Lax`,
    );
  });

  test('of https are read under their own name alone', async () => {
    const { requestCookies } = await startInstance(secretA);
    const headers = { Cookie: 'x=set-by-another-host; __Host-x=ours' };
    expect(requestCookies(new Request('https://site.example/', { headers }))).toEqual({ x: 'ours' });
  });
});
