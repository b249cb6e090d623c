import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { UnbrokenWords } from './unbroken-words';

test.each([
  ['Mon 8:30 AM-12:00 PM and 1:00 PM-5:00 PM', '[Mon [8:30_AM-|12:00_PM]] [and] [1:00_PM-|5:00_PM]'],
  ['Mon-Fri 9:00 AM-5:00 PM, Sat 9:00 AM-1:00 PM', '[Mon-Fri [9:00_AM-|5:00_PM,]] [Sat [9:00_AM-|1:00_PM]]'],
  ['Mon-Fri 9-5, closed Wed and weekends', '[Mon-Fri [9-5,]] [closed_Wed] [and] [weekends]'],
  ['$79 trip, then $150 to $300', '[$79] [trip,] [then] [$150_to_$300]'],
  ['', ''],
])('keeps the parts of %j together', (text, parts) => {
  const html = renderToStaticMarkup(<UnbrokenWords text={text} />);
  const marked = html
    .replaceAll('<wbr/>', '|')
    .replaceAll('</span>', ']')
    .replace(/<span[^>]*>/g, '[')
    .replaceAll('\u00a0', '_');
  expect(marked).toBe(parts);
});
