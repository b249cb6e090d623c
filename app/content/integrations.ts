/** Integrations that work today. Each row is a promise: add one only when it works. */
export const worksWith: readonly {
  title: string;
  names: string;
  how: string;
  link?: { href: string; label: string };
}[] = [
  {
    title: 'Calendars',
    names: 'Google Calendar, Microsoft Outlook',
    how: 'You share your calendar and accept one invite. It reads your open times, and writes the bookings. For one person, it can look at several calendars and book into one. With several technicians, share one: it offers a time when that one is free, and you decide who goes.',
  },
  {
    title: 'Phones',
    names: 'AT&T, Verizon, T-Mobile and others, landlines, office phones',
    how: 'You dial a code that forwards your calls: all of them, or only the ones you miss. Your number stays yours.',
    link: { href: '/testforwarding', label: 'Get your code' },
  },
  {
    title: 'Websites',
    names: 'WordPress, Wix, Squarespace, Shopify, any other',
    how: 'You paste two lines of code, and visitors can talk to your receptionist on your website.',
    link: { href: '/widget-test', label: 'See the two lines of code' },
  },
];

/** Software that it doesn't connect to, by field. */
export const notConnected = [
  {
    term: 'Dental and medical',
    text: 'Dentrix, Eaglesoft, Open Dental, athenahealth, any other practice system',
  },
  { term: 'Field service', text: 'ServiceTitan, Jobber, Housecall Pro' },
  { term: 'Salons', text: 'Square Appointments, Vagaro, Booksy' },
  { term: 'Law offices', text: 'Clio, MyCase' },
  { term: 'Anything else', text: 'Zapier, CRMs, payment and invoicing software' },
] as const;

/** Tools for agencies and developers. A row about a tool that doesn't exist yet says so. */
export const developerTools = [
  {
    term: 'The widget',
    text: 'A call button for any website, yours or a client’s. Visitors talk to the receptionist right in the browser.',
    link: { href: '/widget-test', label: 'Try it, and see where the code goes' },
  },
  {
    term: 'Its two lines of code',
    text: 'They go at the end of the page, and the checklist fills in the receptionist’s own id:',
    code: '<script src="…/widget.js" …></script> <noscript><a href="…">Call us</a></noscript>',
  },
  {
    term: 'API and webhooks',
    text: 'None yet. Bookings go to the calendar, and a summary of each call goes to the owner’s email.',
  },
  {
    term: 'Zapier and similar tools',
    text: 'We have no app there. A tool that watches a Google or Outlook calendar sees our bookings like any other event.',
  },
  {
    term: 'Agencies',
    text: 'Set one up for each client: each has its own receptionist, number and bill. There’s no agency account, reseller price or white label today.',
  },
] as const;
