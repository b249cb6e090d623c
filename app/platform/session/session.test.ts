import { beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { businessFields, questionOf } from '~/domain/business-questions';

const secretA = 'a'.repeat(32);
const secretB = 'b'.repeat(32);

/** A process of its own: the modules anew, with these secrets. */
async function instance(secrets: string) {
  vi.resetModules();
  vi.stubEnv('SESSION_SECRET', secrets);
  const sealed = await import('./sealed-cookie.server');
  const { createCookieFamily } = await import('./cookie-family.server');
  const visitors = await import('./visitor.server');
  const unseal = <Schema extends z.ZodType>(text: string, schema: Schema, name = 'x') => {
    const request = new Request('http://site.example/', { headers: { Cookie: `${name}=${text}` } });
    return sealed.unsealCookie(request, name, schema);
  };
  return { ...sealed, ...visitors, createCookieFamily, unseal };
}

/** A browser's cookie jar, as far as these tests need one. */
function jar() {
  const stored = new Map<string, string>();
  return {
    stored,
    take(headers: string[] | null) {
      for (const header of headers ?? []) {
        const [pair = ''] = header.split(';');
        const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
        if (/Max-Age=0/.test(header)) stored.delete(name);
        else stored.set(name, value);
      }
    },
    request: () =>
      new Request('http://site.example/', {
        headers: { Cookie: [...stored].map(([name, value]) => `${name}=${value}`).join('; ') },
      }),
  };
}

beforeEach(() => void vi.unstubAllEnvs());

describe('a sealed value', { tags: ['D.session'] }, () => {
  test('survives a restart and another instance', async () => {
    const sealed = await (await instance(secretA)).sealValue('x', { name: 'Ana' });
    const other = await instance(secretA);
    expect(await other.unseal(sealed ?? '', z.object({ name: z.string() }))).toEqual({ name: 'Ana' });
  });

  test('is read after a rotation, in any order of the secrets, and no longer once its secret is gone', async () => {
    const schema = z.object({ name: z.string() });
    const sealed = (await (await instance(secretA)).sealValue('x', { name: 'Ana' })) ?? '';
    expect(await (await instance(`${secretB},${secretA}`)).unseal(sealed, schema)).toEqual({
      name: 'Ana',
    });
    expect(await (await instance(secretB)).unseal(sealed, schema)).toBeNull();
  });

  test('tells nothing and takes no change', async () => {
    const { sealValue, unseal } = await instance(secretA);
    const sealed = (await sealValue('x', { name: 'Ana Rivera' })) ?? '';
    expect(sealed).not.toContain('Ana');
    const forged = sealed.replace(/.(?=.{5}$)/, (letter) => (letter === 'A' ? 'B' : 'A'));
    expect(await unseal(forged, z.object({ name: z.string() }))).toBeNull();
  });

  test.each(['', 'x', 'e30', 'e30....', 'e30.a.b.c.d', '%00', '{"name":"Ana"}', 'a.'.repeat(500)])(
    'is null for %s',
    async (text) => {
      const { unseal } = await instance(secretA);
      expect(await unseal(text, z.unknown())).toBeNull();
    },
  );

  test('says nothing under another name', async () => {
    const { sealValue, unseal } = await instance(secretA);
    const sealed = (await sealValue('draft-one', { name: 'Ana' })) ?? '';
    expect(await unseal(sealed, z.object({ name: z.string() }), 'draft-one')).toEqual({ name: 'Ana' });
    expect(await unseal(sealed, z.object({ name: z.string() }), 'draft-two')).toBeNull();
  });

  test('is read all through a rotation where the new secret comes second first', async () => {
    const schema = z.object({ name: z.string() });
    const steps = [secretA, `${secretA},${secretB}`, `${secretB},${secretA}`, secretB];
    for (const [index, before] of steps.slice(0, 3).entries()) {
      const [old, next] = [await instance(before), await instance(steps[index + 1] ?? '')];
      const byOld = (await old.sealValue('x', { name: 'Ana' })) ?? '';
      const byNext = (await next.sealValue('x', { name: 'Ana' })) ?? '';
      if (index < 2) expect(await next.unseal(byOld, schema)).not.toBeNull();
      expect(await old.unseal(byNext, schema)).not.toBeNull();
    }
  });

  test('of another shape is null', async () => {
    const { sealValue, unseal } = await instance(secretA);
    const sealed = (await sealValue('x', { name: 7 })) ?? '';
    expect(await unseal(sealed, z.object({ name: z.string() }))).toBeNull();
  });

  test('that no cookies hold is told, not cut', async () => {
    const { sealValue } = await instance(secretA);
    const random = Array.from({ length: 12_000 }, () => String.fromCharCode(0x4e00 + Math.random() * 20_000));
    expect(await sealValue('x', random.join(''))).toBeNull();
  });
});

/** No two alike, so that no compression helps. */
function randomText(length: number, from: number, to: number): string {
  return String.fromCodePoint(
    ...Array.from({ length }, () => Math.floor(from + Math.random() * (to - from))),
  );
}

describe('the largest legal draft is kept', { tags: ['D.lengths.kept'] }, () => {
  test.each([
    ['Latin', 0x21, 0x7e],
    ['Greek', 0x391, 0x3a1],
    ['Chinese', 0x4e00, 0x9fa5],
    ['four-byte Chinese', 0x20000, 0x2a6df],
    ['emoji', 0x1f400, 0x1f4ff],
  ])('in %s', async (_script, from, to) => {
    const { createCookieFamily } = await instance(secretA);
    const family = createCookieFamily('draft', z.record(z.string(), z.string()));
    const fields = businessFields.map((name) => [name, randomText(questionOf(name).max, from, to)]);
    const website = ['websiteAddress', `https://${randomText(2_000, 0x61, 0x7a)}.example`];
    const draft = Object.fromEntries([...fields, website]);
    const browser = jar();
    const headers = await family.write(browser.request(), 'one', draft);
    expect(headers).not.toBeNull();
    for (const header of headers ?? []) expect(header.length).toBeLessThanOrEqual(4_096);
    browser.take(headers);
    expect(await family.read(browser.request(), 'one')).toEqual(draft);

    browser.take(await family.write(browser.request(), 'one', { BusinessName: 'Short' }));
    expect([...browser.stored.keys()]).toEqual(['draft-one']);
    browser.take(family.forget(browser.request(), 'one'));
    expect(browser.stored.size).toBe(0);
  });
});

describe('cookies', { tags: ['D.session'] }, () => {
  test('are HttpOnly and Lax, Secure on https alone', async () => {
    const { setCookie } = await instance(secretA);
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
    const { requestCookies } = await instance(secretA);
    const headers = { Cookie: 'x=set-by-another-host; __Host-x=ours' };
    expect(requestCookies(new Request('https://site.example/', { headers }))).toEqual({ x: 'ours' });
  });

  test('of a family don’t overwrite each other when two tabs save at once', async () => {
    const { createCookieFamily } = await instance(secretA);
    const family = createCookieFamily('draft', z.object({ name: z.string() }));
    const browser = jar();
    const before = browser.request();
    browser.take(await family.write(before, 'one', { name: 'One' }));
    browser.take(await family.write(before, 'two', { name: 'Two' }));
    expect(await family.read(browser.request(), 'one')).toEqual({ name: 'One' });
    expect(await family.read(browser.request(), 'two')).toEqual({ name: 'Two' });
    expect(await family.newest(before)).toBeNull();
    expect((await family.newest(browser.request()))?.id).toMatch(/^(one|two)$/);
  });

  test('of a family make room, the oldest first, and stay within 8 KB together', async () => {
    const { createCookieFamily } = await instance(secretA);
    const family = createCookieFamily('draft', z.object({ name: z.string() }));
    const browser = jar();
    for (const id of ['one', 'two', 'three', 'four']) {
      vi.setSystemTime(Date.now() + 1_000);
      browser.take(await family.write(browser.request(), id, { name: id }));
    }
    expect([...browser.stored.keys()]).toEqual(['draft-two', 'draft-three', 'draft-four']);
    vi.useRealTimers();
  });

  test('of another family or a forged one are no concern', async () => {
    const { createCookieFamily } = await instance(secretA);
    const family = createCookieFamily('draft', z.object({ name: z.string() }));
    const request = new Request('http://site.example/', {
      headers: { Cookie: 'draft-forged=e30.x; other=1' },
    });
    const headers = await family.write(request, 'one', { name: 'One' });
    expect(headers?.map((header) => header.split('=')[0])).toEqual(['draft-one', 'draft-forged']);
    expect(headers?.[1]).toMatch(/Max-Age=0/);
  });

  test('keep the visitor; a malformed header gives a new one', async () => {
    const { keepVisitor, readVisitor } = await instance(secretA);
    const browser = jar();
    browser.take([await keepVisitor(browser.request(), { salesRep: 'Alex', landed: true })]);
    expect(await readVisitor(browser.request())).toEqual({ salesRep: 'Alex', landed: true });
    for (const header of [';;;=', 'visitor', 'visitor=%E0%A4%A', `visitor=${'x'.repeat(9_000)}`]) {
      expect(await readVisitor(new Request('http://site.example/', { headers: { Cookie: header } }))).toEqual(
        {},
      );
    }
  });
});
