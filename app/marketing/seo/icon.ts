import { logo } from '../../brand';

const { dome, stand } = logo;

/** The text of `public/favicon.svg`. */
export function faviconSvg(byDay: string, byNight: string): string {
  const path = (color: string) => `path{fill:${color};stroke:${color}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>${path(byDay)}@media(prefers-color-scheme:dark){${path(byNight)}}</style><path d="${dome}" stroke="none"/><path d="${stand}" stroke-width="3" stroke-linecap="round"/></svg>
`;
}

/** Square. `maskable` leaves the room around it that phones may cut away. */
export function iconSvg(color: (name: string) => string, maskable: boolean): string {
  const scale = maskable ? 9.4 : 12.4;
  const offset = (512 - 32 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">
<rect width="512" height="512" fill="${color('accent')}"/>
<g transform="translate(${offset} ${offset}) scale(${scale})" fill="none" stroke="${color('surface')}" stroke-width="3" stroke-linecap="round">
<path d="${dome}" fill="${color('surface')}" stroke="none"/><path d="${stand}"/></g></svg>`;
}
