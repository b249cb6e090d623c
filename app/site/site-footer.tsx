import { brand } from '~/brand';
import { footerLinks } from '~/content/site-links';
import { tradePath, trades } from '~/content/trades/trades';
import { SupportEmail, SupportHours, SupportPhone } from './support-contact';

/** Links to the pages that help a buyer decide, for the bottom of all pages. */
export function FooterLinks({ privacyPath }: { privacyPath?: string }) {
  return (
    <ul className="flex flex-wrap gap-x-2 sm:gap-x-5 max-sm:grid max-sm:grid-cols-[repeat(auto-fill,minmax(5.4rem,auto))]">
      {footerLinks(privacyPath).map(({ href, label }) => (
        <li key={label}>
          <a href={href} className="inline-flex min-h-11 items-center text-muted">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function FooterContact({ salesRep }: { salesRep?: string | undefined }) {
  return (
    <p>
      Questions? Call <SupportPhone />
      {salesRep ? ` and ask for ${salesRep}` : null}
      <br />
      <SupportHours />
      <br />
      Or email <SupportEmail /> anytime
    </p>
  );
}

/** The footer. It names the sales rep who sent the visitor as the person to ask. */
export function SiteFooter({ salesRep }: { salesRep?: string | undefined }) {
  return (
    <footer className="mt-16 border-t border-line py-8 text-sm text-muted">
      <div className="page grid gap-y-5">
        <IndustryLinks />
        <FooterLinks />
        <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-5">
          <FooterContact salesRep={salesRep} />
          <p>
            © {brand.copyrightYear} {brand.legalName}
          </p>
        </div>
      </div>
    </footer>
  );
}

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
