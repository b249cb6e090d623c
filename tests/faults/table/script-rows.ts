import { customer } from '../../setup/typical-owner';
import { sendJson } from './counting-backend';
import { ownerBeforeCreation } from './creation';
import type { Row } from './row';
import type { Site } from './site';
import type { Tally } from './tally';

const script = '"\'><script>alert(1)</script><img src=x onerror=alert(2)>{{3}}';
const asMarkup = /<script>alert|<img src=x|href="javascript:/i;

export const scriptRows: Row[] = [
  { name: 'Hostile: a script in every text field, on every page that shows it', run: typeScripts },
  {
    name: 'Hostile: a script in every address, and in what the backend says',
    async run(site, tally) {
      const encoded = encodeURIComponent(script);
      for (const path of addresses(encoded)) {
        const page = await tally.count(() => site.visitor().open(path));
        tally.expect(!asMarkup.test(page?.html ?? ''), `${path.slice(0, 40)} has the script`);
        tally.expect((page?.status ?? 500) < 500, `${path.slice(0, 40)} is ${page?.status}`);
      }
      await findScripts(site, tally);
    },
  },
];

const addresses = (encoded: string) => [
  `/${encoded}`,
  `/faq?q=${encoded}`,
  `/?serviceCost=${encoded}&callMinutes=${encoded}&openPeriod=${encoded}`,
  `/testforwarding?type=${encoded}&carrier=${encoded}&number=${encoded}`,
  `/demo/agent/${encoded}`,
  `/demo-call?agent=${encoded}`,
  `/trial-signup?agent=${encoded}`,
  `/calendar-setup?agentId=${encoded}&session_id=${encoded}`,
  `/voice-recording?agentId=${encoded}&saved=${encoded}`,
  `/create-agent/business?draft=${encoded}`,
  `/blog/${encoded}`,
  `/widget.js?agent=${encoded}`,
];

/** Variant B, whose last step shows all that was typed; then the pages that greet by name. */
async function typeScripts(site: Site, tally: Tally): Promise<void> {
  const visitor = site.visitor();
  const look = async (path: string) => {
    const page = await tally.count(() => visitor.open(path));
    tally.expect(!asMarkup.test(page?.html ?? ''), `${path} has the script`);
    tally.expect((page?.status ?? 500) < 500, `${path} is ${page?.status}`);
  };
  const post = async (fields: Record<string, string>, path = visitor.url) => {
    const page = await tally.count(() => visitor.submit(fields, path));
    tally.expect(!asMarkup.test(page?.html ?? ''), `the response of ${path} has the script`);
  };
  await visitor.open('/create-agent2');
  await post({ intent: 'form' }, '/create-agent2');
  await post({ intent: 'next', websiteAddress: script, email: script });
  await post({ intent: 'no-website', websiteAddress: '', email: '' });
  const business = visitor.url;
  const usual = {
    TimeZone: 'America/Chicago',
    ServiceType: 'Fixed Location',
    BusinessEmail: 'ana@rivera.example',
  };
  const typed = Object.fromEntries(textFields.map((name) => [name, script]));
  await post({ intent: 'next', ...usual, ...typed, TimeZone: script, BusinessPhoneNumber: script, BusinessEmail: script, BusinessAddressZipcode: script }); // prettier-ignore
  await post({ intent: 'next', ...usual, ...typed }, business);
  for (const step of ['business', 'voice', 'confirm']) await look(business.replace('business', step));
  await post({ intent: 'create' }, business.replace('business', 'confirm'));
  tally.expect(visitor.url.includes('/demo/agent/'), `the set-up ends on ${visitor.url}`);
  await look(visitor.url);
  await post({ ...customer, name: script, address: script, city: script, email: script }, '/trial-signup');
  await post(
    { ...customer, name: script, address: script, city: script, email: 'a@b.example' },
    '/trial-signup',
  );
  for (const path of ['/payment-setup', '/trial-signup', '/calendar-setup', '/voice-recording', '/'])
    await look(path);
}

const textFields = ['BusinessName', 'BusinessDescription', 'BusinessAddressStreet', 'BusinessAddressCity'];

/** What a website gave, and a number, with scripts in them. */
async function findScripts(site: Site, tally: Tally): Promise<void> {
  site.backend.behaviours['scrape-and-extract-business-data'] = (_call, response) =>
    sendJson(response, {
      success: true,
      businessData: Object.fromEntries(textFields.map((name) => [name, script])),
    });
  site.backend.behaviours['get-agent-phone'] = (_call, response) =>
    sendJson(response, { success: true, phoneNumber: script });
  const reader = site.visitor();
  await reader.open('/create-agent');
  await reader.submit({ intent: 'form' }, '/create-agent');
  const found = await tally.count(() =>
    reader.submit({ intent: 'analyze', websiteAddress: 'rivera.example' }),
  );
  tally.expect(Boolean(found?.html.includes('&lt;script&gt;')), 'what was found is not shown');
  tally.expect(!asMarkup.test(found?.html ?? ''), 'what was found has the script');
  const owner = await ownerBeforeCreation(site);
  const made = await tally.count(owner.create);
  tally.expect(!asMarkup.test(made?.html ?? ''), 'the result has the script');
  const number = await tally.count(() => owner.visitor.open(`${owner.visitor.url}?phone=look`));
  tally.expect(!asMarkup.test(number?.html ?? ''), 'the number has the script');
}
