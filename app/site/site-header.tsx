import { brand, logo } from '~/brand';
import { receptionistPath, useOwnReceptionist } from './own-receptionist';

export interface HeaderLink {
  href: string;
  label: string;
}

interface SiteHeaderProps {
  /** The links of a setup page, which replace the site's links. */
  links?: readonly HeaderLink[] | undefined;
  /** The page's own price section, if it has one. */
  pricing?: string;
  /** The URL of 'Try Now'. */
  start?: string;
}

/** The site's links, and 'Try Now', which stays visible while the page scrolls. */
export function SiteHeader({ links, pricing = '/pricing', start = '/create-agent' }: SiteHeaderProps) {
  const own = useOwnReceptionist();
  return (
    <header className={links ? 'site-header' : 'site-header site-header-stays'}>
      <Logo />
      <nav aria-label="Main">
        <ul>
          {(links ?? siteLinks(pricing)).map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      {links ? null : (
        <a
          href={own ? receptionistPath(own) : start}
          className={own ? 'btn btn-primary btn-small max-sm:hidden' : 'btn btn-primary btn-small'}
        >
          {own ? 'My receptionist' : 'Try Now'}
        </a>
      )}
    </header>
  );
}

function siteLinks(pricing: string): HeaderLink[] {
  return [
    { href: pricing, label: 'Pricing' },
    { href: '/for', label: 'Industries' },
    { href: '/faq', label: 'FAQ' },
    { href: '/blog', label: 'Blog' },
    { href: '/about', label: 'About' },
  ];
}

function Logo() {
  return (
    <a href="/" className="site-logo" aria-label={`${brand.product}, home`}>
      <LogoMark />
      <span>{brand.product}</span>
    </a>
  );
}

export function LogoMark() {
  return (
    <svg
      viewBox="0 0 32 32"
      width="1.88rem"
      height="1.88rem"
      aria-hidden="true"
      className="flex-none text-accent"
    >
      <path d={logo.dome} fill="currentColor" />
      <path d={logo.stand} stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
