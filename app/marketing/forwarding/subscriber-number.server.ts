import { parsePhoneNumber } from 'libphonenumber-js/max';

/** The US and its territories. Calls to other countries with the same country code, such as Canada, are international. */
const usRegions: (string | undefined)[] = ['US', 'PR', 'VI', 'GU', 'AS', 'MP'];
const subscriberTypes: (string | undefined)[] = ['FIXED_LINE_OR_MOBILE', 'FIXED_LINE', 'MOBILE', 'TOLL_FREE'];

/**
 * Whether a number such as `512-555-0100` can belong to a US subscriber: its area code is geographic or toll-free. The
 * library doesn't know exchanges that cost extra in every area code (976) or belong to services (411, 555-1212).
 */
export function isUsSubscriberNumber(number: string): boolean {
  if (!/^\d{3}-\d{3}-\d{4}$/.test(number) || /^\d{3}-(976|\d11|555-1212)/.test(number)) return false;
  const parsed = parsePhoneNumber(number, 'US');
  return parsed.isValid() && usRegions.includes(parsed.country) && subscriberTypes.includes(parsed.getType());
}
