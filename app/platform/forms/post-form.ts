import { enhancedHeader, locationHeader } from './form-protocol';
import type { ToastText } from './toast-text';

export interface PageReply {
  kind: 'page';
  page: Document;
  status: number;
}

/** `lost` where no page of ours came back. */
export type FormReply = { kind: 'led'; location: string } | PageReply | { kind: 'lost' };

export async function postForm(
  form: HTMLFormElement,
  typed: FormData,
  options: { signal?: AbortSignal; keepalive?: boolean },
): Promise<FormReply> {
  try {
    const response = await fetch(form.getAttribute('action') ?? location.href, {
      method: 'POST',
      headers: { [enhancedHeader]: '1' },
      body: form.enctype === 'multipart/form-data' ? typed : new URLSearchParams(textsOf(typed)),
      ...options,
    });
    return await read(response);
  } catch {
    return { kind: 'lost' };
  }
}

export function errorPageTexts(page: Document): ToastText {
  const main = page.getElementById('main');
  const title = main?.querySelector('h1')?.textContent ?? '';
  const description = main?.querySelector('p')?.textContent;
  return { tone: 'error', title, ...(description ? { description } : {}) };
}

async function read(response: Response): Promise<FormReply> {
  const address = response.headers.get(locationHeader);
  if (address) return { kind: 'led', location: address };
  if (response.redirected) return { kind: 'led', location: response.url };
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return page.getElementById('main') ? { kind: 'page', page, status: response.status } : { kind: 'lost' };
}

function textsOf(typed: FormData): string[][] {
  return [...typed].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
}
