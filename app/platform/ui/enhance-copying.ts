import { enhanceEach } from '../enhancement/register';

/** Lets each copy button copy the text that stands beside it, and say whether it worked. */
export const enhance = enhanceEach<HTMLElement>('[data-copy]', (place) => {
  const button = place.querySelector('button');
  const done = place.querySelector<HTMLElement>('[data-done]');
  const failed = place.querySelector<HTMLElement>('[data-failed]');

  async function copy() {
    const copied = await tryToCopy(place.dataset.copy ?? '');
    done?.replaceChildren(copied ? (done.dataset.done ?? '') : '');
    failed?.replaceChildren(...(copied ? [] : [strong('Copy failed'), ` ${failed.dataset.failed ?? ''}`]));
  }

  button?.addEventListener('click', () => void copy());
  button?.classList.remove('awaits-script');
});

async function tryToCopy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function strong(text: string): HTMLElement {
  return Object.assign(document.createElement('strong'), { textContent: text });
}
