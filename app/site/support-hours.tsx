import { brand } from '~/brand';

/** The time of day stays on one line, with the sign after it. */
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
