/** The field's name. Browsers have no saved value for it. */
export const honeypotField = 'remarks';

const passwordManagerOptOut = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
};

/** A field that only bots fill in: invisible, and hidden from screen readers and the Tab key. Enhanced forms remove it. */
export function Honeypot() {
  return (
    <div className="sr-only" aria-hidden="true" data-part="honeypot" {...{ inert: '' }}>
      <label>
        Leave this empty
        <input
          type="text"
          name={honeypotField}
          defaultValue=""
          tabIndex={-1}
          autoComplete="off"
          {...passwordManagerOptOut}
        />
      </label>
    </div>
  );
}
