import { brand } from '~/brand';
import { minutes, waitTimes } from './durations';

interface GettingStartedStep {
  title: string;
  /** Minutes. */
  time: number;
  text: string;
  /** Whether phones show the text, too. The titles of the other steps say enough. */
  isOnPhones?: true;
}

/** The steps from the first visit to answered calls. */
export const gettingStartedSteps: readonly GettingStartedStep[] = [
  {
    title: `Create ${brand.product}`,
    time: minutes.create,
    text: 'From your website, or just by talking it through.',
  },
  {
    title: 'Share Calendar',
    time: minutes.calendar,
    text: `Google or Outlook, plus ${minutes.invite} minute to accept our invite. It never double-books you.`,
  },
  {
    title: 'Get Your Number',
    time: minutes.number,
    text: `A trial number within minutes. ${waitTimes.ownNumber}`,
    isOnPhones: true,
  },
  {
    title: 'Forward Calls',
    time: minutes.forwarding,
    text: 'All your calls, or just the ones you miss.',
  },
];
