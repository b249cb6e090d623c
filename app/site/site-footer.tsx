import { brand, telHref } from '~/brand';

/** A rep who sent the visitor stays the one to ask. */
export function SiteFooter({ salesRep }: { salesRep?: string | undefined }) {
  return (
    <footer className="mt-16 border-t border-line py-8 text-sm text-muted">
      <div className="page flex flex-wrap items-start justify-between gap-x-10 gap-y-5">
        <p>
          Questions? {salesRep ? `Ask ${salesRep}, or call` : 'Call'}{' '}
          <a href={telHref(brand.supportPhone)}>{brand.supportPhone}</a>
          <br />
          {brand.supportHours}
        </p>
        <ul className="grid grid-cols-[auto_auto] justify-start gap-x-6 sm:flex sm:flex-wrap">
          <li>
            <FooterLink href="/privacy#terms">Terms of Service</FooterLink>
          </li>
          <li>
            <FooterLink href="/privacy#privacy">Privacy Policy</FooterLink>
          </li>
          <li>
            <FooterLink href="/faq">FAQ</FooterLink>
          </li>
          <li>
            <FooterLink href="/about">About</FooterLink>
          </li>
        </ul>
        <p>
          © {brand.copyrightYear} {brand.legalName}
        </p>
      </div>
    </footer>
  );
}

export function FooterLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="inline-flex min-h-11 items-center text-muted">
      {children}
    </a>
  );
}
