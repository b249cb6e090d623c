interface CopyButtonProps {
  text: string;
  label: string;
  done: string;
  failed: string;
}

/** Only with scripts: without, the text beside it can be selected. */
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
        suppressHydrationWarning // the small script shows it, perhaps before an island that holds it
      >
        {label}
      </button>
      <span role="status" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    </span>
  );
}
