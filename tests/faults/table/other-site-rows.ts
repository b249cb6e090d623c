import type { PlainBrowser } from '../../setup/plain-browser';
import { sendRecording } from './attackers';
import type { Row } from './tally';
import { nextAddress, visitorOf } from './visitors';

const fromOtherSite = {
  'Sec-Fetch-Site': 'cross-site',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Dest': 'document',
};
const imageOnOtherSite = {
  'Sec-Fetch-Site': 'cross-site',
  'Sec-Fetch-Mode': 'no-cors',
  'Sec-Fetch-Dest': 'image',
};
const ownPage = {
  'Sec-Fetch-Site': 'same-origin',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Dest': 'document',
};

/** Requests that another site or another person makes. They must not act on behalf of a visitor. */
export const otherSiteRows: Row[] = [
  {
    name: 'Other site: a forwarding link shows no code to dial, the form does',
    async run(site, tally) {
      const fields = (number: string) => ({ type: 'unconditional', carrier: 'standard', number });
      const codeOn = async (visit: Promise<PlainBrowser>) => {
        const page = await tally.count(() => visit);
        return page?.html.includes('dial-card') ?? false;
      };
      const linked = `/testforwarding?${new URLSearchParams(fields('5125550123'))}`;
      for (const headers of [fromOtherSite, ownPage])
        tally.expect(!(await codeOn(visitorOf(site).open(linked, headers))), 'a link shows a code');
      const send = (number: string) => visitorOf(site).post(fields(number), '/testforwarding');
      tally.expect(await codeOn(send('5125550123')), 'the form shows no code');
      for (const number of ['9005550123', '5129760123', '5129110123', '0125550123', '5005550123'])
        tally.expect(!(await codeOn(send(number))), `a code for ${number}`);
    },
  },
  {
    name: 'Other site: no voice and no number for the demo receptionist',
    async run(site, tally) {
      await tally.count(() => sendRecording(site.origin, 'agent_demo'));
      await tally.count(async () => {
        const visitor = await visitorOf(site).open('/demo/agent/agent_demo');
        return visitor.post({ intent: 'assign' });
      });
      for (const functionName of ['create-voice-clone', 'assign-agent-phone'] as const)
        tally.expect(
          site.backend.done(functionName) === 0,
          `the backend function ${functionName} was called`,
        );
    },
  },
  {
    name: "Other site: 60 images on another site look up no number and leave the visitor's own look-up alone",
    async run(site, tally) {
      const address = nextAddress();
      const image = (index: number) => {
        const suffix = index % 2 ? '?phone=look' : '/number';
        return visitorOf(site, address).open(`/demo/agent/agent_image${index}${suffix}`, imageOnOtherSite);
      };
      await Promise.all(Array.from({ length: 60 }, (_, index) => tally.count(() => image(index))));
      const calls = site.backend.calls.length;
      tally.expect(calls === 0, `${calls} backend calls`);
      const own = () => visitorOf(site, address).open('/demo/agent/agent_own?phone=look', ownPage);
      const page = await tally.count(own);
      tally.expect(
        page?.html.includes('512-555-0123'),
        `the visitor's own look-up is answered with ${page?.status}`,
      );
    },
  },
];
