import { data } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

import type { CallContext } from '~/backend/costly-calls.server';
import { isAgentId } from '~/domain/agent-id';
import { errorsAsJson } from '~/platform/http/refusal.server';
import { intentOf, receiveForm } from '~/platform/http/receive-form.server';
import { assignNumber, canLookUp, knownNumber, lookUpNumber } from '~/receptionist/number/number.server';
import { toJson } from '~/receptionist/number/former-states'; // FORMER RELEASE
import { readReceptionist } from '~/receptionist/record/receptionist.server';

/** Looks up the agent's number. Responds with a `NumberState`. */
export async function loader({ request, params, context: { visit } }: LoaderFunctionArgs) {
  const ask = canLookUp(request) ? lookUpNumber : knownNumber;
  return errorsAsJson(() => respond({ ...visit, form: null }, params.agentId, ask));
}

/** Has a number assigned, if the browser is the owner's. Responds with a `NumberState`. */
export async function action({ params, context: { visit } }: ActionFunctionArgs) {
  return errorsAsJson(async () => {
    const form = await receiveForm(visit);
    const ask = intentOf(form, ['assign']) ? assignNumber : lookUpNumber;
    return respond({ ...visit, form }, params.agentId, ask);
  });
}

async function respond(context: CallContext, agentId = '', ask: typeof assignNumber) {
  if (!isAgentId(agentId)) throw data(null, { status: 404 });
  const { state } = await ask(context, await readReceptionist(context.jar, agentId));
  return Response.json(toJson(state)); // FORMER RELEASE: `state`
}
