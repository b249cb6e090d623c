import { brand, telHref } from '~/brand';
import { SupportHours } from '~/site/support-contact';

interface PhoneContactProps {
  phone: string;
  label: string;
}

/** A phone number as text, which is a button on phones. The markup has the number once, for readers without CSS. */
export function PhoneContact({ phone, label }: PhoneContactProps) {
  const contact = `${label} ${phone}`;
  return (
    <p className="phone-contact">
      {label} <strong className="whitespace-nowrap">{phone}</strong>
      <a href={telHref(phone)} aria-label={contact} className="phone-contact-call" />
    </p>
  );
}

/** The support line with its hours, and the demo line for other times, if the page has it nowhere else. */
export function SupportContact({ hasDemoLine = false }: { hasDemoLine?: boolean }) {
  return (
    <div className="grid gap-1">
      <PhoneContact label="Call us:" phone={brand.supportPhone} />
      <p className="hint">
        <SupportHours end="." />
        {hasDemoLine ? null : (
          <>
            {' '}
            Any other time, call our demo dental office:{' '}
            <a href={telHref(brand.sampleLine)} className="whitespace-nowrap">
              {brand.sampleLine}
            </a>
          </>
        )}
      </p>
    </div>
  );
}
