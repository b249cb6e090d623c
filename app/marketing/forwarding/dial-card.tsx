import { CopyButton } from '~/site/copy-button';
import type { DialCode } from '~/domain/forwarding-code';

export function DialCard({ title, code }: { title: string; code: DialCode }) {
  return (
    <div className="card dial-card">
      <h3 className="mb-2">{title}</h3>
      <p className="dial-code mb-3 select-all">{code.display}</p>
      <div className="flex flex-wrap items-center gap-3">
        <a href={code.href} className="btn btn-quiet btn-small">
          Dial it
        </a>{' '}
        <CopyButton
          text={code.dialed}
          label="Copy code"
          done="Code copied!"
          failed="Please copy the code manually."
        />
      </div>
    </div>
  );
}
