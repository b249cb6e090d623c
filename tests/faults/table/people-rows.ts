import { respondAfter } from './counting-backend';
import { countCreation, countDuplicates, ownerBeforeCreation } from './creation';
import { customerBeforePayment } from './journey';
import type { Row } from './row';
import type { Site } from './site';
import type { Tally } from './tally';

const steps = ['website', 'analysis', 'business', 'voice', 'confirm'];

export const peopleRows: Row[] = [
  { name: 'People: a double click', run: (site, tally) => createAtOnce(site, tally, 2) },
  { name: 'People: 20 posts of one form at once', run: (site, tally) => createAtOnce(site, tally, 20) },
  {
    name: 'People: 10 posts of the payment form at once',
    async run(site, tally) {
      const { email, subscribe } = await customerBeforePayment(site);
      site.backend.behaviours['create-subscription'] = respondAfter(300);
      await Promise.all(Array.from({ length: 10 }, () => tally.count(subscribe)));
      tally.duplicated += site.backend.created('create-subscription', email) - 1;
    },
  },
  {
    name: 'People: the result opened again and again',
    async run(site, tally) {
      const owner = await ownerBeforeCreation(site);
      await countCreation(site, tally, owner);
      const { url } = owner.visitor;
      for (let time = 0; time < 3; time += 1) {
        const page = await tally.count(() => owner.visitor.open(url));
        tally.expect(page?.status === 200, `the result is ${page?.status}`);
      }
      countDuplicates(site, tally, owner);
    },
  },
  {
    name: 'People: Back after the creation, and the button again',
    async run(site, tally) {
      const owner = await ownerBeforeCreation(site);
      await countCreation(site, tally, owner);
      await tally.count(owner.create);
      countDuplicates(site, tally, owner);
    },
  },
  { name: 'People: one set-up in two tabs', run: inTwoTabs },
  { name: 'People: steps skipped by their addresses', run: skipSteps },
  { name: 'People: cookies refused by the browser', run: withoutCookies },
];

async function createAtOnce(site: Site, tally: Tally, posts: number): Promise<void> {
  const owner = await ownerBeforeCreation(site);
  site.backend.behaviours['create-full-agent'] = respondAfter(300);
  await Promise.all(Array.from({ length: posts }, () => tally.count(owner.create)));
  countDuplicates(site, tally, owner);
}

/** The second tab goes back and changes the city while the first one creates. */
async function inTwoTabs(site: Site, tally: Tally): Promise<void> {
  const owner = await ownerBeforeCreation(site);
  const business = owner.visitor.url.replace('/voice', '/business');
  const change = { intent: 'next', BusinessName: owner.business, BusinessAddressCity: 'Austin' };
  site.backend.behaviours['create-full-agent'] = respondAfter(300);
  await Promise.all([tally.count(owner.create), tally.count(() => owner.visitor.postOnce(business, change))]);
  await tally.count(owner.create);
  countDuplicates(site, tally, owner);
}

/** Each step of each variant, without a set-up and with one that is empty: a page, and nothing is created. */
async function skipSteps(site: Site, tally: Tally): Promise<void> {
  for (const landing of ['/create-agent', '/create-agent2', '/create-agent3']) {
    const visitor = site.visitor();
    await visitor.open(landing);
    await visitor.submit({ intent: 'form' }, `${site.origin}${landing}`);
    const { search } = new URL(visitor.url);
    for (const step of steps)
      for (const query of ['', '?draft=nobody1', '?draft=%00', search]) {
        const path = `${site.origin}${landing}/${step}${query}`;
        const shown = await tally.count(() => visitor.open(path));
        tally.expect((shown?.status ?? 500) < 500, `${path} is ${shown?.status}`);
        for (const intent of ['create', 'default', 'own']) {
          const posted = await tally.count(() => visitor.submit({ intent }, path));
          tally.expect((posted?.status ?? 500) < 500, `${path} ${intent} is ${posted?.status}`);
        }
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
