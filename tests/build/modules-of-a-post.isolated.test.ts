import { Session } from 'node:inspector/promises';
import { expect, test } from 'vitest';

import { openJar } from '../../app/platform/cookies/cookie-jar.server';
import { action, loader } from '../../app/routes/create-agent/business';
import { newDraft, saveDraft } from '../../app/setup/draft.server';
import { variants } from '../../app/setup/variants';
import { saveSession } from '../../app/session/session.server';
import { createBrowser } from '../setup/session';
import { business } from '../setup/typical-owner';

// Whoever changes the business step reads what its form passes through.

const site = 'http://site.example';

/** The modules of `app` with a function that runs until the work is done, as V8 counts them. */
async function modulesOf(work: () => Promise<unknown>): Promise<string[]> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true });
  await work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  return result.flatMap(({ url, functions }) => {
    const [, module] = /\/app\/(.+)/.exec(url) ?? [];
    // Vitest exports constants and functions alike with a getter. Modules with constants only don't count.
    const called = functions.filter(({ functionName, ranges }) => functionName !== 'get' && ranges[0]?.count);
    return module && called.length > 0 ? [module] : [];
  });
}

test('the form of the business step passes through 30 modules at most between action and response', async () => {
  const browser = createBrowser();
  const { jar } = browser.visit();
  await saveSession(jar, {});
  await saveDraft(jar, 'abcdef', newDraft(variants[0]));
  browser.take({ jar });
  const call = <Result>(handler: (args: never) => Result, init: RequestInit): Result => {
    const headers = { Cookie: browser.request().headers.get('Cookie') ?? '', Origin: site };
    const request = new Request(`${site}/create-agent/business?draft=abcdef`, { ...init, headers });
    return handler({ request, params: {}, context: { visit: { request, jar: openJar(request) } } } as never);
  };
  const { answers, openedFormId, revision } = await call(loader, {});
  const form = { ...business, intent: 'next', trade: '', revision: String(revision) };
  const body = new URLSearchParams({
    ...form,
    shown: JSON.stringify({ ...answers, pageView: openedFormId }),
  });
  const modules = await modulesOf(async () => {
    await expect(call(action, { method: 'POST', body })).rejects.toMatchObject({ status: 303 });
  });
  expect(modules.length, modules.sort().join('\n')).toBeLessThanOrEqual(30);
});
