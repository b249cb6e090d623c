import { Ticket } from '~/site/ticket';

/** Shown to a browser that opened an owner's link. Only its button changes anything. */
export function ClaimCard({ businessName }: { businessName: string | undefined }) {
  return (
    <section className="mb-6" aria-label="Owner’s link">
      <Ticket label="Owner’s link" title={businessName || 'Your receptionist'} stamp={null}>
        <p className="mt-2">
          Is this your receptionist? Then this browser can change it, too: record your voice and get its
          number. If the device isn’t yours, just look around: nothing is stored.
        </p>
        <form method="post" data-enhance="form" className="mt-4">
          <button type="submit" name="intent" value="claim" className="btn btn-primary max-sm:w-full">
            This is my receptionist
          </button>
        </form>
      </Ticket>
    </section>
  );
}

export function InvalidLinkNote() {
  return (
    <p className="mb-6 rounded-xl bg-tint px-4 py-3 font-semibold" role="status">
      This owner’s link has expired or is incomplete, so we ignored it. Get a new one where you set the
      receptionist up: “Open on another device.”
    </p>
  );
}
