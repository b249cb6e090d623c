import { CopyButton } from '~/site/copy-button';
import type { QrCode } from './owners-link.server';

export interface OtherDevice {
  /** The owner's link. */
  address: string;
  qrCode: QrCode;
}

/** The owner's link, to open or send. */
export function OpenOnAnotherDevice({ address, qrCode: { size, path } }: OtherDevice) {
  return (
    <details className="accordion mt-4">
      <summary>Open on another device</summary>
      <div className="grid gap-4">
        <p>
          Point your phone’s camera at the code, or copy the link. It works for 30 days and shows your number,
          trial and finished steps there. Whoever opens it can act as the owner, so send it only to yourself.
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
