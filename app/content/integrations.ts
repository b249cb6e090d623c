/** Integrations that work today. Each row is a promise: add one only when it works. */
export const worksWith = [
  {
    title: 'Calendars',
    names: 'Google Calendar, Microsoft Outlook',
    how: 'You share your calendar and accept one invite. It reads your open times, and writes the bookings. It can look at several calendars and book into one. With several technicians, it offers a time when that one is free, and you decide who goes.',
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
    how: 'You paste one line of code, and visitors can talk to your receptionist on your website.',
    link: { href: '/widget-test', label: 'See the line of code' },
  },
] as const;

export const notYet = [
  {
    field: 'Dental and medical',
    names: 'Dentrix, Eaglesoft, Open Dental, athenahealth, any other practice system',
  },
  { field: 'Field service', names: 'ServiceTitan, Jobber, Housecall Pro' },
  { field: 'Salons', names: 'Square Appointments, Vagaro, Booksy' },
  { field: 'Law offices', names: 'Clio, MyCase' },
  { field: 'Anything else', names: 'Zapier, CRMs, payment and invoicing software' },
] as const;
