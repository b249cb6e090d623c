/** SAMPLE CONTENT: invented for the demo. Replace every quote by a real client's, with consent, before launch. */
export interface ClientQuote {
  quote: string;
  name: string;
  trade: string;
}

/** SAMPLE CONTENT, as all of this file. */
export const creationTestimonial: ClientQuote = {
  quote:
    'I had it answering my phone before my coffee got cold. The first booking came in while I was behind a washing machine.',
  name: 'Dana M.',
  trade: 'Appliance repairer',
};

/** SAMPLE CONTENT, as all of this file. */
export const homeTestimonials: readonly ClientQuote[] = [
  {
    quote:
      'In spring I am on a mower from seven to seven. I used to call people back at night. Now I just drive to the next job.',
    name: 'Marcus T.',
    trade: 'Landscaper',
  },
  {
    quote:
      'A woman with a dead fridge called on a Sunday. By the time I saw the text she was booked for Monday at eight.',
    name: 'Dana M.',
    trade: 'Appliance repairer',
  },
  {
    quote:
      'It asks whether the dog is in pain, and puts those calls through. Everything else waits in the calendar.',
    name: 'Priya N.',
    trade: 'Veterinary practice owner',
  },
];

/** SAMPLE CONTENT, as all of this file. */
export const plumberTestimonials: readonly ClientQuote[] = [
  {
    quote: 'My hands are wet and my phone is in the van. It books, I show up. That is the whole story.',
    name: 'Luis R.',
    trade: 'Plumber, two vans',
  },
  {
    quote: 'It knew the difference between a drip and a flooded basement, and called me for the basement.',
    name: 'Karen B.',
    trade: 'Plumbing and heating',
  },
  {
    quote: 'The drive times sold me. It stopped putting me across town twice in one morning.',
    name: 'Theo W.',
    trade: 'Drain specialist',
  },
];
