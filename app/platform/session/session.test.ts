import { beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

const secretA = 'a'.repeat(32);
const secretB = 'b'.repeat(32);

/** A process of its own: the modules anew, with these secrets. */
async function instance(secrets: string) {
  vi.resetModules();
  vi.stubEnv('SESSION_SECRET', secrets);
  const sealed = await import('./sealed-cookie.server');
  const { createCookieFamily } = await import('./cookie-family.server');
  const visitors = await import('./visitor.server');
  return { ...sealed, ...visitors, createCookieFamily };
}

/** A browser's cookie jar, as far as these tests need one. */
function jar() {
  const kept = new Map<string, string>();
  return {
    kept,
    take(headers: string[] | null) {
      for (const header of headers ?? []) {
        const [pair = ''] = header.split(';');
        const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
        if (/Max-Age=0/.test(header)) kept.delete(name);
        else kept.set(name, value);
      }
    },
    request: () =>
      new Request('http://site.example/', {
        headers: { Cookie: [...kept].map(([name, value]) => `${name}=${value}`).join('; ') },
      }),
  };
}

beforeEach(() => void vi.unstubAllEnvs());

describe('a sealed value [D.session]', () => {
  test('survives a restart and another instance', async () => {
    const sealed = await (await instance(secretA)).sealValue('x', { name: 'Ana' });
    const other = await instance(secretA);
    expect(await other.unsealValue(sealed ?? '', z.object({ name: z.string() }))).toEqual({ name: 'Ana' });
  });

  test('is read after a rotation, in any order of the secrets, and no longer once its secret is gone', async () => {
    const schema = z.object({ name: z.string() });
    const sealed = (await (await instance(secretA)).sealValue('x', { name: 'Ana' })) ?? '';
    expect(await (await instance(`${secretB},${secretA}`)).unsealValue(sealed, schema)).toEqual({
      name: 'Ana',
    });
    expect(await (await instance(secretB)).unsealValue(sealed, schema)).toBeNull();
  });

  test('tells nothing and takes no change', async () => {
    const { sealValue, unsealValue } = await instance(secretA);
    const sealed = (await sealValue('x', { name: 'Ana Rivera' })) ?? '';
    expect(sealed).not.toContain('Ana');
    const forged = sealed.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect(await unsealValue(forged, z.object({ name: z.string() }))).toBeNull();
  });

  test.each(['', 'x', 'Fe26.2*', 'Fe26.2**********', '%00', '{"name":"Ana"}', 'Fe26.2*' + 'a*'.repeat(500)])(
    'is null for %s',
    async (text) => {
      const { unsealValue } = await instance(secretA);
      expect(await unsealValue(text, z.unknown())).toBeNull();
    },
  );

  test('of another shape is null', async () => {
    const { sealValue, unsealValue } = await instance(secretA);
    const sealed = (await sealValue('x', { name: 7 })) ?? '';
    expect(await unsealValue(sealed, z.object({ name: z.string() }))).toBeNull();
  });

  test('that no cookie holds is told, not cut', async () => {
    const { sealValue } = await instance(secretA);
    const random = Array.from({ length: 4_000 }, (_, index) =>
      String.fromCharCode(0x4e00 + ((index * 7_919) % 20_000)),
    ).join('');
    expect(await sealValue('x', { random })).toBeNull();
    expect(
      await sealValue('x', {
        text: 'A plain description of a plumbing business. '.repeat(23).slice(0, 1_000),
      }),
    ).not.toBeNull();
  });
});

describe('cookies [D.session]', () => {
  test('are HttpOnly and Lax, Secure on https alone', async () => {
    const { setCookie } = await instance(secretA);
    const plain = setCookie(new Request('http://site.example/'), 'x', 'v');
    const secure = setCookie(new Request('https://site.example/'), 'x', 'v');
    expect(plain).toMatch(/HttpOnly/);
    expect(plain).toMatch(/SameSite=Lax/);
    expect(plain).not.toMatch(/Secure/);
    expect(secure).toMatch(/Secure/);
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
  });

  test('of a family make room, the oldest first, and stay within 8 KB together', async () => {
    const { createCookieFamily } = await instance(secretA);
    const family = createCookieFamily('draft', z.object({ name: z.string() }));
    const browser = jar();
    for (const id of ['one', 'two', 'three', 'four']) {
      vi.setSystemTime(Date.now() + 1_000);
      browser.take(await family.write(browser.request(), id, { name: id }));
    }
    expect([...browser.kept.keys()]).toEqual(['draft-two', 'draft-three', 'draft-four']);
    vi.useRealTimers();
  });

  test('of another family or a forged one are no concern', async () => {
    const { createCookieFamily } = await instance(secretA);
    const family = createCookieFamily('draft', z.object({ name: z.string() }));
    const request = new Request('http://site.example/', {
      headers: { Cookie: 'draft-forged=Fe26.2*x; other=1' },
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
