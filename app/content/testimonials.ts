/** SAMPLE CONTENT: invented for the demo. Replace every quote with a real client's, with consent, before launch. */
export interface ClientQuote {
  quote: string;
  name: string;
  trade: string;
  /** The path of the trade's page. */
  href: string;
}

/** SAMPLE CONTENT, like this whole file. */
export const creationTestimonial: ClientQuote = {
  quote:
    'I had it answering my phone before my coffee got cold. The first booking came in while I was behind a washing machine.',
  name: 'Dana M.',
  trade: 'Appliance repair',
  href: '/for/appliance-repair',
};

/** SAMPLE CONTENT, like this whole file. */
export const homeTestimonials: readonly ClientQuote[] = [
  {
    quote:
      'In the spring I’m on a mower from seven to seven. I used to call people back at night. Now I just drive to the next job.',
    name: 'Marcus T.',
    trade: 'Landscaper',
    href: '/for/landscaping',
  },
  {
    quote:
      'A woman with a dead fridge called on a Sunday. By the time I saw the text, she was booked for Monday at eight.',
    name: 'Dana M.',
    trade: 'Appliance repair',
    href: '/for/appliance-repair',
  },
  {
    quote:
      'A Great Dane with a swollen belly rang my cell at night. The nail trims just went on the calendar.',
    name: 'Priya N.',
    trade: 'Veterinarian',
    href: '/for/veterinary',
  },
];

/** SAMPLE CONTENT, like this whole file. */
export const plumberTestimonials: readonly ClientQuote[] = [
  {
    quote: 'My hands are wet and my phone’s in the van. It books, I show up. That’s the whole story.',
    name: 'Luis R.',
    trade: 'Plumber, two vans',
    href: '/plumbing',
  },
  {
    quote: 'It knew the difference between a drip and a flooded basement. It called me for the basement.',
    name: 'Karen B.',
    trade: 'Plumbing and heating',
    href: '/plumbing',
  },
  {
    quote: 'The drive times sold me. I’m not running across town twice in one morning anymore.',
    name: 'Theo W.',
    trade: 'Drain cleaning',
    href: '/plumbing',
  },
];
