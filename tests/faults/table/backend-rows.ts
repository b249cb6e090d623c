import type { FunctionPath } from '../../../app/backend/contract.server';
import type { PlainBrowser } from '../../setup/plain-browser';
import { customer, sampleForm } from '../../setup/typical-owner';
import { respondAfter } from './backend';
import type { Site } from './site';
import type { Row } from './tally';
import { ownerBeforeCreation } from './visitors';

/** Forms that must have one effect even if they are sent several times. `prepare` returns a function that sends the form. */
const repeats: [
  name: string,
  functionName: FunctionPath,
  prepare: (site: Site) => Promise<() => Promise<PlainBrowser>>,
][] = [
  [
    'submits that create a receptionist',
    'create-full-agent',
    async (site) => (await ownerBeforeCreation(site)).create,
  ],
  [
    'submits that start a subscription',
    'create-subscription',
    async (site) => {
      const { visitor, create } = await ownerBeforeCreation(site);
      await create();
      await visitor.open('/trial-signup');
      const { url } = await visitor.post(customer);
      return () => visitor.post({ intent: 'subscribe' }, url);
    },
  ],
  [
    'submits that request a number',
    'assign-agent-phone',
    async (site) => {
      const { visitor, create } = await ownerBeforeCreation(site);
      const { url } = await create();
      return () => visitor.post({ intent: 'assign' }, url);
    },
  ],
  [
    'uploads of a voice sample',
    'create-voice-clone',
    async (site) => {
      const { visitor } = await ownerBeforeCreation(site);
      const { url } = visitor;
      return () => visitor.upload(sampleForm(), url);
    },
  ],
];

/** Sends ten requests at once to both instances, and one more after the responses. */
export const backendRows = repeats.map(([name, functionName, prepare]): Row => ({
  name: `Repeats: 10 ${name} at once, and one more`,
  async run(site, tally) {
    const post = await prepare(site);
    site.backend.behaviors[functionName] = respondAfter(300);
    await Promise.all(Array.from({ length: 10 }, () => tally.count(post)));
    await tally.count(post);
    tally.expectOnce(site.backend.done(functionName));
    if (functionName === 'create-voice-clone') tally.expectOnce(site.backend.done('create-full-agent'));
  },
}));
