import { brand } from '~/brand';
import type { Tile } from '~/content/included';
import { TileIcon } from './tile-icon';

/** Six feature tiles, and what buyers ask next. */
export function WhatsIncluded({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <section id="included" aria-labelledby="included-title" className="home-band">
      <div className="page">
        <h2 id="included-title" className="mb-7">
          What&apos;s Included
        </h2>
        <ul className="home-tiles">
          {tiles.map(({ icon, title, text }) => (
            <li key={title} className="flex gap-4">
              <TileIcon name={icon} />
              <div>
                <h3 className="mb-1">{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className="mt-10 grid gap-x-12 gap-y-6 border-t border-line pt-8 lg:grid-cols-3">
          <div>
            <h3 className="mb-1">When it is not sure</h3>
            <p>
              It says so. {brand.product} does not guess a price, promise a repair or give professional
              advice. It takes a message or puts the caller through to you, and the question stands in your
              summary.
            </p>
          </div>
          <div>
            <h3 className="mb-1">What it may see</h3>
            <p>
              You share your calendar with our account, event details included. It reads when and where you
              are busy, so that it offers only times that work, and sends you an invite for each job. You can
              stop sharing any day.
            </p>
          </div>
          <div>
            <h3 className="mb-1">Which languages</h3>
            <p>
              30+, among them Spanish, Chinese, Arabic, Hindi and Vietnamese. It answers in the one that the
              caller speaks.
            </p>
          </div>
        </div>
        <p className="mt-6">
          More questions?{' '}
          <a href="/faq" className="inline-flex min-h-11 items-center">
            Read the FAQ
          </a>
        </p>
      </div>
    </section>
  );
}
