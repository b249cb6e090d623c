import type { RedirectData } from './redirect-data';

/** Whether a number was assigned; no response counts as none: the receptionist exists, the visitor continues. */
export async function handOver(data: RedirectData): Promise<boolean> {
  try {
    const response = await fetch(location.href, { method: 'POST', body: new URLSearchParams(data) });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return page.querySelector('[data-assigned=true]') !== null;
  } catch {
    return false;
  }
}
