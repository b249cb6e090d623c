interface CopyButtonProps {
  text: string;
  label: string;
  /** Said when it worked. */
  done: string;
  /** Said after 'Copy failed' when it did not. */
  failed: string;
}

/** Copies a text that stands beside it; without scripts it is not there, since the text can be selected. */
export function CopyButton({ text, label, done, failed }: CopyButtonProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-3" data-copy={text}>
      <button type="button" className="btn btn-quiet btn-small awaits-script">
        {label}
      </button>
      <span role="status" data-done={done} data-failed={failed} />
    </span>
  );
}
