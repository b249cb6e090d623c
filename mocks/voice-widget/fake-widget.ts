/** A fake of the ElevenLabs widget: same element, attributes, call event and client tools, but the call is scripted. */
import { brand } from '../../app/brand';
import { styles } from './styles';
import { sampleCallFor, sampleSetupResult, setupAssistantCall } from './call-scripts';
import type { BookedJob, CallScript } from './call-scripts';

const ringMs = 1_800;

interface CallConfig {
  agentId: string | null;
  dynamicVariables: { trade?: unknown; business_name?: unknown };
  clientTools?: { redirectToDemo?: (data: object) => string | Promise<string> };
}

class FakeWidget extends HTMLElement {
  #screen = createElement('div', { class: 'screen' });
  #timers: ReturnType<typeof setTimeout>[] = [];
  #recording: HTMLAudioElement | null = null;
  #job: BookedJob | null = null;

  connectedCallback() {
    if (this.shadowRoot) return;
    const style = new CSSStyleSheet();
    style.replaceSync(styles);
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [style];
    root.append(this.#screen);
    this.#showIdle('');
  }

  disconnectedCallback() {
    this.#hangUp();
  }

  #showIdle(note: string) {
    this.#hangUp();
    this.#screen.className = 'screen';
    this.#screen.replaceChildren(
      handset(),
      createElement('p', { class: 'name' }, brand.product),
      button(this.#texts().start_call ?? 'Watch a call', '', () => this.#call()),
      createElement('p', { class: 'small', role: 'status' }, note),
    );
  }

  #texts(): { start_call?: string; user_ended_conversation?: string } {
    return JSON.parse(this.getAttribute('text-contents') ?? '{}');
  }

  #call() {
    const config: CallConfig = {
      agentId: this.getAttribute('agent-id'),
      dynamicVariables: JSON.parse(this.getAttribute('dynamic-variables') ?? '{}'),
    };
    const detail = { config };
    this.dispatchEvent(new CustomEvent('elevenlabs-convai:call', { bubbles: true, composed: true, detail }));
    const tool = detail.config.clientTools?.redirectToDemo;
    const { trade, business_name: businessName } = detail.config.dynamicVariables;
    const { script, job } = sampleCallFor(trade, businessName);
    this.#job = job;
    this.#showCall(tool ? setupAssistantCall : script, tool ? [this.#setupForm(tool)] : []);
  }

  #showCall(script: CallScript, extra: Node[]) {
    const state = createElement('p', { class: 'name', role: 'status' }, 'Ringing…');
    const picture = createElement('div', {}, handset());
    const captions = createElement('div', { class: 'captions', role: 'log', 'aria-label': 'Captions' });
    const skip = button('Skip to the result', 'quiet', () => this.#showJob());
    const end = button('End call', 'end', () =>
      this.#showIdle(this.#texts().user_ended_conversation ?? 'You ended the call.'),
    );
    this.#screen.className = 'screen rings';
    this.#screen.replaceChildren(
      picture,
      state,
      captions,
      ...extra,
      createElement('div', { class: 'row' }, end, ...(extra.length > 0 ? [] : [skip])),
    );
    end.focus();
    this.#after(ringMs, () => {
      this.#screen.className = 'screen';
      picture.replaceChildren(wave());
      state.replaceChildren(extra.length > 0 ? 'Setup assistant' : 'A customer calling');
      this.#play(script, captions);
    });
  }

  #play({ lines, seconds, recording }: CallScript, captions: HTMLElement) {
    for (const { atSeconds, speaker, text } of lines)
      this.#after(atSeconds * 1_000, () => {
        captions.append(createElement('p', { class: 'line' }, createElement('b', {}, speaker), text));
        while (captions.children.length > 2) captions.firstElementChild?.remove();
      });
    if (Number.isFinite(seconds)) this.#after(seconds * 1_000, () => this.#showJob());
    if (!recording) return;
    this.#recording = new Audio(recording);
    this.#recording.play().catch(() => undefined); // browsers may block audio; the captions still show
  }

  #showJob() {
    this.#hangUp();
    const { title = '', rows = [] } = this.#job ?? {};
    const shown = rows.map(({ label, value }) =>
      createElement('div', {}, createElement('dt', {}, label), createElement('dd', {}, value)),
    );
    const again = button('Call again', 'quiet', () => this.#call());
    const ticket = createElement(
      'div',
      { class: 'ticket' },
      createElement('p', { class: 'small' }, this.#job?.label ?? ''),
      createElement('p', { class: 'name' }, title),
      createElement('dl', {}, ...shown),
      createElement('span', { class: 'stamp' }, this.#job?.stamp ?? ''),
    );
    this.#screen.className = 'screen';
    this.#screen.replaceChildren(createElement('div', { class: 'paper', role: 'status' }, ticket), again);
    again.focus();
  }

  #setupForm(redirectToDemo: (data: object) => string | Promise<string>) {
    const fields = Object.entries(sampleSetupResult()).map(([name, value]) =>
      createElement('label', {}, name, createElement('input', { name, value, autocomplete: 'off' })),
    );
    const result = createElement('p', { role: 'status' });
    const form = createElement(
      'form',
      {},
      ...fields,
      createElement('button', { type: 'submit' }, 'Finish setup'),
      result,
    );
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      result.textContent = await redirectToDemo(Object.fromEntries(new FormData(form)));
    });
    return form;
  }

  #after(ms: number, run: () => void) {
    this.#timers.push(setTimeout(run, ms));
  }

  #hangUp() {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
    this.#recording?.pause();
    this.#recording = null;
  }
}

if (!customElements.get('elevenlabs-convai')) customElements.define('elevenlabs-convai', FakeWidget);

function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

function button(label: string, className: string, onClick: () => void): HTMLButtonElement {
  const element = createElement('button', { type: 'button', class: className }, label);
  element.addEventListener('click', onClick);
  return element;
}

function handset(): HTMLElement {
  const circle = createElement('span', { class: 'handset', 'aria-hidden': 'true' });
  circle.innerHTML =
    '<svg viewBox="0 0 24 24"><path fill="currentColor" d="M6.6 3.5 9 3l2 4.6-2 1.6a11 11 0 0 0 5.4 5.4l1.6-2 4.6 2-.5 2.4c-.3 1.7-1.6 3-3.2 2.9C10 19.5 4.4 13.8 3.9 7c-.1-1.6 1.1-3.1 2.7-3.5Z"/></svg>';
  return circle;
}

function wave(): HTMLElement {
  return createElement(
    'span',
    { class: 'wave', 'aria-hidden': 'true' },
    ...Array.from({ length: 17 }, () => createElement('i')),
  );
}
