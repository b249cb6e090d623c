import { loadWidgetScript } from './load-widget-script';
import { makeWidget } from './make-widget';

/** The page is usable before anything of the widget is requested. */
const attachAfterMs = 1_000;

/** The widget requests its look from its own service; without a response it renders nothing at all. */
const appearsWithinMs = 6_000;

type CallState = 'loading' | 'ready' | 'failed';

/** What stays true from the first ring to the last word, since the widget does not tell when a call ends. */
const ready = 'Start and end the call on the phone below.';

const said: Record<CallState, string> = {
  loading: 'Getting the call ready…',
  ready: `${ready} Your browser will ask for your microphone first.`,
  failed: 'We couldn’t load the call in your browser. Please call us instead:',
};

export default function voiceWidget(card: HTMLElement): void {
  show(card, 'loading');
  setTimeout(() => void attach(card), attachAfterMs);
}

async function attach(card: HTMLElement): Promise<void> {
  const widget = makeWidget(card);
  widget.addEventListener('click', () => card.setAttribute('data-call-talking', ''), { once: true });
  card.querySelector('[data-call-stage]')?.append(widget);
  try {
    await loadWidgetScript(card.dataset.callScript ?? '');
    follow(card, widget);
  } catch {
    widget.remove();
    show(card, 'failed');
  }
}

/** Reports what the widget itself does not: that it stays empty. One that comes late still works. */
function follow(card: HTMLElement, widget: HTMLElement): void {
  const late = setTimeout(() => show(card, 'failed'), appearsWithinMs);
  const observer = new MutationObserver(look);
  if (widget.shadowRoot) observer.observe(widget.shadowRoot, { childList: true, subtree: true });
  look();

  function look() {
    if (!widget.shadowRoot?.querySelector('button')) return;
    observer.disconnect();
    clearTimeout(late);
    show(card, 'ready');
  }
}

function show(card: HTMLElement, state: CallState): void {
  card.dataset.callState = state;
  const place = card.querySelector('[data-call-said]');
  const simulated = state === 'ready' && card.hasAttribute('data-call-simulated');
  if (place) place.textContent = simulated ? ready : said[state];
}
