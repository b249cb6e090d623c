import { LogoMark } from '~/site/site-header';

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
