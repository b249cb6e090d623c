import { redirect } from '@remix-run/node';
import type { ActionFunctionArgs } from '@remix-run/node';

import { tradeBySlug } from '~/content/trades/trades';
import { redirectTo } from '~/platform/http/action-response.server';
import { receiveForm, textOf } from '~/platform/http/receive-form.server';
import { ctaClick } from '~/analytics/step-data';
import { logStep } from '~/analytics/log-step.server';

export function loader() {
  return redirect('/create-agent');
}

export async function action({ context: { visit } }: ActionFunctionArgs) {
  const form = await receiveForm(visit);
  const trade = tradeBySlug(textOf(form, 'trade'))?.slug;
  logStep(visit.request, { step: 'cta_clicked', visitType: 'try_free', stepData: ctaClick(trade) });
  throw redirectTo(visit, trade ? `/create-agent?trade=${trade}` : '/create-agent');
}

/** Never rendered. Without a component, Remix wouldn't render the error page for a refused form. */
export default function GetStarted() {
  return null;
}
