import { brand, minutes } from '~/brand';
import { ownLine } from '~/call-widget/phone-line';
import { VoiceWidget } from '~/call-widget/voice-widget';
import type { WidgetSettings } from '~/call-widget/widget-settings';
import { FlowPage } from '~/platform/ui/flow-page';
import { Ticket } from '~/platform/ui/ticket';
import { countComplete, countedKeys, isSetupComplete } from './checklist';
import type { ChecklistKey } from './checklist';
import { ChecklistStep } from './checklist-step';
import { computerStepsLink } from './computer-steps';
import { CalendarStep, InviteStep, PhoneStep, TestStep, VoiceStep, WidgetStep } from './step-texts';

interface ChecklistPageProps {
  agentId: string;
  complete: ChecklistKey[];
  open: ChecklistKey | null;
  snippet: string;
  phoneNumber: string | null;
  widget: WidgetSettings;
}

export function ChecklistPage({ agentId, complete, open, snippet, phoneNumber, widget }: ChecklistPageProps) {
  return (
    <FlowPage wide>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[1.7fr_1fr]">
        <div>
          <h1 className="mb-3">Connect your calendar</h1>
          <p className="mb-2 text-lg">
            Five steps until {brand.product} can book jobs. Then forward your calls.
          </p>
          <p className="mb-4 font-semibold text-muted" role="status" data-total>
            {countComplete(complete)} of {countedKeys.length} complete
          </p>
          <div role="status" id="setup-complete" data-all-complete>
            {isSetupComplete(complete) ? <SetupComplete /> : null}
          </div>
          <template data-when-complete>
            <SetupComplete />
          </template>
          <OnAPhone snippet={snippet} />
          <CountedSteps {...{ agentId, complete, open, snippet, phoneNumber }} />
          <h2 className="mt-10 mb-3">Your phone number</h2>
          <div className="card py-2">
            <ChecklistStep
              stepKey="phone"
              title="Get your number and forward calls"
              minutes={minutes.forwarding}
              place="On your phone"
              complete={complete.includes('phone')}
              open={open === 'phone'}
            >
              <PhoneStep phoneNumber={phoneNumber} />
            </ChecklistStep>
          </div>
        </div>
        <VoiceWidget title="Talk to your receptionist" settings={widget} phone={ownLine(phoneNumber)} />
      </div>
    </FlowPage>
  );
}

type CountedStepsProps = Omit<ChecklistPageProps, 'widget'>;

function CountedSteps({ agentId, complete, open, snippet, phoneNumber }: CountedStepsProps) {
  const step = (stepKey: ChecklistKey) => ({
    stepKey,
    complete: complete.includes(stepKey),
    open: stepKey === open,
  });
  return (
    <div className="card py-2">
      <ChecklistStep
        {...step('calendar')}
        title="Connect your calendar"
        minutes={minutes.calendar}
        place="On a computer"
      >
        <CalendarStep />
      </ChecklistStep>
      <ChecklistStep {...step('invite')} title="Accept the invite" minutes={1} place="On your phone">
        <InviteStep />
      </ChecklistStep>
      <ChecklistStep {...step('widget')} title="Add the website widget" minutes={5} place="On a computer">
        <WidgetStep snippet={snippet} agentId={agentId} />
      </ChecklistStep>
      <ChecklistStep
        {...step('voice')}
        title="Record a voice sample"
        minutes={2}
        place="On a phone or a computer"
      >
        <VoiceStep agentId={agentId} />
      </ChecklistStep>
      <ChecklistStep {...step('test')} title="Test your setup" minutes={3} place="On your phone">
        <TestStep phoneNumber={phoneNumber} />
      </ChecklistStep>
    </div>
  );
}

/** What works without a computer, and how the rest gets to one. */
function OnAPhone({ snippet }: { snippet: string }) {
  return (
    <p className="mb-5">
      On a phone right now? Record your voice, test and forward your calls here. The calendar and the website
      code are easier on a computer: <a href={computerStepsLink(snippet)}>send these steps to my email</a>.
    </p>
  );
}

function SetupComplete() {
  return (
    <div className="mb-6">
      <Ticket label={brand.product} title="Setup Complete!" stamp="Open for calls">
        <p className="mt-2">
          {brand.product} is ready to book jobs for you. Forward your calls whenever you like.
        </p>
      </Ticket>
    </div>
  );
}
