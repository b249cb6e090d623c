import { honeypotField } from './honeypot-field';

const notForPasswordManagers = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
};

/** A field that no person meets: neither seen nor read out nor reached by keys. Scripts take it away altogether. */
export function Honeypot() {
  return (
    <div className="sr-only" aria-hidden="true" data-honeypot {...{ inert: '' }}>
      <label>
        Leave this empty
        <input
          type="text"
          name={honeypotField}
          defaultValue=""
          tabIndex={-1}
          autoComplete="off"
          {...notForPasswordManagers}
        />
      </label>
    </div>
  );
}
