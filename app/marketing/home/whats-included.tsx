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
    question: 'When it is not sure',
    text: `It says so. ${brand.product} does not guess a price, promise a repair or give professional advice. It takes a message or puts the caller through to you, and the question is in your summary.`,
  },
  {
    question: 'What it may see',
    text: 'You share your calendar with our account, event details included. It reads when and where you are busy, so that it offers only times that work, and sends you an invite for each job. You can stop sharing any day.',
  },
  {
    question: 'Which languages',
    text: '30+, among them Spanish, Chinese, Arabic, Hindi and Vietnamese. It answers in the one that the caller speaks.',
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
