import { data, redirect } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { cookieFamily } from './cookie-jar.server';
import { isDataResponse, withCookies } from './visit.server';

const names = cookieFamily('name', z.string());
const write = (value: string) => (args: LoaderFunctionArgs) => args.context.jar.write(names('one'), value);
/** Remix copies the request for each loader and action, but passes them the same context. */
const argsWith = (context: object) => ({
  request: new Request('http://site.example/'),
  params: {},
  context: Object.assign(context, { jar: undefined as never }),
});

/** What a handler responds with, and the names of the cookies that it sets. */
async function responseOf(handler: ((args: LoaderFunctionArgs) => unknown) | undefined, context = {}) {
  const result: unknown = await Promise.resolve(handler?.(argsWith(context))).catch(
    (thrown: unknown) => thrown,
  );
  const init = isDataResponse(result) ? result.init : null;
  const headers = result instanceof Response ? result.headers : new Headers(init?.headers);
  return { result, cookies: headers.getSetCookie().map((line) => line.split('=')[0]) };
}

describe('a handler that writes a cookie sends it', () => {
  test.each([
    ['with a page', () => ({ title: 'Page' })],
    ['with a page that has a status', () => data(null, { status: 400 })],
    ['with a redirect', () => redirect('/next')],
    ['with a thrown redirect', () => Promise.reject(redirect('/next'))],
    ['with a thrown 204', () => Promise.reject(data(null, { status: 204, headers: { Location: '/next' } }))],
  ])('%s', async (_how, respond) => {
    const loader = async (args: LoaderFunctionArgs) => {
      await write('Ana')(args);
      return respond();
    };
    expect((await responseOf(withCookies({ loader }).loader)).cookies).toEqual(['name-one']);
    expect((await responseOf(withCookies({ loader: respond }).loader)).cookies).toEqual([]);
  });
});

test('an error that isn’t a response is thrown unchanged', async () => {
  const error = new Error('a fault');
  const loader = async (args: LoaderFunctionArgs) => {
    await write('Ana')(args);
    throw error;
  };
  expect((await responseOf(withCookies({ loader }).loader)).result).toBe(error);
});

test('a redirect stays the same response', async () => {
  const response = redirect('/next');
  const loader = async (args: LoaderFunctionArgs) => {
    await write('Ana')(args);
    return response;
  };
  expect((await responseOf(withCookies({ loader }).loader)).result).toBe(response);
});

test('a loader reads what the action of the same request wrote, and sends only what it wrote itself', async () => {
  const route = withCookies({
    action: write('Ana'),
    loader: ({ context }) => context.jar.read(names('one')),
  });
  const context = {};
  expect((await responseOf(route.action, context)).cookies).toEqual(['name-one']);
  expect(await responseOf(route.loader, context)).toEqual({ result: 'Ana', cookies: [] });
  expect((await responseOf(route.loader)).result).toBeNull();
});
