/** Event on the field, bubbling: another sample, or none any more. */
export const sampleTaken = 'sample:taken';

export function inputOf(root: ParentNode): HTMLInputElement | null {
  return root.querySelector<HTMLInputElement>('input[type=file]');
}
