/** Square. `maskable` leaves the room around it that phones may cut away. */
export function iconSvg(color: (name: string) => string, maskable: boolean): string {
  const scale = maskable ? 9.4 : 12.4;
  const offset = (512 - 32 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">
<rect width="512" height="512" fill="${color('accent')}"/>
<g transform="translate(${offset} ${offset}) scale(${scale})" fill="none" stroke="${color('surface')}" stroke-width="3" stroke-linecap="round">
<path d="M4 23a12 12 0 0 1 24 0Z" fill="${color('surface')}" stroke="none"/><path d="M3 26.5h26M16 11V7.500M13 6h6"/></g></svg>`;
}
