import type { Islands } from './island';

/** Shows an island of this page with new props. */
export function giveProps<Name extends keyof Islands>(name: Name, props: Islands[Name]): void {
  const place = document.querySelector<HTMLElement>(`[data-island=${name}]`);
  if (place) place.dataset.props = JSON.stringify(props);
}
