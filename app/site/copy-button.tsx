interface CopyButtonProps {
  text: string;
  label: string;
  done: string;
  failed: string;
  /** Whether copying is the main action of its section. */
  isMain?: boolean;
}

/** A copy button that needs scripts. Without them it is hidden, and visitors can select the text next to it. */
export function CopyButton({ text, label, done, failed, isMain = false }: CopyButtonProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-3">
      <button
        type="button"
        className={`btn btn-small awaits-script ${isMain ? 'btn-primary' : 'btn-quiet'}`}
        data-enhance="copy-button"
        data-copy={text}
        data-done={done}
        data-failed={failed}
        suppressHydrationWarning // its script may show it before a surrounding island hydrates
      >
        {label}
      </button>
      <span role="status" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    </span>
  );
}
