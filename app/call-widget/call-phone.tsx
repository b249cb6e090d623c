import { LogoMark } from '~/platform/ui/site-header';

/** The place of the widget: a phone on the desk, whose screen the call takes over once it is there. */
export function CallPhone() {
  return (
    <div className="call-phone" data-call-stage>
      <div className="call-waiting" aria-hidden="true">
        <span className="call-bell">
          <LogoMark />
        </span>
        <span className="call-rule" />
        <span className="call-rule call-rule-short" />
        <span className="call-button" />
      </div>
    </div>
  );
}
