import { ownersLinkTexts as texts } from '~/content/owners-link-texts';
import { SubmitButton } from '~/platform/forms/submit-button';
import { Ticket, TicketRows } from '~/site/ticket';

interface ClaimCardProps {
  /** Whether this browser is the owner's already, so that the link only updates it. */
  isOwner: boolean;
  /** The business's name, or empty. */
  businessName: string;
  /** The trial number, if the link has it. */
  number: string | null;
}

/** A card for a browser that opened an owner's link. Until its button is clicked, only marks are stored. */
export function ClaimCard({ isOwner, businessName, number }: ClaimCardProps) {
  return (
    <section className="mb-6" aria-label="Owner’s link">
      <Ticket label="Owner’s link" title={businessName || 'Your receptionist'} stamp={null}>
        {number ? <TicketRows rows={[{ label: 'Trial number', value: number }]} /> : null}
        <p className="mt-2">
          {isOwner ? texts.update : texts.claim[number ? 'withNumber' : 'withoutNumber']}
        </p>
        <form method="post" data-enhance="form" className="mt-4">
          <SubmitButton intent="claim">
            {isOwner ? 'Update this device' : 'This is my receptionist'}
          </SubmitButton>
        </form>
      </Ticket>
    </section>
  );
}

export function InvalidLinkNote() {
  return (
    <p className="mb-6 rounded-xl bg-tint px-4 py-3 font-semibold" role="status">
      {texts.invalid}
    </p>
  );
}
