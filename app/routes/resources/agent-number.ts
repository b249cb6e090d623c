import { data } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

import type { CallContext } from '~/backend/costly-calls.server';
import { isAgentId } from '~/domain/agent-id';
import { errorsAsJson } from '~/platform/http/refusal.server';
import { intentOf, receiveForm } from '~/platform/http/receive-form.server';
import { resolveNumber, canLookUp } from '~/receptionist/number/number.server';
import type { NumberRequest } from '~/receptionist/number/trial-number';

/** Looks up the agent's number. Responds with a `NumberState`. */
export async function loader({ request, params, context: { jar } }: LoaderFunctionArgs) {
  const wanted = canLookUp(request) ? 'look' : null;
  return errorsAsJson(() => respond({ request, jar, form: null }, params.agentId, wanted));
}

/** Requests a number, if the browser is the owner's. Responds with a `NumberState`. */
export async function action({ request, params, context: { jar } }: ActionFunctionArgs) {
  return errorsAsJson(async () => {
    const form = await receiveForm(request);
    return respond({ request, jar, form }, params.agentId, intentOf(form, ['assign']) ?? 'look');
  });
}

async function respond(context: CallContext, agentId = '', wanted: NumberRequest | null) {
  if (!isAgentId(agentId)) throw data(null, { status: 404 });
  return Response.json(await resolveNumber(context, wanted, agentId));
}
