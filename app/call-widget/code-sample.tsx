import { CopyButton } from '~/site/copy-button';

interface CodeSampleProps {
  code: string;
  copyLabel: string;
  /** Whether copying is the main action of its section. */
  isMain?: boolean;
}

export function CodeSample({ code, copyLabel, isMain = false }: CodeSampleProps) {
  return (
    <div>
      <pre className="mb-3 rounded-lg border border-line bg-surface p-3 text-sm whitespace-pre-wrap break-all">
        <code className="select-all">{code}</code>
      </pre>
      <CopyButton
        text={code}
        label={copyLabel}
        done="Widget code copied!"
        isMain={isMain}
        failed="Please copy the widget code manually."
      />
    </div>
  );
}
