export function markLabels(complete: boolean): { label: string; status: string } {
  return complete
    ? { label: 'Mark as Incomplete', status: '(complete)' }
    : { label: 'Mark as Complete', status: '(not complete)' };
}
