import { enhanceEach } from '~/platform/enhancement/register';
import { loadWidgetScript } from './load-widget-script';
import { makeWidget } from './make-widget';

/** The page is usable before anything of the widget is requested. */
const attachAfterMs = 1_000;

/** The widget requests its look from its own service; without a response it renders nothing at all. */
const appearsWithinMs = 6_000;

type CallState = 'loading' | 'ready' | 'failed';

const said: Record<CallState, string> = {
  loading: 'Getting the call ready…',
  ready: 'Start the call below and allow the microphone when your browser asks.',
  failed: 'The call in the browser could not be loaded. Please call us instead:',
};

export const enhance = enhanceEach<HTMLElement>('[data-call]', (card) => {
  show(card, 'loading');
  setTimeout(() => void attach(card), attachAfterMs);
});

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
  if (place) place.textContent = said[state];
}
