import { useState } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';

interface CopyButtonProps {
  text: string;
  label: string;
  /** Said when it worked. */
  done: string;
  /** Said after 'Copy failed' when it did not. */
  failed: string;
}

/** Copies a text that stands beside it; shown by the enhanced page alone, since the text can be selected. */
export function CopyButton({ text, label, done, failed }: CopyButtonProps) {
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  if (!useHydrated()) return null;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('failed');
    }
  }

  return (
    <span className="inline-flex flex-wrap items-center gap-3">
      <button type="button" className="btn btn-quiet btn-small" onClick={copy}>
        {label}
      </button>
      <span
        role={result === 'failed' ? 'alert' : 'status'}
        className={result === 'failed' ? 'text-danger' : 'text-accent'}
      >
        {result === 'copied' ? <strong>{done}</strong> : null}
        {result === 'failed' ? (
          <>
            <strong>Copy failed</strong> {failed}
          </>
        ) : null}
      </span>
    </span>
  );
}
