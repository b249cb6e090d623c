import { currentTrace } from './trace.server';

/** Asks the visitor to quote the request ID. Renders nothing in development, where requests have none. */
export function RequestIdLine({ isSmall = false }) {
  const trace = currentTrace();
  if (!trace) return null;
  return (
    <p className={isSmall ? 'hint mt-2' : 'mt-6'} data-request-id="">
      If you tell us about it, quote this number:{' '}
      <strong className="whitespace-nowrap">{trace.requestId}</strong>
    </p>
  );
}
