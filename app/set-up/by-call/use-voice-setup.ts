import { useFetcher } from '@remix-run/react';
import { useCallback, useEffect, useRef } from 'react';

import { writeSessionKeys } from '~/receptionist/session-keys';
import { isAgentId } from '~/domain/agent-id';
import { mirrorStep, reportStep } from '~/visits/report-step';
import type { CallConfig } from '~/call-widget/widget-call';
import { readRedirectData, sessionKeysOf } from './redirect-data';

/** How long the visitor sees that set-up is over before the next page comes (specification §9). */
const pauseMs = 1_000;

export type SetupState = 'talking' | 'finishing' | 'finished';

/** Follows the set-up call: logs its start, gives it the redirect tool, and carries what it gathered to the server. */
export function useVoiceSetup(): { state: SetupState; onCall: (config: CallConfig) => void } {
  const fetcher = useFetcher<{ assigned: boolean }>();
  const agentId = useRef<string | null>(null);
  const { submit, data: answer } = fetcher;

  const redirectToDemo = useCallback(
    (parameters: unknown): string => {
      const heard = readRedirectData(parameters);
      if (!isAgentId(heard.Agent_Id)) {
        // eslint-disable-next-line no-console -- what specification §4 asks for
        console.error(`Voice set-up: '${heard.Agent_Id}' is not a valid agent id.`);
        return 'The agent id is not valid; the visitor stays on this page.';
      }
      if (agentId.current) return 'The visitor is already being taken to the demo.';
      agentId.current = heard.Agent_Id;
      writeSessionKeys(sessionKeysOf(heard));
      submit(heard, { method: 'post' });
      return 'The visitor is being taken to the demo.';
    },
    [submit],
  );

  const onCall = useCallback(
    (config: CallConfig) => {
      reportStep({ step: 2 });
      config.clientTools = { ...config.clientTools, redirectToDemo };
    },
    [redirectToDemo],
  );

  useEffect(() => {
    if (!answer) return;
    mirrorStep(99, { success: answer.assigned });
    // A new document, since the demo page's content policy is not this page's. Nothing calls it off any more.
    setTimeout(() => window.location.assign(`/demo/agent/${agentId.current}`), pauseMs);
  }, [answer]);

  if (answer) return { state: 'finished', onCall };
  return { state: fetcher.state === 'idle' ? 'talking' : 'finishing', onCall };
}
