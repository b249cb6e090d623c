import { ownerBeforeCreation } from './creation';
import { customerBeforePayment } from './journey';
import type { Row } from './row';
import { sampleForm } from './sample-form';
import type { Site } from './site';
import type { Tally } from './tally';

const typed = { remarks: 'Great site! https://spam.example' };
const costly = [
  ...['scrape-and-extract-business-data', 'create-full-agent', 'create-voice-clone', 'create-subscription'],
  'assign-agent-phone',
];

export const robotRows: Row[] = [
  {
    name: 'Hostile: a robot that fills in the field that people do not see, in each form that costs money',
    run: fillInAll,
  },
];

/** It is asked to confirm, and no costly call is made; the owner's own press goes through. */
async function fillInAll(site: Site, tally: Tally): Promise<void> {
  const { origin } = site;
  const owner = await ownerBeforeCreation(site);
  const step = owner.visitor.url;
  const customer = await customerBeforePayment(site);
  const reader = site.visitor();
  await reader.open('/create-agent');
  await reader.submit({ intent: 'form' }, '/create-agent');
  const demo = `${origin}/demo/agent/agent_robot1`;
  const forms = [
    () => reader.submit({ ...typed, intent: 'analyze', websiteAddress: 'rivera.example' }),
    () => owner.visitor.submit({ ...typed, intent: 'default' }, step),
    () => owner.visitor.upload(sampleForm(typed), step),
    () => owner.visitor.upload(sampleForm({ ...typed, businessName: 'Rivera' }), `${origin}/voice-recording`),
    () => customer.visitor.submit({ ...typed, intent: 'assign' }, demo),
    () => customer.visitor.submit({ ...typed, intent: 'subscribe' }, `${origin}/payment-setup`),
  ];
  site.backend.well();
  for (const [index, send] of forms.entries()) {
    const page = await tally.count(send);
    tally.expect(page?.status === 400, `form ${index} is ${page?.status}`);
    tally.expect(Boolean(page?.html.includes('Please confirm this step')), `form ${index} does not ask`);
  }
  const calls = site.backend.calls.filter(({ functionName }) => costly.includes(functionName));
  tally.expect(calls.length === 0, `${calls[0]?.functionName} was called`);
  const page = await tally.count(owner.create);
  tally.expect(Boolean(page?.url.includes('/demo/agent/')), `the owner's press leads to ${page?.url}`);
}
