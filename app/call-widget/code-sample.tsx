import { CopyButton } from '~/site/copy-button';

export function CodeSample({ code, copyLabel }: { code: string; copyLabel: string }) {
  return (
    <div>
      <pre className="mb-3 rounded-lg border border-line bg-surface p-3 text-sm whitespace-pre-wrap break-all">
        <code className="select-all">{code}</code>
      </pre>
      <CopyButton
        text={code}
        label={copyLabel}
        done="Widget code copied!"
        failed="Please copy the widget code manually."
      />
    </div>
  );
}
