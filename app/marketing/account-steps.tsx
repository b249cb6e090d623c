import { brand, telHref } from '~/brand';
import { dataTerms } from '~/content/data-terms';

/** How to cancel, for a paragraph. The FAQ and the security page share it, so that they can't disagree. */
export function HowToCancel() {
  return (
    <>
      Dial the <a href="/testforwarding">code that turns off forwarding</a>, and your phone works the way it
      did before. Then tell us you’re done: email <SupportEmail /> or call <SupportPhone />. There’s no
      contract.
    </>
  );
}

/** How to have data deleted, for a paragraph. The FAQ and the security page share it. */
export function HowToDelete() {
  return (
    <>
      Email <SupportEmail /> from the address on your account, and say what to delete: one recording, your
      voice, or everything. {dataTerms.deleted} {dataTerms.backups}
    </>
  );
}

export function SupportEmail() {
  return <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>;
}

export function SupportPhone() {
  return (
    <a href={telHref(brand.supportPhone)} className="whitespace-nowrap">
      {brand.supportPhone}
    </a>
  );
}
