/** Adds a 'Copy code' button to each `data-copy`; without scripts the code can be selected by hand. */
for (const place of document.querySelectorAll<HTMLElement>('[data-copy]')) addCopyButton(place);

function addCopyButton(place: HTMLElement): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn btn-quiet btn-small';
  button.textContent = 'Copy code';
  const status = document.createElement('span');
  status.setAttribute('role', 'status');
  button.addEventListener('click', async () => {
    status.textContent = await copied(place.dataset.copy ?? '');
  });
  place.append(button, status);
}

async function copied(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return 'Code copied!';
  } catch {
    return 'Copy failed. Please copy the code manually.';
  }
}
