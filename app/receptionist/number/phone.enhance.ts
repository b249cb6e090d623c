import { telHref } from '~/brand';
import { forwardingPath } from '~/domain/forwarding-code';
import { nextRequest } from './phone-state';
import type { PhoneRequest, PhoneState } from './phone-state';
import { requestPhone } from './request-phone';

/** What the card was served with. */
interface ServedPhone {
  agentId: string;
  state: PhoneState;
  automatic: boolean;
}

export default function followNumber({ dataset }: HTMLElement): void {
  const phone: ServedPhone = JSON.parse(dataset.phone ?? '');
  let leaving = new AbortController();
  window.addEventListener('pagehide', () => leaving.abort());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    leaving = new AbortController();
    void follow(phone, leaving.signal);
  });
  void follow(phone, leaving.signal);
}

/** Each request once; a page that is being left sends none and shows nothing. */
async function follow(phone: ServedPhone, signal: AbortSignal): Promise<void> {
  const requested = new Set<PhoneRequest>();
  let next = nextRequest(phone.state, phone.automatic);
  while (next && !requested.has(next.request)) {
    requested.add(next.request);
    if (next.request === 'assign') show({ kind: 'assigning' });
    await new Promise((resolve) => setTimeout(resolve, next?.afterMs));
    if (signal.aborted) return;
    const state = await requestPhone(phone.agentId, next.request, signal);
    if (signal.aborted) return;
    phone.state = state;
    next = nextRequest(state, phone.automatic);
    if (!next) show(state);
  }
}

/** The elements stay, so that a change is read out. */
function show(state: PhoneState): void {
  const key = state.kind === 'problem' ? state.text : state.kind;
  const template = document.querySelector<HTMLTemplateElement>(`template[data-phone-when="${key}"]`);
  if (!template) return;
  const content = document.importNode(template.content, true);
  if (state.kind === 'ready') fillIn(content, state.number);
  for (const part of content.querySelectorAll<HTMLElement>('[data-phone-part]'))
    document
      .querySelector(`[data-phone-part=${part.dataset.phonePart}]`)
      ?.replaceChildren(...part.childNodes);
}

function fillIn(content: ParentNode, number: string): void {
  for (const link of content.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]'))
    link.href = telHref(number);
  for (const link of content.querySelectorAll<HTMLAnchorElement>('a[href^="/testforwarding"]'))
    link.href = forwardingPath(number);
  for (const place of content.querySelectorAll('[data-number]')) place.textContent = number;
}
