import { brand } from '~/brand';
import type { Tile } from '~/content/included';
import { TileIcon } from './tile-icon';

export function WhatsIncluded({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <section id="included" aria-labelledby="included-title" className="home-section home-band">
      <div className="page">
        <h2 id="included-title">What&apos;s Included</h2>
        <ul className="home-tiles">
          {tiles.map(({ icon, title, text }) => (
            <li key={title}>
              <TileIcon name={icon} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <BuyersQuestions />
      </div>
    </section>
  );
}

const buyersQuestions = [
  {
    question: 'When it’s not sure',
    text: `It says so. ${brand.product} doesn’t guess at a price, promise a repair or give professional advice. It takes a message or puts the caller through to you, and the question goes in your summary.`,
  },
  {
    question: 'What we can see',
    text: 'You share your calendar with us, event details included. We look at when and where you’re busy, so it only offers times that work. You accept one invite so it can add bookings, and you can stop sharing anytime.',
  },
  {
    question: 'What languages it speaks',
    text: '30+, including Spanish, Chinese, Arabic, Hindi and Vietnamese. It answers in whatever language your caller speaks.',
  },
];

function BuyersQuestions() {
  return (
    <div className="home-questions">
      {buyersQuestions.map(({ question, text }) => (
        <details key={question} className="accordion">
          <summary>{question}</summary>
          <p>{text}</p>
        </details>
      ))}
      <p>
        More questions?{' '}
        <a href="/faq" className="inline-flex min-h-11 items-center">
          Read the FAQ
        </a>
      </p>
    </div>
  );
}
