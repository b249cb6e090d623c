import { useFetchers } from '@remix-run/react';

import { brand } from '~/brand';
import { FlowPage } from '~/platform/ui/flow-page';
import { ownLine } from '~/call-widget/phone-line';
import { VoiceWidget } from '~/call-widget/voice-widget';
import type { WidgetSettings } from '~/call-widget/widget-settings';
import { countComplete, countedKeys, isChecklistKey, isSetupComplete, withStep } from './checklist';
import type { ChecklistKey } from './checklist';
import { ChecklistStep } from './checklist-step';
import { CalendarStep, InviteStep, PhoneStep, TestStep, VoiceStep, WidgetStep } from './step-texts';

interface ChecklistPageProps {
  agentId: string;
  complete: ChecklistKey[];
  open: ChecklistKey | null;
  snippet: string;
  /** The trial number, where the session knows it. */
  phoneNumber: string | null;
  widget: WidgetSettings;
}

/** What is left to do after the trial has started. */
export function ChecklistPage({
  agentId,
  complete: saved,
  open,
  snippet,
  phoneNumber,
  widget,
}: ChecklistPageProps) {
  const complete = useOptimisticSteps(saved);
  const step = (key: ChecklistKey) => ({
    stepKey: key,
    complete: complete.includes(key),
    initiallyOpen: key === open,
  });
  return (
    <FlowPage wide>
      <div className="grid items-start gap-8 lg:grid-cols-[1.7fr_1fr]">
        <div>
          <h1 className="mb-3">Connect your calendar</h1>
          <p className="mb-2 text-lg">
            Five steps until {brand.product} can book jobs. Then forward your calls.
          </p>
          <p className="mb-4 font-semibold text-muted" role="status">
            {countComplete(complete)} of {countedKeys.length} complete
          </p>
          {isSetupComplete(complete) ? <SetupComplete /> : null}
          <div className="card py-2">
            <ChecklistStep {...step('calendar')} title="Connect your calendar">
              <CalendarStep />
            </ChecklistStep>
            <ChecklistStep {...step('invite')} title="Accept the invite">
              <InviteStep />
            </ChecklistStep>
            <ChecklistStep {...step('widget')} title="Add the website widget">
              <WidgetStep snippet={snippet} agentId={agentId} />
            </ChecklistStep>
            <ChecklistStep {...step('voice')} title="Record a voice sample">
              <VoiceStep agentId={agentId} />
            </ChecklistStep>
            <ChecklistStep {...step('test')} title="Test your setup">
              <TestStep phoneNumber={phoneNumber} />
            </ChecklistStep>
          </div>
          <h2 className="mt-10 mb-3">Your phone number</h2>
          <div className="card py-2">
            <ChecklistStep {...step('phone')} title="Get your number and forward calls">
              <PhoneStep phoneNumber={phoneNumber} />
            </ChecklistStep>
          </div>
        </div>
        <VoiceWidget title="Talk to your receptionist" settings={widget} phone={ownLine(phoneNumber)} />
      </div>
    </FlowPage>
  );
}

function SetupComplete() {
  return (
    <div className="toast mb-5" role="status">
      <div>
        <p className="font-bold">Setup Complete!</p>
        <p>{brand.product} is ready to book jobs for you. Forward your calls whenever you like.</p>
      </div>
    </div>
  );
}

/** The saved steps with those changes that are still on their way to the server. */
function useOptimisticSteps(saved: ChecklistKey[]): ChecklistKey[] {
  const changes = useFetchers().flatMap(({ formData }) => (formData ? [formData] : []));
  return changes.reduce((complete, form) => {
    const key = form.get('step');
    return isChecklistKey(key) ? withStep(complete, key, form.get('done') === 'true') : complete;
  }, saved);
}
