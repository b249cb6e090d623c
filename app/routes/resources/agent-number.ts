import { data } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

import { isAgentId } from '~/domain/agent-id';
import type { Visit } from '~/platform/cookies/visit.server';
import { isSeenOrOwnFetch } from '~/platform/http/navigation.server';
import { errorsAsJson } from '~/platform/http/refusal.server';
import { intentOf, receiveForm } from '~/platform/http/receive-form.server';
import { askForNumber } from '~/receptionist/number/number.server';
import { toJson } from '~/receptionist/number/former-states'; // FORMER RELEASE: delete
import type { NumberState } from '~/receptionist/number/trial-number';
import { readReceptionist } from '~/receptionist/record/receptionist.server';

/** Looks up the agent's number. Responds with a `NumberState`. */
export async function loader({ params, context: { visit } }: LoaderFunctionArgs) {
  return errorsAsJson(async () => {
    const receptionist = await requireReceptionist(visit, params.agentId);
    const action = isSeenOrOwnFetch(visit.request) ? 'look' : null;
    return numberResponse(await askForNumber(visit, new FormData(), receptionist, action));
  });
}

/** Has a number assigned if this is the owner's browser. Responds with a `NumberState`. */
export async function action({ params, context: { visit } }: ActionFunctionArgs) {
  return errorsAsJson(async () => {
    const form = await receiveForm(visit);
    const action = intentOf(form, ['assign']) ?? 'look';
    const receptionist = await requireReceptionist(visit, params.agentId);
    return numberResponse(await askForNumber(visit, form, receptionist, action));
  });
}

async function requireReceptionist({ jar }: Visit, agentId?: string) {
  if (!isAgentId(agentId)) throw data(null, { status: 404 });
  return readReceptionist(jar, agentId);
}

function numberResponse({ state }: { state: NumberState }) {
  return Response.json(toJson(state)); // FORMER RELEASE: `state`
}
