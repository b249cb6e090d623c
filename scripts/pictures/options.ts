import { parseArgs } from 'node:util';

/** Display modes. `large-text` doubles the text size like a browser's font size setting. */
export const looks = ['light', 'dark', 'forced-colors', 'print', 'large-text'] as const;
export type Look = (typeof looks)[number];

export interface View {
  width: number;
  look: Look;
  scripts: boolean;
}

/** Parses the command line. The default is three widths in two color schemes, with and without scripts. */
export function readOptions() {
  const { values } = parseArgs({
    options: {
      width: { type: 'string', default: '360,768,1280' },
      look: { type: 'string', default: 'light,dark' },
      scripts: { type: 'string', default: 'on,off' },
      only: { type: 'string', default: '' },
    },
  });
  const list = (text: string) => text.split(',');
  const views = list(values.scripts).flatMap((scripts) =>
    list(values.look).flatMap((look) =>
      list(values.width).map((width) => ({
        width: Number(width),
        look: looks.find((known) => known === look) ?? 'light',
        scripts: scripts === 'on',
      })),
    ),
  );
  return { views: views satisfies View[], only: new RegExp(values.only, 'i') };
}
