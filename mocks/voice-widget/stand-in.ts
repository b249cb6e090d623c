/** Same element, attributes, call event and client tools as the real widget; the call itself is played. */
import { brand } from '../../app/brand';
import { button, handset, make, wave } from './elements';
import { look } from './look';
import { customersCall, foundData, setUpCall } from './script';
import type { BookedJob, CallScript } from './script';

const ringMs = 1_800;

interface CallConfig {
  agentId: string | null;
  dynamicVariables: { trade?: unknown; business_name?: unknown };
  clientTools?: { redirectToDemo?: (data: object) => string | Promise<string> };
}

class StandIn extends HTMLElement {
  #screen = make('div', { class: 'screen' });
  #timers: ReturnType<typeof setTimeout>[] = [];
  #recording: HTMLAudioElement | null = null;
  #job: BookedJob | null = null;

  connectedCallback() {
    if (this.shadowRoot) return;
    const style = new CSSStyleSheet();
    style.replaceSync(look);
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
      make('p', { class: 'name' }, brand.product),
      button('Start a call', '', () => this.#call()),
      make('p', { class: 'small', role: 'status' }, note),
      make(
        'p',
        { class: 'small' },
        'This is a simulated call. It doesn’t use your microphone or send anything.',
      ),
    );
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
    const { script, job } = customersCall(trade, businessName);
    this.#job = job;
    this.#showCall(detail.config, tool ? setUpCall : script, tool ? [this.#ending(tool)] : []);
  }

  #showCall({ agentId }: CallConfig, script: CallScript, extra: Node[]) {
    const state = make('p', { class: 'name', role: 'status' }, 'Ringing…');
    const picture = make('div', {}, handset());
    const captions = make('div', { class: 'captions', role: 'log', 'aria-label': 'Captions' });
    const skip = button('Skip to the result', 'quiet', () => this.#showJob());
    const end = button('End call', 'end', () => this.#showIdle('You ended the call.'));
    this.#screen.className = 'screen rings';
    this.#screen.replaceChildren(
      picture,
      state,
      captions,
      ...extra,
      make('div', { class: 'row' }, end, ...(extra.length > 0 ? [] : [skip])),
      make('p', { class: 'small' }, `In a call with ${agentId}`),
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
        captions.append(make('p', { class: 'line' }, make('b', {}, speaker), text));
        while (captions.children.length > 2) captions.firstElementChild?.remove();
      });
    if (Number.isFinite(seconds)) this.#after(seconds * 1_000, () => this.#showJob());
    if (!recording) return;
    this.#recording = new Audio(recording);
    this.#recording.play().catch(() => undefined); // the lines can be read
  }

  #showJob() {
    this.#hangUp();
    const { title = '', rows = [] } = this.#job ?? {};
    const shown = rows.map(({ label, value }) =>
      make('div', {}, make('dt', {}, label), make('dd', {}, value)),
    );
    const again = button('Call again', 'quiet', () => this.#call());
    const ticket = make(
      'div',
      { class: 'ticket' },
      make('p', { class: 'small' }, this.#job?.label ?? ''),
      make('p', { class: 'name' }, title),
      make('dl', {}, ...shown),
      make('span', { class: 'stamp' }, this.#job?.stamp ?? ''),
    );
    this.#screen.className = 'screen';
    this.#screen.replaceChildren(make('div', { class: 'paper', role: 'status' }, ticket), again);
    again.focus();
  }

  #ending(redirectToDemo: (data: object) => string | Promise<string>) {
    const fields = Object.entries(foundData()).map(([name, value]) =>
      make('label', {}, name, make('input', { name, value, autocomplete: 'off' })),
    );
    const result = make('p', { role: 'status' });
    const form = make('form', {}, ...fields, make('button', { type: 'submit' }, 'Finish setup'), result);
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

if (!customElements.get('elevenlabs-convai')) customElements.define('elevenlabs-convai', StandIn);
