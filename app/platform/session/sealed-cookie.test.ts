import { hkdfSync } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { secretA, secretB, startInstance } from '../../../tests/setup/session';

const keyOf = (name: string, secret: string) => new Uint8Array(hkdfSync('sha256', secret, '', name, 32));

function spaced(header: string) {
  const text = Buffer.from(header, 'base64url').toString();
  return Buffer.from(text.replace(',', ', ')).toString('base64url');
}

describe('a sealed value', { tags: ['D.session'] }, () => {
  test('survives a restart and another instance', async () => {
    const sealed = (await startInstance(secretA)).sealValue('x', { name: 'Ana' });
    const other = await startInstance(secretA);
    expect(await other.unseal(sealed ?? '', z.object({ name: z.string() }))).toEqual({ name: 'Ana' });
  });

  test.each([{ name: 'Ana' }, { name: 'Ana '.repeat(1_000) }])(
    'is a JWE that the library reads',
    async (value) => {
      const sealed = (await startInstance(secretA)).sealValue('x', value) ?? '';
      const { plaintext, protectedHeader } = await compactDecrypt(sealed, keyOf('x', secretA));
      expect(protectedHeader).toMatchObject({ alg: 'dir', enc: 'A256GCM' });
      const text = protectedHeader.cty === 'json' ? plaintext : brotliDecompressSync(plaintext);
      expect(JSON.parse(Buffer.from(text).toString())).toMatchObject({ value });
    },
  );

  test.each([1, 60, 170, 200])('of %i letters is read, and hardly longer than its text', async (length) => {
    const { sealValue, unseal } = await startInstance(secretA);
    const value = Array.from({ length }, (_letter, at) => 'éxyz'[at % 4]).join('');
    const sealed = sealValue('x', value) ?? '';
    expect(await unseal(sealed, z.string())).toBe(value);
    const { plaintext } = await compactDecrypt(sealed, keyOf('x', secretA));
    const text = Buffer.byteLength(JSON.stringify({ expires: 1_800_000_000, value }));
    expect(plaintext.length).toBeLessThanOrEqual(text);
    expect(Buffer.from(plaintext).includes(value)).toBe(text <= 200);
  });

  test('is opened once a request, however often it is read', async () => {
    const { sealValue, unsealCookie } = await startInstance(secretA);
    const headers = { Cookie: `x=${sealValue('x', { name: 'Ana' })}` };
    const request = new Request('http://site.example/', { headers });
    const schema = z.object({ name: z.string() });
    const one = await unsealCookie(request, 'x', schema);
    request.headers.set('Cookie', 'x=unreadable');
    const other = await unsealCookie(request, 'x', schema);
    expect([one, other]).toEqual([{ name: 'Ana' }, { name: 'Ana' }]);
    expect(one).not.toBe(other);
  });

  test('is another each time, as no two may have the same nonce', async () => {
    const { sealValue } = await startInstance(secretA);
    const nonces = Array.from({ length: 50 }, () => sealValue('x', 1)?.split('.')[2]);
    expect(new Set(nonces).size).toBe(50);
  });

  test('that the library wrote, as it did before, is read', async () => {
    const { unseal, sealValue } = await startInstance(secretA);
    const packed = sealValue('x', 'Ana '.repeat(1_000)) ?? '';
    const { protectedHeader } = await compactDecrypt(packed, keyOf('x', secretA));
    const text = JSON.stringify({ expires: Date.now(), value: 'Ana' });
    const former = await new CompactEncrypt(brotliCompressSync(text))
      .setProtectedHeader(protectedHeader)
      .encrypt(keyOf('x', secretA));
    expect(await unseal(former, z.string())).toBe('Ana');
  });

  test('is read after a rotation, in any order of the secrets, and no longer once its secret is gone', async () => {
    const schema = z.object({ name: z.string() });
    const sealed = (await startInstance(secretA)).sealValue('x', { name: 'Ana' }) ?? '';
    expect(await (await startInstance(`${secretB},${secretA}`)).unseal(sealed, schema)).toEqual({
      name: 'Ana',
    });
    expect(await (await startInstance(secretB)).unseal(sealed, schema)).toBeNull();
  });

  test('tells nothing and takes no change', async () => {
    const { sealValue, unseal } = await startInstance(secretA);
    const sealed = sealValue('x', { name: 'Ana Rivera' }) ?? '';
    expect(sealed).not.toContain('Ana');
    const forged = sealed.replace(/.(?=.{5}$)/, (letter) => (letter === 'A' ? 'B' : 'A'));
    expect(await unseal(forged, z.object({ name: z.string() }))).toBeNull();
  });

  test.each<[string, (parts: string[]) => string[]]>([
    ['header', ([header, ...rest]) => [`${header}g`, ...rest]],
    ['header of the same meaning', ([header = '', ...rest]) => [spaced(header), ...rest]],
    ['wrapped key', ([header = '', _none, ...rest]) => [header, 'AAAA', ...rest]],
    ['nonce', ([header = '', key = '', nonce, ...rest]) => [header, key, `${nonce}AAAA`, ...rest]],
    [
      'end',
      ([header = '', key = '', nonce = '', text, tag = '']) => [header, key, nonce, `${text}AAAA`, tag],
    ],
    ['short tag', ([header = '', key = '', nonce = '', text = '', tag = '']) => [header, key, nonce, text, tag.slice(0, 16)]], // prettier-ignore
    ['tag of four bytes', ([header = '', key = '', nonce = '', text = '', tag = '']) => [header, key, nonce, text, tag.slice(0, 6)]], // prettier-ignore
    ['no tag', (parts) => [...parts.slice(0, 4), '']],
    ['sixth part', (parts) => [...parts, 'AAAA']],
  ])('takes no other %s', async (_part, change) => {
    const { sealValue, unseal } = await startInstance(secretA);
    const sealed = sealValue('x', 'Ana') ?? '';
    expect(await unseal(sealed, z.string())).toBe('Ana');
    expect(await unseal(change(sealed.split('.')).join('.'), z.string())).toBeNull();
  });

  test.each(['', 'x', 'e30', 'e30....', 'e30.a.b.c.d', '%00', '{"name":"Ana"}', 'a.'.repeat(500)])(
    'is null for %s',
    async (text) => {
      const { unseal } = await startInstance(secretA);
      expect(await unseal(text, z.unknown())).toBeNull();
    },
  );

  test('says nothing under another name', async () => {
    const { sealValue, unseal } = await startInstance(secretA);
    const sealed = sealValue('draft-one', { name: 'Ana' }) ?? '';
    expect(await unseal(sealed, z.object({ name: z.string() }), 'draft-one')).toEqual({ name: 'Ana' });
    expect(await unseal(sealed, z.object({ name: z.string() }), 'draft-two')).toBeNull();
  });

  test('is read all through a rotation where the new secret comes second first', async () => {
    const schema = z.object({ name: z.string() });
    const steps = [secretA, `${secretA},${secretB}`, `${secretB},${secretA}`, secretB];
    for (const [index, before] of steps.slice(0, 3).entries()) {
      const [old, next] = [await startInstance(before), await startInstance(steps[index + 1] ?? '')];
      const byOld = old.sealValue('x', { name: 'Ana' }) ?? '';
      const byNext = next.sealValue('x', { name: 'Ana' }) ?? '';
      if (index < 2) expect(await next.unseal(byOld, schema)).not.toBeNull();
      expect(await old.unseal(byNext, schema)).not.toBeNull();
    }
  });

  test('of another shape is null', async () => {
    const { sealValue, unseal } = await startInstance(secretA);
    const sealed = sealValue('x', { name: 7 }) ?? '';
    expect(await unseal(sealed, z.object({ name: z.string() }))).toBeNull();
  });

  test('that no cookies hold is told, not cut', async () => {
    const { sealValue } = await startInstance(secretA);
    const random = Array.from({ length: 12_000 }, () => String.fromCharCode(0x4e00 + Math.random() * 20_000));
    expect(sealValue('x', random.join(''))).toBeNull();
  });
});

describe('cookies', { tags: ['D.session'] }, () => {
  test('are HttpOnly and Lax, Secure on https alone', async () => {
    const { setCookie } = await startInstance(secretA);
    const plain = setCookie(new Request('http://site.example/'), 'x', 'v');
    const secure = setCookie(new Request('https://site.example/'), 'x', 'v');
    expect(plain).toMatch(/HttpOnly/);
    expect(plain).toMatch(/SameSite=Lax/);
    expect(plain).not.toMatch(/Secure/);
    expect(secure).toMatch(/Secure/);
    expect(secure).toMatch(/^__Host-x=/);
    expect(plain).toMatch(/^x=/);
  });

  test('of https are read under their own name alone', async () => {
    const { requestCookies } = await startInstance(secretA);
    const headers = { Cookie: 'x=set-by-another-host; __Host-x=ours' };
    expect(requestCookies(new Request('https://site.example/', { headers }))).toEqual({ x: 'ours' });
  });
});
