import { enhanceEach } from '~/platform/enhancement/register';

export const enhance = enhanceEach<HTMLElement>('[data-phone-next]', (status) => {
  let leaving = new AbortController();
  window.addEventListener('pagehide', () => leaving.abort());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    leaving = new AbortController();
    void follow(status, leaving.signal);
  });
  void follow(status, leaving.signal);
});

/** Each request once; a page that is being left sends none and shows nothing. */
async function follow(status: HTMLElement, signal: AbortSignal): Promise<void> {
  const requested = new Set<string>();
  for (let next = status.dataset.phoneNext; next && !requested.has(next); next = status.dataset.phoneNext) {
    requested.add(next);
    await new Promise((resolve) => setTimeout(resolve, Number(status.dataset.phoneAfter)));
    if (signal.aborted) return;
    const page = await ask(next, status.dataset.phonePath ?? location.pathname, signal);
    if (signal.aborted) return;
    show(page ?? lost(next));
  }
}

async function ask(next: string, path: string, signal: AbortSignal): Promise<ParentNode | null> {
  try {
    const response =
      next === 'assign'
        ? await fetch(path, { method: 'POST', body: new URLSearchParams({ intent: next }), signal })
        : await fetch(`${path}?phone=${next}`, { signal });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return page.querySelector('[data-phone-part]') ? page : null;
  } catch {
    return null;
  }
}

function lost(next: string): ParentNode | null {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-phone-lost=${next}]`);
  return template && document.importNode(template.content, true);
}

/** The elements stay, so that a change is read out. */
function show(page: ParentNode | null): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-phone-part]')) {
    const { phonePart } = part.dataset;
    const current = page?.querySelector<HTMLElement>(`[data-phone-part=${phonePart}]`);
    if (!current) continue;
    part.replaceChildren(...current.childNodes);
    if (phonePart === 'state') keepNext(part, current.dataset);
  }
}

function keepNext(status: HTMLElement, { phoneNext, phoneAfter }: DOMStringMap): void {
  delete status.dataset.phoneNext;
  if (phoneNext) Object.assign(status.dataset, { phoneNext, phoneAfter });
}
