import { brand, pricing } from '../../brand';

const width = 1200;
const height = 630;
/** Letters that fit into a line of the headline, beside the bell. */
const lineLength = 17;

/** The name that the font file beside this module gives its family. */
export const shareImageFont = 'Bricolage Grotesque 96pt ExtraBold';

/** A share image: the page's headline on paper, the bell, the product and its price. 1200 × 630. */
export function shareImageSvg(headline: string): string {
  const lines = wrapWords(headline, lineLength);
  const firstLine = 300 - (lines.length - 1) * 48;
  const text = lines
    .map((line, index) => `<tspan x="80" y="${firstLine + index * 96}">${escapeText(line)}</tspan>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="#f6f4ee"/>
<rect y="610" width="${width}" height="20" fill="#0b6848"/>
<g transform="translate(828 96) scale(9.2)" fill="none" stroke="#0b6848" stroke-width="3" stroke-linecap="round">
<path d="M4 23a12 12 0 0 1 24 0Z" fill="#0b6848" stroke="none"/><path d="M3 26.5h26M16 11V7.5M13 6h6"/></g>
<g font-family="${shareImageFont}">
<text font-size="84" fill="#1a1f1c">${text}</text>
<text x="80" y="552" font-size="40" fill="#0b6848">${escapeText(brand.product)}</text>
<text x="1120" y="552" font-size="30" fill="#545c56" text-anchor="end">${pricing.trialDays} days free, then $${pricing.perBooking} per booking</text>
</g></svg>`;
}

/** Lines of at most `length` letters, broken between words; a longer word has a line of its own. */
export function wrapWords(text: string, length: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || longer.length > length) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
