interface CopyButtonProps {
  text: string;
  label: string;
  done: string;
  failed: string;
}

/** A copy button that needs scripts. Without them it is hidden, and visitors can select the text next to it. */
export function CopyButton({ text, label, done, failed }: CopyButtonProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-3">
      <button
        type="button"
        className="btn btn-quiet btn-small awaits-script"
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
