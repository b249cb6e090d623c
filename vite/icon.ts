import { logo } from '../app/brand';

const { dome, stand } = logo;

/** The icon of browser tabs, in the colors of both palettes. */
export function faviconSvg(lightColor: string, darkColor: string): string {
  const path = (color: string) => `path{fill:${color};stroke:${color}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>${path(lightColor)}@media(prefers-color-scheme:dark){${path(darkColor)}}</style><path d="${dome}" stroke="none"/><path d="${stand}" stroke-width="3" stroke-linecap="round"/></svg>
`;
}

/** A square app icon. `maskable` adds the margin that phones may crop. */
export function iconSvg(color: (name: string) => string, maskable: boolean): string {
  const scale = maskable ? 9.4 : 12.4;
  const offset = (512 - 32 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">
<rect width="512" height="512" fill="${color('accent')}"/>
<g transform="translate(${offset} ${offset}) scale(${scale})" fill="none" stroke="${color('surface')}" stroke-width="3" stroke-linecap="round">
<path d="${dome}" fill="${color('surface')}" stroke="none"/><path d="${stand}"/></g></svg>`;
}
