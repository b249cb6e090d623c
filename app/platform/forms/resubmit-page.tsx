import { NoticePage } from '../ui/notice-page';
import type { ResubmitNotice } from './resubmit-notice';

export const resubmitTitles = {
  cookies: 'Cookies are needed for this step',
  'too-many': 'Too many tries in a short time',
} as const;

export function ResubmitPage({ notice }: { notice: ResubmitNotice }) {
  return notice.kind === 'cookies' ? (
    <NoticePage title={resubmitTitles.cookies}>
      <p className="mb-4">
        We keep your answers from one step to the next in a cookie, and your browser sent none back. Allow
        cookies for this site in your browser&rsquo;s settings, then try again. We use no cookies for
        advertising.
      </p>
      <SendAgain notice={notice} />
    </NoticePage>
  ) : (
    <NoticePage title={resubmitTitles['too-many']}>
      <p className="mb-4">
        {notice.fields.length > 0
          ? 'Please wait a minute, then try again. Nothing of what you entered is lost.'
          : 'Please wait a minute, then go back and try again.'}
      </p>
      <SendAgain notice={notice} />
    </NoticePage>
  );
}

function SendAgain({ notice }: { notice: ResubmitNotice }) {
  if (notice.fields.length === 0)
    return (
      <a href={notice.action} className="btn btn-primary">
        Try again
      </a>
    );
  return (
    <form method="post" action={notice.action}>
      {notice.fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="btn btn-primary">
        Try again
      </button>
    </form>
  );
}
