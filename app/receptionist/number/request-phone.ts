import { lostRequest } from './phone-state';
import type { PhoneRequest, PhoneState } from './phone-state';

/** By the JSON of `/demo/agent/{id}/number`. What does not come through is a problem of the catalogue. */
export async function requestPhone(
  agentId: string,
  request: PhoneRequest,
  signal: AbortSignal,
): Promise<PhoneState> {
  const post = { method: 'POST', body: new URLSearchParams({ intent: 'assign' }) };
  try {
    const response = await fetch(`/demo/agent/${agentId}/number`, {
      signal,
      ...(request === 'assign' ? post : {}),
    });
    return response.ok ? await response.json() : lostRequest(request);
  } catch {
    return lostRequest(request);
  }
}
