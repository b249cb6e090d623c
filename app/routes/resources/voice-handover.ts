import type { ActionFunctionArgs } from '@remix-run/node';

import { errorsAsJson } from '~/platform/http/refusal.server';
import { receiveSessionForm } from '~/platform/http/receive-form.server';
import { finishSetupCall } from '~/setup/call/setup-call.server';

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } });
}

/** Saves the details from a setup call. Posted by the script that registers the widget's redirect tool. */
export async function action({ context: { visit } }: ActionFunctionArgs) {
  if (visit.request.method !== 'POST') return loader();
  return errorsAsJson(async () => {
    return finishSetupCall(visit, await receiveSessionForm(visit));
  });
}
