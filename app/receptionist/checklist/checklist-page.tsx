import { agentPhoneLine, unknownPhoneLine } from '~/call-widget/phone-line';
import { VoiceWidget } from '~/call-widget/voice-widget';
import type { WidgetSettings } from '~/call-widget/voice-widget';
import { Island } from '~/platform/enhancement/island';
import { FlowPage } from '~/site/flow-page';
import { PatientNote } from '~/site/patient-note';
import Checklist from './checklist.island';
import type { ChecklistProps } from './checklist.island';

interface ChecklistPageProps extends ChecklistProps {
  widget: WidgetSettings;
}

export function ChecklistPage({ widget, ...checklist }: ChecklistPageProps) {
  const knowsAgent = checklist.marksAreKnown || checklist.phoneNumber !== null;
  return (
    <FlowPage wide>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[1.7fr_1fr]">
        <div>
          <Island name="checklist" view={Checklist} props={checklist} />
          {checklist.hasPatients ? (
            <div className="mt-4">
              <PatientNote />
            </div>
          ) : null}
        </div>
        <VoiceWidget
          title="Talk to Your Receptionist"
          settings={widget}
          phone={knowsAgent ? agentPhoneLine(checklist.phoneNumber) : unknownPhoneLine}
          alternativeLink={
            knowsAgent
              ? undefined
              : { href: `/demo/agent/${checklist.agentId}`, label: 'Back to my receptionist' }
          }
        />
      </div>
    </FlowPage>
  );
}
