import { brand, telHref } from '~/brand';

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

export function SupportPhone() {
  return (
    <a href={telHref(brand.supportPhone)} className="whitespace-nowrap">
      {brand.supportPhone}
    </a>
  );
}

/** Wraps within the address: with large text it is wider than a phone. */
export function SupportEmail() {
  return (
    <a href={`mailto:${brand.supportEmail}`} className="wrap-anywhere">
      {brand.supportEmail}
    </a>
  );
}
