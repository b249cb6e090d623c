import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { FormErrors } from './error-summary';
import { errorNotice } from './notice';

const labels = {
  BusinessName: 'Business Name',
  TimeZone: 'Time Zone',
  BusinessAddressZipcode: 'ZIP Code',
  'Days.mon': 'Monday',
  'Days.tue': 'Tuesday',
  'Days.wed': 'Wednesday',
  'Days.thu': 'Thursday',
};

function summaryOf(allErrors: Record<string, string[]>, notice?: Parameters<typeof FormErrors>[0]['notice']) {
  const markup = renderToStaticMarkup(
    <FormErrors form={{ id: 'business', allErrors }} labels={labels} {...(notice ? { notice } : {})} />,
  );
  const textOf = (html: string) => html.replace(/<[^>]+>/g, '');
  const links = [...markup.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, html = '']) => [
    href,
    textOf(html),
  ]);
  return { links, markup, text: textOf(markup) };
}

test('keeps “5-digit” on one line', () => {
  const { markup } = summaryOf({ BusinessAddressZipcode: ['Please enter a 5-digit ZIP code or ZIP+4.'] });
  expect(markup).toContain(
    'Please enter a <span class="whitespace-nowrap">5-digit</span> ZIP code or ZIP+4.',
  );
});

test('links to each field with its label and the reason, in page order', () => {
  const { links } = summaryOf({
    BusinessAddressZipcode: ['Please enter a 5-digit ZIP code or ZIP+4.'],
    TimeZone: ['Please fill this in.'],
    BusinessName: ['Business Name is too long (120 characters at most).'],
  });
  expect(links).toEqual([
    ['#business-BusinessName', 'Business Name is too long (120 characters at most).'],
    ['#business-TimeZone', 'Time Zone: Please fill this in.'],
    ['#business-BusinessAddressZipcode', 'ZIP Code: Please enter a 5-digit ZIP code or ZIP+4.'],
  ]);
});

test('links the labels in the sentence about missing fields and lists only the other problems', () => {
  const notice = {
    ...errorNotice('Missing Required Information', 'Please fill in these required fields:'),
    fields: [
      { label: 'Business Name', href: '#business-BusinessName' },
      { label: 'Time Zone', href: '#business-TimeZone' },
    ],
  };
  const { links, text } = summaryOf(
    {
      BusinessName: ['Please fill this in.'],
      TimeZone: ['Please fill this in.'],
      BusinessAddressZipcode: ['Please enter a 5-digit ZIP code or ZIP+4.'],
    },
    notice,
  );
  expect(text).toContain('Please fill in these required fields: Business Name, Time Zone');
  expect(links.map(([, label]) => label)).toEqual([
    'Business Name',
    'Time Zone',
    'ZIP Code: Please enter a 5-digit ZIP code or ZIP+4.',
  ]);
});

test('turns the notice’s sentence into the link if it is the only problem', () => {
  const message = 'Please provide a website address.';
  const { links, text } = summaryOf({ '': [message] }, errorNotice('Missing Information', message));
  expect(links).toEqual([['#business', message]]);
  expect(text).toBe(`Missing Information${message}`);
});

test('lists neighbors of one group with the same problem on one line', () => {
  const wrong = ['Ends before it starts.'];
  const { links } = summaryOf({ 'Days.mon': wrong, 'Days.tue': wrong, 'Days.thu': wrong });
  expect(links).toEqual([
    ['#business-Days.mon', 'Monday to Tuesday: Ends before it starts.'],
    ['#business-Days.thu', 'Thursday: Ends before it starts.'],
  ]);
  const separate = summaryOf({ BusinessName: ['Too long.'], TimeZone: ['Too long.'] });
  expect(separate.links).toHaveLength(2);
});
