import { callMessages, widgetLabels } from '~/content/voice-widget-texts';
import { getPart } from '~/platform/enhancement/parts';

/** Waits until the page is usable before requesting the widget. */
const attachAfterMs = 1_000;

/** The widget fetches its configuration from ElevenLabs. Without a response it renders nothing at all. */
const renderTimeoutMs = 6_000;

type CallState = 'loading' | 'ready' | 'failed';

export default function voiceWidget(card: HTMLElement): void {
  show(card, 'loading');
  setTimeout(() => void attach(card), attachAfterMs);
}

async function attach(card: HTMLElement): Promise<void> {
  const widget = createWidget(card);
  widget.addEventListener('click', () => card.setAttribute('data-call-talking', ''), { once: true });
  getPart(card, 'stage').append(widget);
  try {
    await loadScript(card.dataset.callScript ?? '');
    watchRendering(card, widget);
  } catch {
    widget.remove();
    show(card, 'failed');
  }
}

function createWidget(card: HTMLElement): HTMLElement {
  const colors = getComputedStyle(card);
  const isWatched = card.dataset.callSimulated === 'watch';
  const attributes = {
    'agent-id': card.dataset.call,
    'dynamic-variables': card.dataset.callVariables,
    variant: 'full',
    placement: 'bottom',
    'text-contents': JSON.stringify({
      ...widgetLabels,
      ...(isWatched ? { start_call: 'Watch a call' } : {}),
      ...JSON.parse(card.dataset.callLabels ?? '{}'),
    }),
    'avatar-orb-color-1': colors.getPropertyValue('--accent').trim(),
    'avatar-orb-color-2': colors.getPropertyValue('--tint').trim(),
  };
  const widget = document.createElement('elevenlabs-convai');
  for (const [name, value] of Object.entries(attributes)) if (value) widget.setAttribute(name, value);
  return widget;
}

/** Rejects if the script can't be loaded or isn't the widget's. */
async function loadScript(url: string): Promise<void> {
  const script = Object.assign(document.createElement('script'), { src: url });
  if (url.startsWith('/')) script.type = 'module'; // the development server serves modules
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
    document.head.append(script);
  });
  if (!customElements.get('elevenlabs-convai'))
    throw new Error('The script did not define the voice widget.');
}

/** Shows a failure if the widget stays empty. A widget that renders later becomes usable. */
function watchRendering(card: HTMLElement, widget: HTMLElement): void {
  const timeout = setTimeout(() => show(card, 'failed'), renderTimeoutMs);
  const observer = new MutationObserver(checkRendered);
  if (widget.shadowRoot) observer.observe(widget.shadowRoot, { childList: true, subtree: true });
  checkRendered();

  function checkRendered() {
    if (!widget.shadowRoot?.querySelector('button')) return;
    observer.disconnect();
    clearTimeout(timeout);
    show(card, 'ready');
  }
}

function show(card: HTMLElement, state: CallState): void {
  card.dataset.callState = state;
  getPart(card, 'message').textContent = callMessages[state === 'ready' ? readyState(card) : state];
}

function readyState({ dataset }: HTMLElement): 'ready' | 'simulated' | 'watched' {
  if (!dataset.callSimulated) return 'ready';
  return dataset.callSimulated === 'watch' ? 'watched' : 'simulated';
}
