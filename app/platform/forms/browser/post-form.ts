import { enhancedHeader, locationHeader } from '../form-protocol';
import { errorNotice } from '../notice';
import type { Notice } from '../notice';

export interface PageReply {
  kind: 'page';
  page: Document;
  status: number;
}

/** The response to a form. `network-error` if the response isn't a page of this site. */
type FormReply = { kind: 'redirect'; location: string } | PageReply | { kind: 'network-error' };

/** Posts a form with fetch. Never rejects. */
export async function postForm(
  form: HTMLFormElement,
  sent: FormData,
  options: Pick<RequestInit, 'signal' | 'keepalive' | 'headers'>,
): Promise<FormReply> {
  const texts = [...sent].map(([name, value]) => [name, String(value)]);
  try {
    const response = await fetch(form.getAttribute('action') ?? location.href, {
      method: 'POST',
      headers: { [enhancedHeader]: '1' },
      body: form.enctype === 'multipart/form-data' ? sent : new URLSearchParams(texts),
      ...options,
    });
    const address =
      response.headers.get(locationHeader) ?? (response.redirected && response.ok ? response.url : null);
    if (address) return { kind: 'redirect', location: address };
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return page.getElementById('main')
      ? { kind: 'page', page, status: response.status }
      : { kind: 'network-error' };
  } catch {
    return { kind: 'network-error' };
  }
}

/** The heading, the first paragraph and the number to quote of an error page, as a notice. */
export function errorPageTexts(page: Document): Notice {
  const textAt = (selector: string) => page.querySelector(`#main ${selector}`)?.textContent ?? '';
  return errorNotice(textAt('h1'), textAt('p'), textAt('[data-request-id]') || undefined);
}
