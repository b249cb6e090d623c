import { brand, logo, pricing } from '../app/brand';
import { escapeXml } from '../app/marketing/seo/escape-xml';

const width = 1200;
const height = 630;
/** The number of characters per line of the headline. */
const lineLength = 17;

/** The family name inside the font file in `fonts/`. */
export const shareImageFont = 'Bricolage Grotesque 96pt ExtraBold';

/** A share image of 1200 × 630 pixels. `color` returns the color of a name in tokens.css. */
export function shareImageSvg(headline: string, color: (name: string) => string): string {
  const lines = wrapWords(headline, lineLength);
  const firstLine = 250 - (lines.length - 1) * 42;
  const text = lines
    .map((line, index) => `<tspan x="80" y="${firstLine + index * 92}">${escapeXml(line)}</tspan>`)
    .join('');
  const holes = Array.from({ length: 15 }, (_, index) => `<circle cx="${index * 24 + 12}" r="7"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${color('night')}"/>
<g font-family="${shareImageFont}">
<text font-size="84" fill="${color('surface')}">${text}</text>
<g transform="translate(80 538) scale(1.7)" fill="none" stroke="${color('tint')}" stroke-width="3" stroke-linecap="round"><path d="${logo.dome}" fill="${color('tint')}" stroke="none"/><path d="${logo.stand}"/></g>
<text x="150" y="581" font-size="44" fill="${color('tint')}">${escapeXml(brand.product)}</text>
<g transform="translate(770 330) rotate(-4)"><rect width="360" height="200" rx="10" fill="${color('ticket')}"/><g fill="${color('night')}">${holes}</g>
<text x="30" y="72" font-size="38" fill="${color('ink')}">$${pricing.perBooking} a booked job</text><path d="M30 92h300M30 140h170" stroke="${color('line')}" stroke-width="2"/>
<text x="30" y="126" font-size="24" fill="${color('muted')}">${pricing.trialDays} days free</text>
<g transform="translate(128 176) rotate(-4)"><rect x="0" y="-34" width="206" height="46" rx="8" fill="none" stroke="${color('accent')}" stroke-width="3"/><text x="103" y="-3" text-anchor="middle" font-size="19" fill="${color('accent')}">Booked by ${escapeXml(brand.product)}</text></g></g>
</g></svg>`;
}

/** Wraps text between words into lines of at most `length` characters. A longer word gets its own line. */
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
