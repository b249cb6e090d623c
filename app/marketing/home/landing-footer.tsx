import { brand } from '~/brand';
import { FooterContact, FooterLinks, IndustryLinks } from '~/site/site-footer';

const terms = [
  { href: '/privacy#terms', label: 'Terms of Service' },
  { href: '/privacy', label: 'Privacy Policy' },
] as const;

export function LandingFooter() {
  return (
    <footer className="border-t border-line py-2 text-sm sm:py-6 text-muted">
      <div className="page grid gap-2 sm:gap-4">
        <div>
          <IndustryLinks />
          <FooterLinks more={terms} />
        </div>
        <div className="footer-end">
          <FooterContact />
          <section id="disclaimer" aria-labelledby="disclaimer-title">
            <h2 id="disclaimer-title">Disclaimer</h2>
            <p>
              {brand.product} provides informational and AI-assisted tools only. Outcomes are not guaranteed,
              and you use the service at your own risk. Consult a qualified professional before you make
              specific legal, medical, financial or other decisions. See our{' '}
              <a href="/privacy#terms">Terms of Service</a>.
            </p>
          </section>
        </div>
        <p className="flex flex-wrap items-center gap-x-6">
          © {brand.copyrightYear} {brand.legalName}{' '}
          <a href={brand.logoCredit.href} className="inline-flex min-h-11 items-center text-muted">
            {brand.logoCredit.label}
          </a>
        </p>
      </div>
    </footer>
  );
}
