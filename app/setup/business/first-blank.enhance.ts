/** Links to the description, such as that of its error, select its first blank, so that typing replaces it. */
export default function firstBlank(place: HTMLElement): void {
  const field = place.querySelector('textarea');
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
