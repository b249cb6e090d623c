import { brand, minutes, waitTimes } from '~/brand';

/** The steps from the first visit to answered calls, with the minutes that each takes. */
export const setupSteps = [
  {
    title: `Create ${brand.product}`,
    time: minutes.create,
    text: 'From your website, or just by talking it through.',
  },
  {
    title: 'Share Calendar',
    time: minutes.calendar,
    text: 'Google or Outlook. It never double-books you.',
  },
  {
    title: 'Get Your Number',
    time: minutes.number,
    text: `A trial number right away. ${waitTimes.ownNumber}`,
  },
  {
    title: 'Forward Calls',
    time: minutes.forwarding,
    text: 'All your calls, or just the ones you miss.',
  },
] as const;
