import { capitalize } from '~/domain/capitalize';

interface CopyButtonProps {
  /** The text's name on the button and in the messages, such as `code`. */
  what: string;
  text: string;
  /** Whether copying is the main action of its section. */
  isMain?: boolean;
}

/** A copy button that needs scripts. Without them it is hidden, and visitors can select the text next to it. */
export function CopyButton({ what, text, isMain = false }: CopyButtonProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-3">
      <button
        type="button"
        className={`btn btn-small awaits-script ${isMain ? 'btn-primary' : 'btn-quiet'}`}
        data-enhance="copy-button"
        data-copy={text}
        data-done={`${capitalize(what)} copied!`}
        data-failed={`Please copy the ${what} manually.`}
        suppressHydrationWarning // its script may show it before a surrounding island hydrates
      >
        {`Copy ${what}`}
      </button>
      <span role="status" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    </span>
  );
}
