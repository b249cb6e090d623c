import type { PlainBrowser } from '../../setup/plain-browser';
import { sampleForm } from '../../setup/typical-owner';
import { respondAfter } from './counting-backend';
import { countCreation, countDuplicates, ownerBeforeCreation } from './creation';
import { customerBeforePayment } from './journey';
import { combinationsFor } from './row';
import type { Row } from './row';
import type { Site } from './site';
import type { Tally } from './tally';

const steps = ['website', 'analysis', 'business', 'voice', 'confirm'];

export const peopleRows: Row[] = [
  { name: 'People: 20 posts of one form at once, Back and one more', run: createAtOnce },
  {
    name: 'People: 10 posts of the payment form at once, and one more',
    async run(site, tally) {
      const { subscribe } = await customerBeforePayment(site);
      await postAtOnce(site, tally, 'create-subscription', subscribe);
    },
  },
  {
    name: 'People: 10 presses at once for a number, and one more',
    async run(site, tally) {
      const { visitor, create } = await ownerBeforeCreation(site);
      const { url } = await create();
      await postAtOnce(site, tally, 'assign-agent-phone', () => visitor.submit({ intent: 'assign' }, url));
    },
  },
  {
    name: 'People: 10 uploads of one voice sample at once, and one more',
    async run(site, tally) {
      const { visitor, business } = await ownerBeforeCreation(site);
      const { url } = visitor;
      await postAtOnce(site, tally, 'create-voice-clone', () => visitor.upload(sampleForm({}), url));
      countDuplicates(site, tally, { business });
      tally.expect(visitor.url.includes('/demo/agent/'), `the set-up ends on ${visitor.url}`);
    },
  },
  {
    name: 'People: 10 uploads of a later voice sample at once, and one more',
    async run(site, tally) {
      const { visitor, business: businessName, create } = await ownerBeforeCreation(site);
      await create();
      const page = `${site.origin}/voice-recording`;
      const upload = () => visitor.upload(sampleForm({ businessName }), page);
      await postAtOnce(site, tally, 'create-voice-clone', upload);
    },
  },
  { name: 'People: steps skipped by their addresses', run: skipSteps },
  { name: 'People: cookies refused by the browser', run: withoutCookies },
];

/** Back to the form, its button once more, and the result opened again make no other receptionist either. */
async function createAtOnce(site: Site, tally: Tally): Promise<void> {
  const owner = await ownerBeforeCreation(site);
  site.backend.behaviours['create-full-agent'] = respondAfter(300);
  await Promise.all(Array.from({ length: 20 }, () => tally.count(owner.create)));
  await countCreation(site, tally, owner);
  await tally.count(() => owner.visitor.open(owner.visitor.url));
  countDuplicates(site, tally, owner);
}

/** What one visitor wants once, over all instances, and again when the first response has come. */
async function postAtOnce(
  site: Site,
  tally: Tally,
  functionName: string,
  post: () => Promise<PlainBrowser>,
): Promise<void> {
  site.backend.behaviours[functionName] = respondAfter(300);
  await Promise.all(Array.from({ length: 10 }, () => tally.count(post)));
  await tally.count(post);
  const times = site.backend.times(functionName);
  tally.duplicated += Math.max(0, times - 1);
  tally.expect(times > 0, `${functionName} was not asked`);
}

/** Each step of each variant, without a set-up and with one that is empty: a page, and nothing is created. */
async function skipSteps(site: Site, tally: Tally): Promise<void> {
  const all: { visitor: PlainBrowser; path: string }[] = [];
  for (const landing of ['/create-agent', '/create-agent2', '/create-agent3']) {
    const visitor = site.visitor();
    await visitor.open(landing);
    await visitor.submit({ intent: 'form' }, `${site.origin}${landing}`);
    const queries = ['', '?draft=nobody1', '?draft=%00', new URL(visitor.url).search];
    const paths = steps.flatMap((step) => queries.map((query) => `${site.origin}${landing}/${step}${query}`));
    all.push(...paths.map((path) => ({ visitor, path })));
  }
  for (const { visitor, path } of combinationsFor(site, all)) {
    const opened = await tally.count(() => visitor.open(path));
    tally.expect((opened?.status ?? 500) < 500, `${path} is ${opened?.status}`);
    for (const intent of ['create', 'default', 'own']) {
      const posted = await tally.count(() => visitor.submit({ intent }, path));
      tally.expect((posted?.status ?? 500) < 500, `${path} ${intent} is ${posted?.status}`);
    }
  }
  tally.expect(site.backend.calls.every(({ functionName }) => functionName !== 'create-full-agent'), 'something was created'); // prettier-ignore
}

/** Every form is answered by the page that says so, and nothing is created. */
async function withoutCookies(site: Site, tally: Tally): Promise<void> {
  const draft = '?draft=somebody1';
  const forms: [string, Record<string, string>][] = [
    [`/create-agent/website${draft}`, { intent: 'analyze', websiteAddress: 'rivera.example' }],
    [`/create-agent/business${draft}`, { intent: 'next', BusinessName: 'Rivera' }],
    [`/create-agent/voice${draft}`, { intent: 'default' }],
    [`/create-agent2/confirm${draft}`, { intent: 'create' }],
    ['/trial-signup', { name: 'Ana Rivera' }],
    ['/payment-setup', { intent: 'subscribe' }],
  ];
  for (const [path, fields] of forms) {
    const page = await tally.count(() => site.visitor().postOnce(path, fields));
    tally.expect(page?.status === 400, `${path} is ${page?.status}`);
    tally.expect(Boolean(page?.html.includes('Cookies are needed for this step')), `${path} does not say it`);
  }
  tally.expect(site.backend.calls.every(({ functionName }) => functionName === 'log-agent-creator-step'), 'a call was made'); // prettier-ignore
}
