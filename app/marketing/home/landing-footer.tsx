import { brand } from '~/brand';
import { FooterContact, FooterLinks, IndustryLinks } from '~/site/site-footer';

const ownLinks = [
  { href: '/privacy#terms', label: 'Terms of Service' },
  { href: '/privacy', label: 'Privacy Policy' },
  brand.logoCredit,
] as const;

export function LandingFooter() {
  return (
    <footer className="border-t border-line py-6 text-sm text-muted">
      <div className="page grid gap-3">
        <section id="disclaimer" aria-labelledby="disclaimer-title" className="max-w-3xl">
          <h2 id="disclaimer-title" className="mb-1 text-base">
            Disclaimer
          </h2>
          <p>
            {brand.product} provides informational and AI-assisted tools only. Outcomes are not guaranteed,
            and you use the service at your own risk. Consult a qualified professional before you make
            specific legal, medical, financial or other decisions. See our{' '}
            <a href="/privacy#terms">Terms of Service</a>.
          </p>
        </section>
        <IndustryLinks />
        <FooterLinks more={ownLinks} />
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-3">
          <FooterContact />
          <p>
            © {brand.copyrightYear} {brand.legalName}
          </p>
        </div>
      </div>
    </footer>
  );
}
