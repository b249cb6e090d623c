import { tradePath, trades } from '~/content/trades/trades';

/** Collapsed links to the pages of all industries, for the bottom of every page. */
export function IndustryLinks() {
  return (
    <details className="accordion industry-links">
      <summary>Industries</summary>
      <nav aria-label="Industries">
        <ul>
          {trades.map((trade) => (
            <li key={trade.slug}>
              <a href={tradePath(trade)}>{trade.businesses}</a>
            </li>
          ))}
          <li>
            <a href="/for">All industries</a>
          </li>
        </ul>
      </nav>
    </details>
  );
}
