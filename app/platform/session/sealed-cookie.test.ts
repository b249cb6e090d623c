import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { createJar, secretA, secretB, startInstance } from '../../../tests/setup/session';

const keyOf = (name: string, secret: string) => new Uint8Array(hkdfSync('sha256', secret, '', name, 32));

describe('a sealed value', { tags: ['D.session'] }, () => {
  test.each(['Ana', 'Ana '.repeat(1_000)])('is the JWE that it has always been', async (value) => {
    const sealed = (await (await startInstance(secretA)).sealValue('x', value)) ?? '';
    const { plaintext, protectedHeader } = await compactDecrypt(sealed, keyOf('x', secretA));
    const kid = createHash('sha256').update(secretA).digest('hex').slice(0, 8);
    expect(protectedHeader).toMatchObject({ alg: 'dir', enc: 'A256GCM', kid });
    const text = protectedHeader.cty === 'json' ? plaintext : brotliDecompressSync(plaintext);
    expect(JSON.parse(Buffer.from(text).toString())).toMatchObject({ value });
  });

  test.each([1, 60, 170, 200])('of %i letters is read, and hardly longer than its text', async (length) => {
    const { sealValue, unseal } = await startInstance(secretA);
    const value = Array.from({ length }, (_letter, at) => 'éxyz'[at % 4]).join('');
    const sealed = (await sealValue('x', value)) ?? '';
    expect(await unseal(sealed, z.string())).toBe(value);
    const { plaintext } = await compactDecrypt(sealed, keyOf('x', secretA));
    const text = Buffer.byteLength(JSON.stringify({ expires: 1_800_000_000, value }));
    expect(plaintext.length).toBeLessThanOrEqual(text);
    expect(Buffer.from(plaintext).includes(value)).toBe(text <= 200);
  });

  test('is opened once a request, however often it is read', async () => {
    const { sealValue, unsealCookie } = await startInstance(secretA);
    const headers = { Cookie: `x=${await sealValue('x', { name: 'Ana' })}` };
    const request = new Request('http://site.example/', { headers });
    const schema = z.object({ name: z.string() });
    const one = await unsealCookie(request, 'x', schema);
    request.headers.set('Cookie', 'x=unreadable');
    const other = await unsealCookie(request, 'x', schema);
    expect([one, other]).toEqual([{ name: 'Ana' }, { name: 'Ana' }]);
    expect(one).not.toBe(other);
  });

  test('tells nothing and takes no change', async () => {
    const { sealValue, unseal } = await startInstance(secretA);
    const sealed = (await sealValue('x', { name: 'Ana Rivera' })) ?? '';
    expect(sealed).not.toContain('Ana');
    const forged = sealed.replace(/.(?=.{5}$)/, (letter) => (letter === 'A' ? 'B' : 'A'));
    expect(await unseal(forged, z.object({ name: z.string() }))).toBeNull();
  });

  test('is null for anything else', async () => {
    const { unseal } = await startInstance(secretA);
    for (const text of ['', 'x', 'e30', 'e30....', 'e30.a.b.c.d', '%00', '{"name":"Ana"}', 'a.'.repeat(500)])
      expect(await unseal(text, z.unknown()), text).toBeNull();
  });

  test('says nothing under another name or of another shape', async () => {
    const { sealValue, unseal } = await startInstance(secretA);
    const sealed = (await sealValue('draft-one', { name: 'Ana' })) ?? '';
    expect(await unseal(sealed, z.object({ name: z.string() }), 'draft-one')).toEqual({ name: 'Ana' });
    expect(await unseal(sealed, z.object({ name: z.string() }), 'draft-two')).toBeNull();
    expect(await unseal(sealed, z.object({ name: z.number() }), 'draft-one')).toBeNull();
  });

  test('is read all through a rotation where the new secret comes second first', async () => {
    const schema = z.object({ name: z.string() });
    const steps = [secretA, `${secretA},${secretB}`, `${secretB},${secretA}`, secretB];
    for (const [index, before] of steps.slice(0, 3).entries()) {
      const [old, next] = [await startInstance(before), await startInstance(steps[index + 1] ?? '')];
      const byOld = (await old.sealValue('x', { name: 'Ana' })) ?? '';
      const byNext = (await next.sealValue('x', { name: 'Ana' })) ?? '';
      if (index < 2) expect(await next.unseal(byOld, schema)).not.toBeNull();
      expect(await old.unseal(byNext, schema)).not.toBeNull();
    }
  });

  test('is kept for thirty days and no longer', async () => {
    const { sealValue, unseal } = await startInstance(secretA);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T00:00:00Z') });
    const sealed = (await sealValue('x', 'Ana')) ?? '';
    vi.setSystemTime('2026-01-30T23:59:59Z');
    expect(await unseal(sealed, z.string())).toBe('Ana');
    vi.setSystemTime('2026-01-31T00:00:00Z');
    expect(await unseal(sealed, z.string())).toBeNull();
    vi.useRealTimers();
  });

  test('that no cookies hold is told, not cut', async () => {
    const { sealValue, createCookieFamily } = await startInstance(secretA);
    const letters = randomBytes(24_000).toString('base64'); // that no packing makes shorter
    expect(await sealValue('x', letters)).toBeNull();
    expect(await sealValue('x', 'x'.repeat(64 * 1024))).toBeNull();
    const family = createCookieFamily('draft', z.string());
    expect(await family.write(createJar().request(), 'one', letters)).toBeNull();
  });

  test('is not unpacked to more than a form can be, even from one who knows the secret', async () => {
    const { sealValue, unseal } = await startInstance(secretA);
    const packed = (await sealValue('x', 'Ana '.repeat(1_000))) ?? '';
    const { protectedHeader } = await compactDecrypt(packed, keyOf('x', secretA));
    const text = JSON.stringify({ expires: Date.now(), value: 'x'.repeat(70_000) });
    const bomb = await new CompactEncrypt(brotliCompressSync(text))
      .setProtectedHeader(protectedHeader)
      .encrypt(keyOf('x', secretA));
    expect(await unseal(bomb, z.string())).toBeNull();
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
