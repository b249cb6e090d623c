import { expect, onTestFinished, test, vi } from 'vitest';

import { backend } from '~/backend/backend.server';
import { finishBackgroundWork } from '~/backend/background.server';
import { succeeded } from '~/backend/outcome';
import { parseWebsiteAddress } from '~/domain/website-address';
import { openVisit } from '~/platform/cookies/visit.server';
import { newDraft } from '../draft.server';
import { variantByKey } from '../variants';
import { handleWebsite, isOnPublicHost } from './website-step.server';

function publicSite(typed: string): string | null {
  const url = parseWebsiteAddress(typed);
  return url && isOnPublicHost(url) ? url : null;
}

test.each([
  ...['169.254.169.254', '10.0.0.1', 'http://10.255.255.255/', '2130706433', '0x7f.1', '127.1', '0.0.0.0'],
  ...['192.168.1.1', '172.16.0.1', '172.31.255.255', '100.64.0.1', '198.19.0.1', '224.0.0.1'],
  ...['255.255.255.255', '', '   ', 'a.b', 'not a site', 'ftp://rivera.example', 'javascript:alert(1)'],
  ...['https://', 'a@b.example:x', 'https://user:pw@rivera.example', 'https://user@rivera.example'],
  ...['xhttps://rivera.example', '..com', 'https://[::1]/'],
  ...['[::1]', '[fd00::1]', 'http://[::ffff:10.0.0.1]/', '10.0.0.1.', '0251.0376.0251.0376', '１０.0.0.1'],
  ...['rivera.example:8080', 'https://rivera.example:22/', 'localhost', 'a.localhost', 'printer.local'],
  ...['metadata.google.internal', 'nas.lan', 'router.home.arpa', 'wiki.corp.', 'LOCALHOST.', 'nas.LOCAL.'],
  ...['kubernetes.default.svc', 'db.svc.cluster.local', 'a.test', 'a.invalid', 'a.onion', 'a.private'],
  ...['http://rivera.example@127.0.0.1', 'http://127.0.0.1\\@rivera.example', 'http:\\\\127.0.0.1'],
  ...['127。0。0。1', '①②⑦.⓪.⓪.①', '127%2e0%2e0%2e1', '017700000001', '127.0.0.1..', '[64:ff9b::7f00:1]'],
])('rejects %s as a website', (typed) => expect(publicSite(typed)).toBeNull());

test.each([
  ['8.8.8.8', 'https://8.8.8.8'],
  ['172.32.0.1', 'https://172.32.0.1'],
  ['http://rivera.example:80/', 'http://rivera.example'],
  ['https://rivera.example:443', 'https://rivera.example'],
  ['10.example', 'https://10.example'],
  ['local.example', 'https://local.example'],
  ['127.0.0.1.resolver.example', 'https://127.0.0.1.resolver.example'],
  ['rivera.example?@127.0.0.1', 'https://rivera.example/?@127.0.0.1'],
  ['http://rivera.example\\@127.0.0.1', 'http://rivera.example/@127.0.0.1'],
  ['rivera.example#@127.0.0.1', 'https://rivera.example'],
  ['rivera.example', 'https://rivera.example'],
  ['  WWW.Rivera.Example/ ', 'https://www.rivera.example'],
  ['http://rivera.example/', 'http://rivera.example'],
  ['HTTPS://Rivera.example/About?x=1#team', 'https://rivera.example/About?x=1'],
  ['rivera.example?x=1', 'https://rivera.example?x=1'],
  ['rivera.example/to/https://x', 'https://rivera.example/to/https://x'],
  ['münchen.example', 'https://xn--mnchen-3ya.example'],
])('reads %s as %s', (typed, url) => expect(publicSite(typed)).toBe(url));

test.each([
  ['next', 'too large', []],
  ['next', 'saved', [1]],
  ['skip', 'too large', []],
  ['skip', 'saved', [1, 2]],
])('the button “%s” with a draft that is %s logs the steps %j', async (intent, what, steps) => {
  const isSaved = what === 'saved';
  const logged = vi.spyOn(backend, 'logStep').mockResolvedValue(succeeded({ success: true }));
  onTestFinished(() => logged.mockRestore());
  const { request, jar } = openVisit(new Request('https://site.example/create-agent2/website?draft=abcdef'));
  const draft = newDraft(variantByKey('B'));
  const setup = {
    request,
    jar: { ...jar, write: () => Promise.resolve(isSaved) },
    id: 'abcdef',
    variant: variantByKey('B'),
    draft,
    findings: null,
    answers: draft.savedAnswers,
    voiceId: undefined,
    isVoiceChosen: false,
    isFromReview: false,
  };
  const form = new FormData();
  form.set('intent', intent);
  form.set('websiteAddress', 'rivera.example');
  const reply = handleWebsite(setup, form);
  if (isSaved) await expect(reply).rejects.toMatchObject({ status: 302 });
  else expect(await reply).toMatchObject({ init: { status: 400 } });
  await finishBackgroundWork();
  expect(logged.mock.calls.map(([{ step }]) => step)).toEqual(steps);
});
