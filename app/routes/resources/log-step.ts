import { data } from '@remix-run/node';
import type { ActionFunctionArgs } from '@remix-run/node';

import { receiveForm } from '~/platform/http/receive-form.server';
import { errorsAsJson } from '~/platform/http/refusal.server';
import { hasSession } from '~/platform/cookies/session-cookie.server';
import { logStep, parseReportedStep } from '~/analytics/log-step.server';

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } });
}

/** Logs a step that a script reports. Only calls require a session: readers of cached public pages don't have one. */
export async function action({ context: { visit } }: ActionFunctionArgs) {
  if (visit.request.method !== 'POST') return loader();
  return errorsAsJson(async () => {
    const step = parseReportedStep(await receiveForm(visit));
    if (!step) throw data(null, { status: 400 });
    if (step.origin === 'VoiceAgent' && !hasSession(visit.jar)) throw data(null, { status: 403 });
    logStep(visit.request, step);
    return new Response(null, { status: 204 });
  });
}
