import { getCallConfig, callEvent } from '~/call-widget/widget-call';
import { isAgentId } from '~/domain/agent-id';
import { writeSessionKeys } from '~/receptionist/session-keys';
import { sendToAnalytics, reportStep } from '~/visits/report-step';
import { sendCallResult, readCallResult, sessionKeysOf } from './call-result';

/** A pause before the redirect, so that the visitor sees that setup is complete. */
const pauseMs = 1_000;

/** Gives the voice agent the redirect tool, logs the start of the call, and sends the call's result to the server. */
export default function setupCall(page: HTMLElement): void {
  let agentId = '';

  function redirectToDemo(parameters: unknown): string {
    const result = readCallResult(parameters);
    if (!isAgentId(result.Agent_Id)) {
      // eslint-disable-next-line no-console -- required by the specification
      console.error(`Voice setup: '${result.Agent_Id}' is not a valid agent id.`);
      return 'The agent id is not valid; the visitor stays on this page.';
    }
    if (agentId) return 'The visitor is already being taken to the demo.';
    agentId = result.Agent_Id;
    writeSessionKeys(sessionKeysOf(result));
    showProgress(page, 'finishing');
    void sendCallResult(result).then(finish);
    return 'The visitor is being taken to the demo.';
  }

  function finish(assigned: boolean): void {
    sendToAnalytics(99, { success: assigned });
    showProgress(page, 'finished');
    setTimeout(() => location.assign(`/demo/agent/${agentId}`), pauseMs);
  }

  page.addEventListener(callEvent, (event) => {
    const config = getCallConfig(event);
    if (!config) return;
    reportStep({ step: 2 });
    config.clientTools = { ...config.clientTools, redirectToDemo };
  });
}

function showProgress(page: HTMLElement, state: 'finishing' | 'finished'): void {
  for (const part of page.querySelectorAll<HTMLElement>('[data-progress]'))
    part.hidden = !part.dataset.progress?.split(' ').includes(state);
}
