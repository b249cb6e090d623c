import { brand } from '~/brand';

/** The hours of the support line. The time of day and the punctuation after it stay on one line. */
export function SupportHours({ end = '' }: { end?: string }) {
  const time = brand.supportHours.search(/\d/);
  return (
    <>
      {brand.supportHours.slice(0, time)}
      <span className="whitespace-nowrap">
        {brand.supportHours.slice(time)}
        {end}
      </span>
    </>
  );
}
