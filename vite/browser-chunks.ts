/**
 * Small modules that several scripts share are part of the entry, and what all islands need is part of React's chunk:
 * each file of its own costs a request and half a kilobyte of headers.
 */
export function browserChunk(id: string): string | undefined {
  if (
    /\/node_modules\/(react|react-dom|scheduler)\/|\/enhancement\/(hydrate|island)|\/site\/support-hours/.test(
      id,
    )
  )
    return 'hydrate';
  return inEntry.test(id) ? 'entry.client' : undefined;
}

const inEntry = new RegExp(
  `/app/(${[
    'entry\\.client\\.tsx',
    'brand\\.ts',
    'platform/enhancement/(client-runtime|when-idle|stored-text|session-storage)\\.ts',
    'platform/forms/(form-protocol|toast-text|browser/post-form)\\.ts',
    'site/player/(clock|wave|run-player)\\.ts',
    'marketing/sample-calls/current-line\\.ts',
    'call-widget/embed-messages\\.ts',
    'domain/forwarding-code\\.ts',
    'receptionist/session-keys\\.ts',
    'visits/report-step\\.ts',
  ].join('|')})$`,
);
