import { CopyButton } from '~/site/copy-button';

interface CodeSampleProps {
  code: string;
  what?: string;
  /** Whether copying is the main action of its section. */
  isMain?: boolean;
}

export function CodeSample({ code, what = 'widget code', isMain = false }: CodeSampleProps) {
  return (
    <div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard as well */}
      <div className="code-sample" role="group" aria-label="The code" tabIndex={0}>
        <pre>
          <code className="select-all">{code}</code>
        </pre>
      </div>
      <CopyButton what={what} text={code} isMain={isMain} />
    </div>
  );
}
