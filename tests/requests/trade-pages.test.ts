import { describe, expect, test } from 'vitest';

import { brand } from '../../app/brand';
import { dataTerms } from '../../app/content/data-terms';
import { bookedCallOf, bookedCalls } from '../../app/content/trades/booked-calls';
import { tradeBySlug, tradePath, trades } from '../../app/content/trades/trades';
import { Page } from '../setup/page';
import { useSite } from './site';

// The pages of industries and what other pages say about them, without scripts.
const site = useSite();

async function open(path: string) {
  const { page } = await site.browser.open(path);
  return page;
}

test('/for shows every trade with its page', async () => {
  const page = await open('/for');
  site.shows(/You Go to Your Customers.*Plumbers.*Your Customers Come to You.*Dental Offices/);
  site.shows(...trades.map(({ hero }) => `“${hero.callerLine}”`));
  expect(page.part('main').addresses).toEqual(expect.arrayContaining(trades.map(tradePath)));
});

describe.each(trades.map((trade) => [tradePath(trade), trade] as const))('%s', (path, trade) => {
  test('shows two recorded calls, whom the urgent one rings and why, and what goes to 911', async () => {
    const page = await open(path);
    const [books, putThrough] = trade.calls;
    const why = trade.hasPatients ? 'On your list of calls that ring you' : putThrough.listedAs;
    expect(page.recordings).toEqual(
      expect.arrayContaining([books, putThrough].map(({ recording }) => recording.src)),
    );
    expect(page.find.getByLabelText(`Play sample call: ${putThrough.title}`)).toBeDefined(); // hidden without scripts
    site.shows(
      `To ${putThrough.ticket.putThrough} Why ${why}`,
      /What Rings You.*What Goes to 911.*911.*What Becomes a Message.*What Gets a Time/,
    );
  });
});

test.each(trades.map((trade) => [tradePath(trade), trade] as const))(
  '%s shows the call in its hero that its player has',
  async (path, trade) => {
    const page = await open(path);
    const { callerLine, recording } = path === '/plumbing' ? bookedCalls.plumbing : bookedCallOf(trade);
    expect(page.part('#hero').text).toContain(callerLine);
    expect(page.part('#sample-call').recordings).toEqual([recording.src]);
  },
);

test.each([
  ['/for/dental', 'Dental offices', '$1,000'],
  ['/for/landscaping', 'Landscapers', '$2,420'],
  ['/plumbing', 'Plumbers', '$900'],
])('the links of %s to /pricing and /compare start with its month', async (path, trade, lost) => {
  const links = (await open(path)).part('main');
  const total = /Total (\S+)/;
  const [, dollars = 'no total'] = total.exec(links.text) ?? [];
  expect(links.text).toContain(`Lost every month ${lost}`);

  const bill = links.link('Work out your own bill') ?? 'no link';
  expect(links.link('Put in your own calls')).toBe(bill);
  const pricing = await open(bill);
  expect(pricing.fieldNamed('trade')).toBe(trade);
  site.shows(`Lost every month ${lost}`);
  expect(total.exec(pricing.part('#bill').text)?.[1]).toBe(dollars);

  const comparison = links.link('Compare with an answering service') ?? 'no link';
  expect(links.link('compare what others charge')).toBe(comparison);
  await open(comparison);
  site.shows(`What ${brand.product} Does for ${dollars}`);
});

test.each(['/for/dental', '/for/medical-clinic', '/for/chiropractic'])(
  '%s shows what happens with health information',
  async (path) => {
    const page = await open(path);
    site.shows(dataTerms.health, dataTerms.baa);
    site.shows(
      /What Rings You.*It doesn’t ask about symptoms\..*don’t take patient calls until both of us have signed\. More about/,
    );
    expect(page.part('main').addresses).toContain('/security');
  },
);

test.each([
  ['/plumbing', 'a plumbing company'],
  ['/for/dental', 'a dental office'],
  ['/for/legal', 'a law office'],
  ['/for/roofing', 'a roofing company'],
])('%s shows which business answers its demo call and its demo line', async (path, business) => {
  const page = await open(path);
  expect(page.link('Talk to it now')).toMatch(/^\/demo-call\?trade=/);
  site.shows(
    `Talk to it, and it answers as ${business}.`,
    `call our demo line, which answers as a dental office: ${brand.sampleLine}`,
  );
});

test('/for/legal shows where to read on about confidentiality', async () => {
  const page = await open('/for/legal');
  const [question] = page.find.getAllByText(/fit your bar’s rules/);
  expect(new Page(question?.parentElement?.outerHTML ?? '').addresses).toContain('/security');
});

test('/demo-call?trade=legal shows the words, the recorded call and the ticket of the visitor’s trade', async () => {
  const page = await open('/demo-call?trade=legal');
  site.shows(
    'Pretend you’re calling a law office.',
    'how long each kind of consultation takes',
    'Try: “My brother just got arrested.',
    'Try: “What does a first consultation cost?”',
    'Consultation, family law',
  );
  expect(page.recordings).toContain('/sample-call-legal.mp3');
});

test.each(['/plumbing', '/for/hvac', '/integrations', '/faq'])(
  '%s shows whom it sends with one calendar and several technicians',
  async (path) => {
    await open(path);
    site.shows(
      /With several technicians, (share one: )?it offers a time when that (one|calendar) is free, and you decide who goes\./,
    );
  },
);

test.each(['/plumbing', '/for/hvac', '/faq'])(
  '%s shows that sharing the calendars of two vans halves what it can book',
  async (path) => {
    await open(path);
    site.shows(
      'Share one calendar only: with both vans’ calendars shared, it offers a time only when both are free.',
    );
  },
);

test.each(['/for/cleaning', '/for/landscaping', '/for/roofing'])(
  '%s speaks of crews where others speak of technicians',
  async (path) => {
    await open(path);
    site.shows('With several crews, it offers a time', 'with two crews’ calendars shared');
    expect(site.browser.text).not.toMatch(/technicians|vans/);
  },
);

test('/blog/attorneys shows the same limits as the page of law offices', async () => {
  await open('/blog/attorneys');
  site.shows(...(tradeBySlug('legal')?.limits.slice(2) ?? ['no limits']));
});
