/** Makes links to the description, such as the one in the error summary, select its first blank, so that typing replaces it. */
export default function firstBlank(section: HTMLElement): void {
  const field = section.querySelector('textarea');
  field?.form?.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const [blank] = /_{2,}/.exec(field.value) ?? [];
    if (link?.hash !== `#${field.id}` || !blank) return;
    event.preventDefault();
    const start = field.value.indexOf(blank);
    field.focus();
    field.setSelectionRange(start, start + blank.length);
  });
}
