import { CopyButton } from '~/site/copy-button';
import { Ticket, TicketRows } from '~/site/ticket';
import type { QrCode } from './owners-link.server';

export interface OtherDeviceLink {
  /** The owner's link. */
  address: string;
  qrCode: QrCode;
}

/** The owner's link, to open or send. */
export function OpenOnAnotherDevice({ address, qrCode: { size, path } }: OtherDeviceLink) {
  return (
    <details className="accordion mt-4 print:hidden">
      <summary>Open on another device</summary>
      <div className="grid gap-4">
        <p>
          Point your phone’s camera at the code, or copy the link. It works for 30 days and shows your number,
          trial and finished steps there. Whoever opens it can act as the owner, so send it only to yourself.{' '}
          <span className="scripted">
            Reload this page after you mark a step, so that the link has it, too.
          </span>
        </p>
        <svg
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label="QR code of the link"
          className="w-full max-w-64"
          shapeRendering="crispEdges"
        >
          <rect width={size} height={size} fill="#fff" />
          <path d={path} stroke="#000" />
        </svg>
        <p className="hint max-h-24 overflow-y-auto wrap-anywhere">
          <a href={address}>{address}</a>
        </p>
        <p>
          <CopyButton
            text={address}
            label="Copy link"
            done="Link copied!"
            failed="Please copy the link manually."
          />
        </p>
      </div>
    </details>
  );
}

interface ClaimCardProps {
  businessName: string | undefined;
  /** The trial number, if the link holds it. */
  number: string | null;
}

/** Shown to a browser that opened an owner's link. Only its button changes anything. */
export function ClaimCard({ businessName, number }: ClaimCardProps) {
  return (
    <section className="mb-6" aria-label="Owner’s link">
      <Ticket label="Owner’s link" title={businessName || 'Your receptionist'} stamp={null}>
        {number ? <TicketRows rows={[{ label: 'Trial number', value: number }]} /> : null}
        <p className="mt-2">
          Is this your receptionist? Then this browser can change it, too: record your voice and get its
          number. If the device isn’t yours, just look around: looking stores nothing.
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

/** Shown on the checklist of a receptionist that this browser doesn't know, before the owner takes it for their own. */
export function OtherBrowserNote() {
  return (
    <div className="mb-6 rounded-xl bg-tint px-4 py-3">
      <p className="font-semibold">This browser doesn’t know your receptionist.</p>
      <p className="mt-2">
        Its name, trial number and finished steps show in the browser where you set it up. To see them here,
        choose “Open on another device” there and use that link.
      </p>
    </div>
  );
}
