import { data } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

import { isAgentId } from '~/domain/agent-id';
import { errorsAsJson } from '~/platform/http/errors-as-json.server';
import { receiveForm } from '~/platform/http/receive-form.server';
import { cookieHeaders } from '~/platform/session/encrypted-cookie.server';
import { handlePhoneRequest, canLookUp } from '~/receptionist/number/phone.server';
import type { PhoneRequest } from '~/receptionist/number/phone-state';

/** Looks up the agent's number. Responds with a `PhoneState`. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  return errorsAsJson(() => respond(request, params.agentId, canLookUp(request) ? 'look' : null));
}

/** Requests a number for any client that knows the agent's ID. Responds with a `PhoneState`. */
export async function action({ request, params }: ActionFunctionArgs) {
  return errorsAsJson(async () => {
    const form = await receiveForm(request);
    return respond(request, params.agentId, form.get('intent') === 'assign' ? 'assign' : 'look', form);
  });
}

async function respond(request: Request, agentId = '', wanted: PhoneRequest | null, form?: FormData) {
  if (!isAgentId(agentId)) throw data(null, { status: 404 });
  const { state, cookies } = await handlePhoneRequest({ request, form }, wanted, agentId);
  return Response.json(state, { headers: cookieHeaders(cookies) });
}
