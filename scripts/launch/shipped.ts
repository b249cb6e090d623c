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
    '6f05e578136955f5',
    '3d5f1ffef1ad5e1e',
    '57027c5347435ecb',
    '55a6f18d6f23788c',
    '79279fdab9e3cf53',
    '2d1c19fd69a32916',
    'f5122e491cb4fdde',
    '79e63c7247b75074',
  ],
};
