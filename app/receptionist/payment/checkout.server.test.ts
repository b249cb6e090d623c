import { expect, test } from 'vitest';

import { allowedCheckout } from './checkout.server';

const origins = ['https://checkout.stripe.com', 'http://127.0.0.1:4010'];

test.each([
  ['https://checkout.stripe.com/c/pay/cs_1', true],
  ['http://127.0.0.1:4010/pay', true],
  ['http://checkout.stripe.com/c/pay', false],
  ['https://checkout.stripe.com:8443/c', false],
  ['https://checkout.stripe.com.evil.example/c', false],
  ['https://checkout.stripe.com@evil.example/c', false],
  ['https://me:pw@checkout.stripe.com/c', false],
  ['javascript:alert(1)', false],
  ['https://checkout.stripe.com/\r\nSet-Cookie: a=b', false],
  ['https://checkout.stripe.com/\0', false],
  ['https://checkout.stripe.com\\@evil.example/', false],
  ['https://checkout.stripe.com/é', true],
  ['blob:https://checkout.stripe.com/c', false],
  ['filesystem:https://checkout.stripe.com/c', false],
  ['//checkout.stripe.com/c', false],
  ['/pay', false],
  ['', false],
])('allows %s: %s', (url, allowed) => expect(allowedCheckout(url, origins) !== null).toBe(allowed));
