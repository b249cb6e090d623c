import { tradePath, trades } from '~/content/trades/trades';

/** A link to the page of every industry, for the bottom of all pages. */
export function IndustryLinks() {
  return (
    <nav aria-labelledby="industries-title" className="industry-links">
      <h2 id="industries-title">
        <a href="/for">Industries</a>
      </h2>
      <ul>
        {trades.map((trade) => (
          <li key={trade.slug}>
            <a href={tradePath(trade)}>{trade.businesses}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
