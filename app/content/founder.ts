import { brand } from '~/brand';

/** SAMPLE CONTENT: invented for the demo. Replace it here and in `brand.ts` before launch. */
export const founder = {
  ...brand.founder,
  initials: brand.founder.name.replaceAll(/(\S)\S*\s*/g, '$1'),
  /** Says on the page that the profile is invented. Delete it together with the sample. */
  note: 'Sample profile, not a real person.',
  contact: 'A real person reads it and writes back.',
  story: [
    'The calls that got away were the ones that hurt: a neighbor with a flooded basement who tried three numbers and hired the one that picked up.',
    `So ${brand.founder.name.split(' ')[0]} built the receptionist that the family business could never afford: one that picks up right away, knows the calendar, and costs nothing on a day when nobody calls.`,
  ],
} as const;
