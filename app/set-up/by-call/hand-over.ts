import type { RedirectData } from './redirect-data';

/**
 * Posts what a set-up call gathered to the page that it took place on.
 * @returns whether a number was assigned; an answer that never came counts as none: the receptionist exists, the
 * visitor goes on to it
 */
export async function handOver(data: RedirectData): Promise<boolean> {
  try {
    const response = await fetch(location.href, { method: 'POST', body: new URLSearchParams(data) });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return page.querySelector('[data-assigned=true]') !== null;
  } catch {
    return false;
  }
}
