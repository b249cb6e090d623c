import { RequestIdLine } from '~/platform/telemetry/request-id';
import { MessagePage } from './page-frames';
import type { Resubmission } from '~/platform/forms/resubmission';

export const resubmitTitles = {
  cookies: 'Cookies are needed for this step',
  elsewhere: 'You started on another device',
  'too-many': 'Too many tries in a short time',
  'too-many-today': 'Too many tries for one day',
  honeypot: 'Please confirm this step',
} as const;

export function ResubmitPage({ resubmission }: { resubmission: Resubmission }) {
  return (
    <MessagePage title={resubmitTitles[resubmission.kind]}>
      <p className="mb-4">{resubmitText(resubmission)}</p>
      <SendAgain resubmission={resubmission} />
      <RequestIdLine />
    </MessagePage>
  );
}

function resubmitText({ kind, fields }: Resubmission): string {
  switch (kind) {
    case 'cookies':
      return 'We keep your answers from one step to the next in a cookie, and your browser sent none back. Allow cookies for this site in your browser’s settings, then try again. We use no cookies for advertising.';
    case 'elsewhere':
      return 'Finish there, or start over here.';
    case 'honeypot':
      return 'A field that people never see was filled in, as robots do. If a program on your device fills in forms for you, try again: everything you typed is kept. Only a recording has to be chosen once more.';
    case 'too-many':
      return fields.length > 0
        ? 'Please wait a minute, then try again. Nothing of what you entered is lost.'
        : 'Please wait a minute, then go back and try again.';
    case 'too-many-today':
      return 'To prevent misuse, we take 100 orders of a kind from one internet connection in 24 hours, and yours has used them up. Please try again tomorrow, or call or email us.';
  }
}

function SendAgain({ resubmission }: { resubmission: Resubmission }) {
  if (resubmission.fields.length === 0)
    return (
      <a href={resubmission.action} className="btn btn-primary">
        {resubmission.kind === 'elsewhere' ? 'Start over here' : 'Try again'}
      </a>
    );
  return (
    <form method="post" action={resubmission.action}>
      {resubmission.fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="btn btn-primary">
        Try again
      </button>
    </form>
  );
}
