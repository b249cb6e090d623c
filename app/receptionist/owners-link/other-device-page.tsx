import { ownersLinkTexts as texts } from '~/content/owners-link-texts';
import { checklistPath, receptionistPath } from '~/domain/paths';
import { possessive } from '~/domain/typed-text';
import { CopyButton } from '~/site/copy-button';
import { FlowPage } from '~/site/flow-page';
import type { loadOtherDevice } from './other-device.server';
import type { QrCode } from './owners-link.server';

type OtherDevicePageProps = Awaited<ReturnType<typeof loadOtherDevice>>;

/** The owner's link, to open or send. */
export function OtherDevicePage({ agentId, businessName, link, mailSteps }: OtherDevicePageProps) {
  const links = [
    { href: checklistPath(agentId), label: 'Checklist' },
    { href: receptionistPath(agentId), label: 'My receptionist' },
  ];
  return (
    <FlowPage links={links}>
      <h1 className="mb-3">Open on Another Device</h1>
      {link ? (
        <>
          <p>
            {texts.howToUse} It opens{' '}
            {businessName ? `${possessive(businessName)} receptionist` : 'your receptionist'} on any phone or
            computer for 30 days.
          </p>
          <p className="mt-3 font-semibold">{texts.warning}</p>
          <p className="mt-5 flex flex-wrap gap-3">
            <a href={mailSteps} className="btn btn-quiet btn-small">
              Draft an email to myself
            </a>
            <CopyButton what="link" text={link.address} />
          </p>
          <h2 className="mt-6 mb-2 text-lg">What You See There</h2>
          <p>{texts.shown}</p>
          <p className="mt-2">
            {texts.missing} {texts.laterMarks}
          </p>
          <LinkCode {...link.qrCode} />
          <p className="hint truncate">
            <a href={link.address}>{link.address}</a>
          </p>
        </>
      ) : (
        <>
          <p>{texts.notTheOwner}</p>
          <p className="mt-4">
            Only need the steps on a computer?{' '}
            <a href={mailSteps} className="inline-flex min-h-11 items-center">
              Draft an email to myself
            </a>
          </p>
        </>
      )}
    </FlowPage>
  );
}

function LinkCode({ size, path }: QrCode) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code of the link"
      className="my-5 w-full max-w-96"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} stroke="#000" />
    </svg>
  );
}
