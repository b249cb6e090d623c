import type { Tile, TileIcon as IconName } from '~/content/included';

export function WhatsIncluded({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <section id="included" aria-labelledby="included-title" className="home-section home-band">
      <div className="page">
        <h2 id="included-title">What&apos;s Included</h2>
        <ul className="home-tiles">
          {tiles.map(({ icon, title, text, link }) => (
            <li key={title}>
              <TileIcon name={icon} />
              <h3>{title}</h3>
              <p>{text}</p>
              {link ? (
                <p>
                  <a href={link.href} className="inline-flex min-h-11 items-center">
                    {link.label}
                  </a>
                </p>
              ) : null}
            </li>
          ))}
        </ul>
        <BuyersQuestions />
      </div>
    </section>
  );
}

const iconPaths: Record<IconName, string> = {
  calendar: 'M4 7h16v13H4zM4 11h16M8 4v5M16 4v5M9 15.500l2 2 4-4',
  urgent: 'M12 3c3.500 4 6 6.800 6 10.300A6 6 0 0 1 6 13.300C6 9.800 8.500 7 12 3ZM12 10v4M12 17v.2',
  question: 'M4 5h16v11H11l-4 4v-4H4zM10 9.200a2 2 0 1 1 2.600 1.900c-.5.200-.6.500-.6 1M12 13.900v.2',
  move: 'M4 9h13M13 5l4 4-4 4M20 16H7M11 12.500 7 16l4 3.500',
  reminder: 'M6 17V11a6 6 0 0 1 12 0v6l1.500 1.500h-15zM10.500 21h3',
  languages:
    'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17ZM3.500 12h17M12 3.500c5 5 5 12 0 17M12 3.500c-5 5-5 12 0 17',
};

function TileIcon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" width="1.76rem" height="1.76rem" aria-hidden="true">
      <path
        d={iconPaths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function BuyersQuestions() {
  return (
    <ul className="trade-links-inline mt-3">
      <li className="max-sm:hidden">More questions?</li>
      <li>
        <a href="/faq">Read the FAQ</a>
      </li>
      <li>
        <a href="/security">What we keep, and who sees it</a>
      </li>
    </ul>
  );
}
