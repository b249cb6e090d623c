import type { ActionFunctionArgs } from '@remix-run/node';

import { receiveForm } from '~/forms/receive-form.server';
import { limitCostlyCalls } from '~/security/rate-limit.server';
import { logStep } from '~/step-log/log-step.server';
import { parseReportedStep } from '~/step-log/reported-step.server';

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const step = parseReportedStep(await receiveForm(request));
  if (!step) return new Response(null, { status: 400 });
  await limitCostlyCalls(request, context, 'log');
  logStep(request, step);
  return new Response(null, { status: 204 });
}
