export function DateInWords({ day }: { day: string }) {
  const words = new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={day}>{words}</time>;
}
