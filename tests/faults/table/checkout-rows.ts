import { sendJson } from './counting-backend';
import { customerBeforePayment } from './journey';
import type { Row } from './row';

const lookalikes = [
  'http://pay.example/session',
  'https://pay.example.evil.example/session',
  'https://evil.example/pay.example',
  'https://pay.example@evil.example/session',
  'https://evil.example\\@pay.example/session',
  'https://pay.example:8443/session',
  'https://p\u0430y.example/session',
  'https://pay\u3002example.evil.example/',
  'https:\\\\evil.example\\session',
  '//evil.example/session',
  '/\\evil.example',
  'javascript:alert(1)//https://pay.example',
  'data:text/html,<script>alert(1)</script>',
  ' https://evil.example/#https://pay.example',
  'https://pay.example\r\nLocation: https://evil.example',
  'https:pay.example.evil.example',
  'https://ana@pay.example/session',
  'https://pay.example./session',
  'https://pay\t.example/session',
  'https://xn--py-7kc.example/session',
  'blob:https://pay.example/session',
  'filesystem:https://pay.example/session',
  'view-source:https://pay.example/session',
];

export const checkoutRows: Row[] = [
  {
    name: 'Hostile: checkout addresses that look like the right one',
    async run(site, tally) {
      const { visitor, subscribe } = await customerBeforePayment(site);
      for (const url of lookalikes) {
        site.backend.behaviours['create-subscription'] = (_call, response) =>
          sendJson(response, { success: true, url });
        const page = await tally.count(subscribe);
        const isOurs = page?.url.startsWith(`${site.origin}/`) ?? false;
        tally.expect(isOurs, `${JSON.stringify(url)} leads to ${page?.url}`);
      }
      site.backend.behaviours = {};
      const page = await tally.count(subscribe);
      tally.expect(
        Boolean(page?.url.startsWith('https://pay.example/')),
        `the right one leads to ${page?.url}`,
      );
      await tally.count(() => visitor.open(`${site.origin}/payment-setup`));
    },
  },
];
