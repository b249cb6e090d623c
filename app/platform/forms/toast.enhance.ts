/** A message that the visitor can take away. */
export default function addDismiss(message: HTMLElement): void {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'btn btn-quiet btn-small -my-1',
    textContent: 'Dismiss',
  });
  button.addEventListener('click', () => message.remove());
  message.append(button);
}
