import { telHref } from '~/brand';

interface PhoneContactProps {
  phone: string;
  label: string;
}

export function PhoneContact({ phone, label }: PhoneContactProps) {
  return (
    <>
      <a href={telHref(phone)} className="btn btn-quiet md:hidden">
        <span>
          {label} <span className="inline-block">{phone}</span>
        </span>
      </a>
      <p className="hidden md:block">
        {label} <strong className="whitespace-nowrap">{phone}</strong>
      </p>
    </>
  );
}
