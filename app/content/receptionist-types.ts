/** The headline names them in turn; the first one stands there without scripts. */
export const receptionistTypes = [
  'plumbing',
  'dental',
  'HVAC',
  'electrical',
  'landscaping',
  'hair salon',
  'veterinary',
  'legal',
  'roofing',
  'chiropractic',
  'appliance repair',
  'cleaning',
  'pest control',
  'medical clinic',
  'garage door',
  'auto repair',
] as const;
