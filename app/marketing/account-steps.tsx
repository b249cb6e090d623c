import { dataTerms } from '~/content/data-terms';
import { SupportEmail, SupportHours, SupportPhone } from '~/site/support-contact';

/** How to cancel, for a paragraph. The FAQ and the security page share it, so that they can't disagree. */
export function HowToCancel() {
  return (
    <>
      Dial the <a href="/testforwarding">code that turns off forwarding</a>, and your phone works the way it
      did before. Then tell us you’re done: email <SupportEmail /> or call <SupportPhone />,{' '}
      <SupportHours end="." /> There’s no contract. {dataTerms.leaving}
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
