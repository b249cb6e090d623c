import { indexedPages } from '../../../app/marketing/seo/pages';
import { observatoryScore } from '../../served/observatory';
import type { Row } from './row';

const flow = ['/create-agent', '/voice-recording', '/trial-signup', '/payment-setup', '/demo/agent/agent_x1'];

/** As the visitors of an https site get them, past the proxy. */
export const headerRows: Row[] = [
  {
    name: "Hostile: nothing that Mozilla's Observatory would take off, on any page",
    async run(site, tally) {
      await site.startAnew({ variables: { PUBLIC_URL: 'https://site.example' } });
      for (const path of [...indexedPages.map((page) => page.path), ...flow, '/no/such/page']) {
        tally.tried += 1;
        const { headers } = await fetch(`${site.origin}${path}`, { redirect: 'manual' });
        tally.sent += 1;
        const off = Object.entries(observatoryScore(headers)).filter(([, score]) => score < 0);
        tally.expect(off.length === 0, `${path}: ${off.join(' ')}`);
      }
      await site.startAnew();
    },
  },
];
