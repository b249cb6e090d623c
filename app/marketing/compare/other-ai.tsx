import { pricingCopy } from '~/brand';
import { SupportHours } from '~/site/support-contact';

const questions = [
  { ask: 'What does a month without bookings cost?', ours: `Here, nothing. ${pricingCopy.fees}` },
  {
    ask: 'Do you pay for spam and long calls?',
    ours: 'Here, no. You pay for bookings, however many calls and minutes they take.',
  },
  {
    ask: 'Which software does it connect to?',
    ours: (
      <>
        Here, Google and Outlook calendars only. Others connect to more.{' '}
        <a href="/integrations">See the lists</a>
      </>
    ),
  },
  {
    ask: 'Will they sign a BAA?',
    ours: (
      <>
        Here, it isn’t part of signing up. <a href="/contact#baa">Ask us first</a>
      </>
    ),
  },
  {
    ask: 'What do they keep, and who sees it?',
    ours: (
      <>
        Here, no recording unless you ask for it. <a href="/security">Read the rest</a>
      </>
    ),
  },
  {
    ask: 'Who picks up when you call them?',
    ours: (
      <>
        Here, a person, <SupportHours end="." /> Nights and weekends, email.
      </>
    ),
  },
] as const;

/** Questions for other AI receptionists, whose prices change too often to print, with our own answers. */
export function OtherAi() {
  return (
    <section aria-labelledby="other-ai" className="home-section home-band">
      <div className="page">
        <h2 id="other-ai">Comparing It With Another AI?</h2>
        <p>Their prices change too often to print here. Ask them, and us, the same six questions.</p>
        <dl className="home-reasons">
          {questions.map(({ ask, ours }) => (
            <div key={ask}>
              <dt className="font-semibold">{ask}</dt>
              <dd>{ours}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
