import type { Trade } from './trade';

interface Capability {
  title: string;
  text: string;
  /** A line for the visitor to say in the demo call. */
  tryThis: string;
}

/** The demo call's four capabilities, each with a line that a caller of the trade would say. */
export function demoCapabilities(trade?: Trade): readonly Capability[] {
  const drives = trade?.serviceType !== 'Fixed Location';
  return [
    {
      title: 'Smart Scheduling',
      text: drives
        ? 'It knows what’s open, how long a job takes and how far you’re coming from the last one.'
        : `It knows what’s open, and how long each kind of ${trade.booking} takes.`,
      tryThis: 'Do you have anything Thursday morning?',
    },
    {
      title: 'Natural Conversation',
      text: 'Interrupt it, change your mind, ask again. It keeps up.',
      tryThis: 'Sorry, I meant the week after.',
    },
    {
      title: 'Emergency Recognition',
      text: 'It can tell when something can’t wait, and puts the call through to the owner.',
      tryThis: trade?.calls[1].lines[1] ?? 'There’s water coming through the ceiling!',
    },
    {
      title: 'Service Knowledge',
      text: drives
        ? 'Prices, service area, hours: it answers before it books.'
        : 'Prices, hours, where to park: it answers before it books.',
      tryThis: trade?.priceQuestion ?? 'What do you charge to come out?',
    },
  ];
}
