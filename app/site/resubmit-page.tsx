import { resubmitTexts, tooManyWithoutForm } from '~/content/error-pages';
import { RequestIdLine } from '~/platform/telemetry/request-id';
import type { Resubmission } from '~/platform/forms/notice';
import { MessagePage } from './page-frames';

export function ResubmitPage({ resubmission }: { resubmission: Resubmission }) {
  const { kind, fields } = resubmission;
  const { title, text } = resubmitTexts[kind];
  return (
    <MessagePage title={title}>
      <p className="mb-4">{kind === 'too-many' && fields.length === 0 ? tooManyWithoutForm : text}</p>
      <SendAgain resubmission={resubmission} />
      <RequestIdLine />
    </MessagePage>
  );
}

function SendAgain({ resubmission }: { resubmission: Resubmission }) {
  if (resubmission.fields.length === 0)
    return (
      <a href={resubmission.action} className="btn btn-primary">
        {resubmission.kind === 'start-over' ? 'Start over here' : 'Try again'}
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
