/** Copies the button's text on click and shows the result next to it. */
export default function copyButton(button: HTMLElement): void {
  const result = button.nextElementSibling;

  async function copy() {
    const { copy: text = '', done = '', failed = '' } = button.dataset;
    const copied = await tryToCopy(text);
    result?.replaceChildren(...(copied ? [strong(done)] : [strong('Copy failed'), ` ${failed}`]));
    result?.classList.toggle('text-accent', copied);
    result?.classList.toggle('text-danger', !copied);
  }

  button.addEventListener('click', () => void copy());
  button.classList.remove('awaits-script');
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
