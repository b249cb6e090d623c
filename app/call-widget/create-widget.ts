import { brand } from '~/brand';

const textContents = {
  main_label: `Talk to ${brand.product}`,
  start_call: 'Start a call',
  end_call: 'End call',
  new_call: 'Call again',
  connecting_status: 'Ringing…',
  listening_status: 'Listening',
  speaking_status: 'Speaking: interrupt at any time',
};

export function createWidget(card: HTMLElement): HTMLElement {
  const colors = getComputedStyle(card);
  const attributes = {
    'agent-id': card.dataset.call,
    'dynamic-variables': card.dataset.callVariables,
    variant: 'full',
    placement: 'bottom',
    'text-contents': JSON.stringify(textContents),
    'avatar-orb-color-1': colors.getPropertyValue('--accent').trim(),
    'avatar-orb-color-2': colors.getPropertyValue('--tint').trim(),
  };
  const widget = document.createElement('elevenlabs-convai');
  for (const [name, value] of Object.entries(attributes)) if (value) widget.setAttribute(name, value);
  return widget;
}
