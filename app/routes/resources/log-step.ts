import type { ActionFunctionArgs } from '@remix-run/node';

import { receiveForm } from '~/platform/http/receive-form.server';
import { limitCostlyCalls } from '~/platform/http/rate-limit.server';
import { logStep } from '~/visits/log-step.server';
import { parseReportedStep } from '~/visits/reported-step.server';

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } });
}

export async function action({ request }: ActionFunctionArgs) {
  const step = parseReportedStep(await receiveForm(request));
  if (!step) return new Response(null, { status: 400 });
  await limitCostlyCalls(request, 'log');
  logStep(request, step);
  return new Response(null, { status: 204 });
}
