import type { Plugin } from 'vite';

/** `7 PM` within a text. A whole string such as `'7:40 PM'` is data. */
const timeInText = /(?<!['"`]\d{1,2}:\d\d) (?=[AP]M\b)|(?<=\d) (?=[AP]M\b(?!['"`]))/g;

/** `T-Mobile`, and not an address such as `T-Mobile_Forwarding`. */
const hyphenInName = /(?<=\bT-)(?=Mobile\b)/g;

/** `Nov 21` and `November 21`. */
const dayOfMonth = /(?<=\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*) (?=\d{1,2}\b)/g;

/** `64 KB` */
const size = /(?<=\d) (?=KB\b)/g;

/** Keeps times, dates, sizes and names in the texts of `app/content` on one line: no line begins with 'PM' or '21'. */
export function unbrokenTexts(): Plugin {
  return {
    name: 'unbroken-texts',
    enforce: 'pre',
    transform: (code, id) =>
      /\/app\/content\/[^?]+\.(tsx?|mdx)$/.test(id)
        ? {
            code: code
              .replace(timeInText, '\u00a0')
              .replace(dayOfMonth, '\u00a0')
              .replace(size, '\u00a0')
              .replace(hyphenInName, '\u2060'), // a word joiner: the fonts lack U+2011
            map: null,
          }
        : null,
  };
}
