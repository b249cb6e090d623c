import { brand } from '~/brand';
import { callResults } from '~/content/call-results';

/** What the product does, in one picture: words of a call on the left, the job in the calendar on the right. */
export function CallToCalendar() {
  return (
    <figure className="home-call" aria-labelledby="call-art-title">
      <figcaption id="call-art-title" className="mb-3 flex items-center gap-2 font-semibold">
        <HandsetIcon />
        {callResults.home.callTime}, you are at dinner
      </figcaption>
      <p className="home-bubble">
        <span className="sr-only">Caller: </span>My water heater is leaking. There is a puddle on the garage
        floor.
      </p>
      <p className="home-bubble home-bubble-own">
        <span className="sr-only">{brand.product}: </span>Mike can be with you tomorrow at 8:30, or at 1:15.
        Which suits you?
      </p>
      <Thread />
      <div className="result-entry result-entry-booked">
        <strong className="block font-display text-lg">Leaking water heater</strong>
        Tomorrow, 8:30 to 10:30 AM
        <span className="mt-1 block text-[0.94rem]">Leave at 8:05: 25 minutes of driving</span>
      </div>
    </figure>
  );
}

/** The call runs down into the calendar. */
function Thread() {
  return (
    <svg viewBox="0 0 240 56" aria-hidden="true" className="home-thread text-accent">
      <path
        d="M228 0c0 34-92 10-118 26-16 10-14 20-14 30"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      <path d="m88 47 8 9 8-9" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}

function HandsetIcon() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className="flex-none text-accent">
      <path
        d="M6.6 3.5 9 3l2 4.6-2 1.6a11 11 0 0 0 5.4 5.4l1.6-2 4.6 2-.5 2.4c-.3 1.7-1.6 3-3.2 2.9C10 19.500 4.400 13.800 3.900 7c-.1-1.600 1.100-3.100 2.700-3.500Z"
        fill="currentColor"
      />
    </svg>
  );
}
