/** What a website says. Some host prefixes select a special result; docs/provoking-faults.md lists them. */
export function extractedData(host: string, email: string): Record<string, unknown> {
  if (host.startsWith('empty.')) return {};
  if (host.startsWith('partial.')) return { BusinessName: nameOf(host), TimeZone: 'America/Chicago' };
  if (host.startsWith('junk.')) return invalidData;
  return plausibleData(host, email);
}

const invalidData = {
  BusinessName: 42,
  BusinessPhoneNumber: ['512-555-0100'],
  TimeZone: 'Mars/Olympus',
  ServiceType: 'Hovering',
  ServiceRangeMiles: 'far',
  BusinessDescription: '<script>alert(1)</script>',
  BusinessAddressState: 'Atlantis',
  WeeklySchedule: {
    monday: { isOpen: 'yes', ranges: [] },
    tuesday: { isOpen: true, ranges: [{ startTime: '9', endTime: '5' }] },
  },
  Unknown: { nested: true },
};

const trades = [
  {
    keyword: 'Plumbing',
    serviceType: 'Travel to Customer',
    description: 'Repairs, drains and water heaters.',
  },
  {
    keyword: 'Dental',
    serviceType: 'Fixed Location',
    description: 'Family dentistry with early appointments.',
  },
  { keyword: 'Salon', serviceType: 'Fixed Location', description: 'Cuts, color and styling by appointment.' },
  {
    keyword: 'Electric',
    serviceType: 'Travel to Customer',
    description: 'Wiring, panels and lighting for homes.',
  },
];

const places = [
  { city: 'Austin', state: 'TX', zip: '78701', zone: 'America/Chicago', street: '100 Congress Avenue' },
  { city: 'Portland', state: 'OR', zip: '97205', zone: 'America/Los_Angeles', street: '220 Alder Street' },
  { city: 'Columbus', state: 'OH', zip: '43215', zone: 'America/New_York', street: '35 Gay Street' },
];

/** Data that varies between hosts but is always the same for one host. */
function plausibleData(host: string, email: string) {
  const seed = [...host].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const matching = trades.find(({ keyword }) => host.includes(keyword.toLowerCase()));
  const trade = matching ?? trades[seed % trades.length];
  const place = places[seed % places.length];
  const travels = trade?.serviceType === 'Travel to Customer';
  return {
    BusinessName: nameOf(host),
    BusinessPhoneNumber: `(512) 555-01${String(seed % 100).padStart(2, '0')}`,
    BusinessEmail: email || `hello@${host.replace(/^www\./, '')}`,
    TimeZone: place?.zone,
    ServiceType: trade?.serviceType,
    ...(travels ? { ServiceRangeMiles: 15 + (seed % 4) * 5 } : {}),
    BusinessDescription: trade?.description,
    BusinessAddressStreet: place?.street,
    BusinessAddressCity: place?.city,
    BusinessAddressState: place?.state,
    BusinessAddressZipcode: place?.zip,
    ...(seed % 2
      ? {
          WeeklySchedule: {
            saturday: { isOpen: true, ranges: [{ startTime: '9:00 AM', endTime: '1:00 PM' }] },
          },
        }
      : {}),
  };
}

function nameOf(host: string): string {
  const label = host.replace(/^www\.|^partial\./, '').split('.')[0] ?? host;
  return label
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
