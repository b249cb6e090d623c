/** Sample content of this repository that must be replaced before launch. Quotes are stored as fingerprints. */
export const shipped = {
  names: [
    'Bellamy',
    'bellamy',
    'Bellamy Receptionist, Inc.',
    'M4 23a12 12 0 0 1 24 0Z', // the logo
    'Sam Carter',
    'Sam spent eleven years answering the phone in a family plumbing business, mostly from under a sink.',
  ],
  /** Media that show or stand for the sample product. */
  files: {
    'public/help-video.jpg': 'b453364cfe6c22f4',
    'public/help-video.webm': 'd95eb58665e4c7e2',
  } as Record<string, string>,
  legalDate: '8/28/2025',
  quotes: [
    'cd22bded0b67a9ea',
    '6f05e578136955f5',
    '3d5f1ffef1ad5e1e',
    '8b655f66b2974c17',
    '55a6f18d6f23788c',
    '79279fdab9e3cf53',
    '2d1c19fd69a32916',
    'f5122e491cb4fdde',
    '79e63c7247b75074',
  ],
};
