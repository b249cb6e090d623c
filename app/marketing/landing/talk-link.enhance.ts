import { closeMessage } from '~/call-widget/call-page.enhance';
import { brand } from '~/brand';

/** Opens the call in a dialog. It is in a frame, because this page's content policy blocks the voice widget. */
export default function talkLink(link: HTMLElement): void {
  const query = () => new URL(link.getAttribute('href') ?? '', location.href).search; // the hero's trade changes
  link.setAttribute('role', 'button');
  link.setAttribute('aria-haspopup', 'dialog');
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openCall(query());
  });
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    openCall(query());
  });
}

/** Opens the dialog. `search` is the call's query string, which holds the page's trade, if any. */
function openCall(search: string): void {
  const title = `Talk to ${brand.product}`;
  const dialog = Object.assign(document.createElement('dialog'), { className: 'call-here' });
  dialog.setAttribute('aria-label', title);
  const close = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'btn btn-quiet btn-small',
    textContent: 'Close',
  });
  const call = Object.assign(document.createElement('iframe'), {
    title,
    src: `/${brand.slug}${search}`,
    allow: 'microphone; autoplay',
  });
  const closeFromCall = (event: MessageEvent) => {
    if (event.source === call.contentWindow && event.data === closeMessage) dialog.close();
  };
  window.addEventListener('message', closeFromCall);
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    window.removeEventListener('message', closeFromCall);
    dialog.remove();
  });
  dialog.append(close, call);
  document.body.append(dialog);
  dialog.showModal();
}
