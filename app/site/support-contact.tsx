import { brand, telHref } from '~/brand';
import { Address } from './address-text';

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

export function SupportEmail() {
  return (
    <a href={`mailto:${brand.supportEmail}`} className="inline-block max-w-full wrap-anywhere">
      <Address text={brand.supportEmail} />
    </a>
  );
}

interface PhoneContactProps {
  phone: string;
  label: string;
}

/**
 * A phone number as text, or as a link on phones. Each width shows only one, so screen readers announce one. The stylesheet
 * draws the link's text, so that clients without CSS show the number once.
 */
export function PhoneContact({ phone, label }: PhoneContactProps) {
  return (
    <p className="phone-contact">
      <span>
        {label} <strong className="whitespace-nowrap">{phone}</strong>
      </span>
      <a
        href={telHref(phone)}
        aria-label={`${label} ${phone}`}
        data-label={label}
        data-phone={phone}
        className="phone-contact-call"
      />
    </p>
  );
}

/** The support line with its hours. For other times, the demo line, unless the page shows it elsewhere. */
export function SupportContact({ hasDemoLine = false }: { hasDemoLine?: boolean }) {
  return (
    <div className="grid gap-1">
      <PhoneContact label="Call us:" phone={brand.supportPhone} />
      <p className="hint">
        <SupportHours end="." />
        {hasDemoLine ? null : (
          <>
            {' '}
            Any other time, call our demo line, which answers as a dental office:{' '}
            <a href={telHref(brand.sampleLine)} className="whitespace-nowrap">
              {brand.sampleLine}
            </a>
          </>
        )}
      </p>
    </div>
  );
}
