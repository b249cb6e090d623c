import type { Plugin } from 'vite';

/** `7 PM` within a text. A whole string such as `'7:40 PM'` is data. */
const timeInText = /(?<!['"`]\d{1,2}:\d\d) (?=[AP]M\b)|(?<=\d) (?=[AP]M\b(?!['"`]))/g;

/** Puts a non-breaking space into the times in the texts of `app/content`, so that no line begins with 'PM'. */
export function unbrokenTimes(): Plugin {
  return {
    name: 'unbroken-times',
    enforce: 'pre',
    transform: (code, id) =>
      /\/app\/content\/[^?]+\.(tsx?|mdx)$/.test(id)
        ? { code: code.replace(timeInText, '\u00a0'), map: null }
        : null,
  };
}
