/** What a step's button says, and what is read out of the step itself. */
export function markLabels(complete: boolean): { label: string; status: string } {
  return complete
    ? { label: 'Mark as Incomplete', status: '(complete)' }
    : { label: 'Mark as Complete', status: '(not complete)' };
}
