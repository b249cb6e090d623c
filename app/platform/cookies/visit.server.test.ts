import { createServer } from 'node:http';
import { data, redirect } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import express from 'express';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { listen } from '../../../tests/setup/listen';
import { cookieFamily } from './cookie-jar.server';
import { isDataResponse, openVisit, sendCookies, withCookies } from './visit.server';

const names = cookieFamily('name', z.string());
const write = (value: string) => (args: LoaderFunctionArgs) =>
  args.context.visit.jar.write(names('one'), value);
/** Remix copies the request for each loader and action, but passes them the same context. */
const argsWith = (context: object) => ({
  request: new Request('http://site.example/'),
  params: {},
  context: Object.assign(context, { visit: undefined as never }),
});

/** What a handler responds with, and the names of the cookies that it sets. */
async function responseOf(handler: ((args: LoaderFunctionArgs) => unknown) | undefined, context = {}) {
  const result: unknown = await Promise.resolve(handler?.(argsWith(context))).catch(
    (thrown: unknown) => thrown,
  );
  const init = isDataResponse(result) ? result.init : null;
  const headers = result instanceof Response ? result.headers : new Headers(init?.headers);
  return {
    result,
    cookies: headers.getSetCookie().map((line) => line.split('=')[0]),
    caching: headers.get('Cache-Control'),
  };
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
    const sent = { cookies: ['name-one'], caching: 'no-store' };
    expect(await responseOf(withCookies({ loader }).loader)).toMatchObject(sent);
    const unchanged = { cookies: [], caching: null };
    expect(await responseOf(withCookies({ loader: respond }).loader)).toMatchObject(unchanged);
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
    loader: ({ context }) => context.visit.jar.read(names('one')),
  });
  const context = {};
  expect((await responseOf(route.action, context)).cookies).toEqual(['name-one']);
  expect(await responseOf(route.loader, context)).toMatchObject({ result: 'Ana', cookies: [] });
  expect((await responseOf(route.loader)).result).toBeNull();
});

test.each([
  [true, ['name-one'], 'no-store'],
  [false, [], 'public, max-age=60'],
])('a page of Express that may be stored, with a cookie: %s', async (isWritten, cookies, caching) => {
  const visit = openVisit(new Request('http://site.example/'));
  if (isWritten) await visit.jar.write(names('one'), 'Ana');
  const app = express().use((_request, response) => {
    sendCookies(visit, response);
    response.set('Cache-Control', 'public, max-age=60').end();
  });
  const server = createServer(app);
  onTestFinished(() => void server.close());
  const { headers } = await fetch(await listen(server));
  expect(headers.getSetCookie().map((line) => line.split('=')[0])).toEqual(cookies);
  expect(headers.get('Cache-Control')).toBe(caching);
});
