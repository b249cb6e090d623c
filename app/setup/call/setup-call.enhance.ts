import { isAgentId } from '~/domain/agent-id';
import { getParts } from '~/platform/enhancement/parts';
import { fillSessionStorage } from '~/platform/enhancement/session-storage';
import { reportStep, sendToAnalytics } from '~/analytics/report-step';
import { receptionistPath } from '~/domain/paths';
import type { CallResultReply } from './setup-call.server';

/** Dispatched by the widget before a call starts. Listeners can change the call's configuration. */
export const callEvent = 'elevenlabs-convai:call';

/** A function that the agent can call. Its result is passed back to the agent. */
type ClientTool = (parameters: unknown) => string | Promise<string>;

export interface CallConfig {
  clientTools?: Record<string, ClientTool>;
}

/** A pause before the redirect, so that the visitor sees that setup is complete. */
const pauseMs = 1_000;

/** Gives the voice agent the redirect tool, logs the start of the call, and sends the call's result to the server. */
export default function setupCall(page: HTMLElement): void {
  let agentId = '';

  function redirectToDemo(parameters: unknown): string {
    const result = readCallResult(parameters);
    const named = result.get('Agent_Id') ?? '';
    if (!isAgentId(named)) {
      // eslint-disable-next-line no-console -- required by the specification
      console.error(`Voice setup: '${named}' is not a valid agent id.`);
      return 'The agent id is not valid; the visitor stays on this page.';
    }
    if (agentId) return 'The visitor is already being taken to the demo.';
    agentId = named;
    showProgress(page, 'finishing');
    void sendCallResult(result).then(finish);
    return 'The visitor is being taken to the demo.';
  }

  function finish({ assigned, sessionKeys }: CallResultReply): void {
    fillSessionStorage({ currentAgentId: agentId, ...sessionKeys });
    sendToAnalytics(99, { success: assigned });
    showProgress(page, 'finished');
    setTimeout(() => location.assign(receptionistPath(agentId)), pauseMs);
  }

  page.addEventListener(callEvent, (event) => {
    const config = getCallConfig(event);
    if (!config) return;
    reportStep({ step: 2 });
    config.clientTools = { ...config.clientTools, redirectToDemo };
  });
}

/** The texts and numbers among the tool's parameters. */
function readCallResult(parameters: unknown): URLSearchParams {
  const result = new URLSearchParams();
  if (typeof parameters !== 'object' || parameters === null) return result;
  for (const [name, value] of Object.entries(parameters))
    if (typeof value === 'string' || typeof value === 'number') result.set(name, String(value).trim());
  return result;
}

/** A failure counts as no number, because the receptionist exists anyway. */
async function sendCallResult(result: URLSearchParams): Promise<CallResultReply> {
  try {
    const response = await fetch('/voice-handover', { method: 'POST', body: result });
    if (response.ok) return await response.json();
  } catch {
    // A lost response counts as an error response.
  }
  return { assigned: false };
}

function showProgress(page: HTMLElement, state: 'finishing' | 'finished'): void {
  for (const part of getParts(page, 'progress')) part.hidden = !part.dataset.in?.split(' ').includes(state);
}

/** The call's configuration, or `null` if the event has none. The widget reads this object after the event. */
function getCallConfig(event: Event): CallConfig | null {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  if (typeof detail !== 'object' || detail === null || !('config' in detail)) return null;
  return typeof detail.config === 'object' ? detail.config : null;
}
