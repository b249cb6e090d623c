/** The business data of the agent form (specification §3, decisions §6). */

export const businessLabels = {
  BusinessName: 'Business Name',
  BusinessPhoneNumber: 'Business Phone',
  BusinessEmail: 'Business Email',
  TimeZone: 'Time Zone',
  ServiceType: 'Service Type',
  ServiceRangeMiles: 'Service Range (miles)',
  BusinessDescription: 'Business Description',
  BusinessAddressStreet: 'Street Address',
  BusinessAddressCity: 'City',
  BusinessAddressState: 'State',
  BusinessAddressZipcode: 'ZIP Code',
} as const;

export type BusinessField = keyof typeof businessLabels;
/** The fields as a form holds them: what was typed, absent where nothing was. */
export type BusinessFields = Partial<Record<BusinessField, string>>;

export const businessFields = Object.keys(businessLabels) as BusinessField[]; // the keys of a literal object

/** Lengths in characters (decisions §6). */
export const maxLength: Record<BusinessField, number> = {
  BusinessName: 120,
  BusinessPhoneNumber: 40,
  BusinessEmail: 254,
  TimeZone: 60,
  ServiceType: 40,
  ServiceRangeMiles: 10,
  BusinessDescription: 1_000,
  BusinessAddressStreet: 200,
  BusinessAddressCity: 200,
  BusinessAddressState: 40,
  BusinessAddressZipcode: 20,
};

/** The labels of those required fields that are empty or white space only, in the order given. */
export function missingLabels(fields: BusinessFields, required: readonly BusinessField[]): string[] {
  return required.filter((name) => !fields[name]?.trim()).map((name) => businessLabels[name]);
}
