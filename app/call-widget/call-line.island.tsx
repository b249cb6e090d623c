import { telHref } from '~/brand';
import type { PhoneLine } from '~/content/phone-lines';

export default function CallLine({ phone }: { phone: PhoneLine }) {
  const { number, alternative, page } = phone;
  return (
    <>
      <p className="call-alternative mb-2">{alternative}</p>
      <a href={page?.path ?? telHref(number)} className="btn btn-quiet">
        <span>
          {page?.label ?? (
            <>
              Call <span className="call-number">{number}</span>
            </>
          )}
        </span>
      </a>
    </>
  );
}
