import { telHref } from '~/brand';

interface PhoneContactProps {
  phone: string;
  label: string;
}

/** Plain text that on a phone is a button, too. The number is there once, also for readers without style sheets. */
export function PhoneContact({ phone, label }: PhoneContactProps) {
  const contact = `${label} ${phone}`;
  return (
    <p className="phone-contact">
      {label} <strong className="whitespace-nowrap">{phone}</strong>
      <a href={telHref(phone)} aria-label={contact} className="phone-contact-call" />
    </p>
  );
}
