import type { Variant } from '../variants';
import { brand } from '~/brand';
import { FlowPage } from '~/platform/ui/flow-page';
import { VoiceWidget } from '~/call-widget/voice-widget';
import type { PhoneLine } from '~/call-widget/phone-line';
import type { WidgetSettings } from '~/call-widget/widget-settings';
import { useVoiceSetup } from './use-voice-setup';
import type { SetupState } from './use-voice-setup';

const phone: PhoneLine = {
  number: brand.supportPhone,
  reason: 'Call us and we set it up with you while we talk.',
  or: 'Or set it up with us on the phone:',
};

/** Set-up by a talk with the set-up assistant; without scripts by phone or by the form. */
export function VoiceSetupPage({ variant, settings }: { variant: Variant; settings: WidgetSettings }) {
  const { state, onCall } = useVoiceSetup();
  return (
    <FlowPage>
      <a href={variant.path} className="mb-4 inline-flex min-h-11 items-center">
        ← Back
      </a>
      <h1 className="mb-3">Voice Setup</h1>
      <p className="mb-6 text-lg">
        Our set-up assistant asks about your business, like a new colleague on the first day. Five minutes
        later your {brand.product} takes calls.
      </p>
      <Progress state={state} />
      <VoiceWidget
        title="Talk to our assistant"
        settings={settings}
        phone={phone}
        otherWay={{ href: variant.path, label: `Use ${variant.formLabel} instead` }}
        onCall={onCall}
      />
      <h2 className="mt-8 mb-3">Have these at hand</h2>
      <ul className="grid list-disc gap-1 pl-6">
        <li>Your business name, address and e-mail address</li>
        <li>Your opening hours, and when you want no bookings</li>
        <li>What a job usually takes, and what customers ask before they book</li>
      </ul>
    </FlowPage>
  );
}

function Progress({ state }: { state: SetupState }) {
  return (
    <div role="status">
      {state === 'talking' ? null : (
        <p className="toast sticky top-3 z-10 mb-6">
          <span className="spinner mt-1 text-accent" aria-hidden="true" />
          <span>
            <strong className="block">That is all we need.</strong>
            {state === 'finishing'
              ? 'Your receptionist is created. We are getting its phone number…'
              : 'Opening your receptionist…'}
          </span>
        </p>
      )}
    </div>
  );
}
