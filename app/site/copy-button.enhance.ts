export default function copyOnPress(place: HTMLElement): void {
  const button = place.querySelector('button');
  const result = place.querySelector<HTMLElement>('[role=status]');

  async function copy() {
    const copied = await tryToCopy(place.dataset.copy ?? '');
    const { done = '', failed = '' } = result?.dataset ?? {};
    result?.replaceChildren(...(copied ? [strong(done)] : [strong('Copy failed'), ` ${failed}`]));
    result?.classList.toggle('text-accent', copied);
    result?.classList.toggle('text-danger', !copied);
  }

  button?.addEventListener('click', () => void copy());
  button?.classList.remove('awaits-script');
}

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
