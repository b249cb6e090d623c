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
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard as well */}
      <div className="code-sample" role="group" aria-label="The code" tabIndex={0}>
        <pre>
          <code className="select-all">{code}</code>
        </pre>
      </div>
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
