import { telHref } from '~/brand';
import type { PhoneLine } from '~/content/phone-lines';

export default function CallLine({ phone }: { phone: PhoneLine }) {
  return (
    <>
      <p className="call-alternative mb-2">{phone.alternative}</p>
      <a href={telHref(phone.number)} className="btn btn-quiet">
        <span>
          Call <span className="call-number">{phone.number}</span>
        </span>
      </a>
    </>
  );
}
