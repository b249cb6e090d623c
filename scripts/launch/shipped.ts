/** What this repository came with and nobody may launch with: names, the date of the terms, fingerprints of quotes. */
export const shipped = {
  names: [
    'Bellamy',
    'bellamy',
    'Bellamy Receptionist, Inc.',
    'Sam Carter',
    'Sam spent eleven years answering the phone in a family plumbing business, mostly from under a sink.',
  ],
  legalDate: '8/28/2025',
  quotes: [
    'cd22bded0b67a9ea',
    'a016de0d179a4661',
    'f2940494cadbdabc',
    'c6ea56b40a6ea4d4',
    '7bb0333ee0746336',
    'cad631e7112db8fc',
    '47ced33232bbfc79',
    'fa8d92d02a942546',
    'f8ee35ba113873c7',
    'f5122e491cb4fdde',
    '4ebf8d0eebdb39d6',
  ],
};
