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
          <Links links={links ?? [{ href: pricing, label: 'Pricing' }, industries]} />
        </ul>
        {links ? null : <Menu />}
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

const industries: HeaderLink = { href: '/for', label: 'Industries' };

const menuLinks: readonly HeaderLink[] = [
  { href: '/compare', label: 'Compare' },
  { href: '/integrations', label: 'Integrations' },
  { href: '/security', label: 'Security' },
  { href: '/faq', label: 'FAQ' },
  { href: '/blog', label: 'Blog' },
  { href: '/about', label: 'About' },
  { href: '/contact', label: 'Contact' },
];

/**
 * The other links: in the row on wide screens, behind a button on narrow ones. A popover needs no script, and browsers
 * without popovers show the links.
 */
function Menu() {
  return (
    <>
      <button type="button" {...{ popovertarget: 'site-menu' }}>
        Menu
        <svg viewBox="-3 -2 16 12" width="0.7rem" height="0.5rem" aria-hidden="true">
          <path d="m1 1 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <div id="site-menu" className="site-menu card" {...{ popover: 'auto' }}>
        <ul>
          <Links links={menuLinks} />
        </ul>
      </div>
    </>
  );
}

function Links({ links }: { links: readonly HeaderLink[] }) {
  return links.map(({ href, label }) => (
    <li key={href}>
      <a href={href}>{label}</a>
    </li>
  ));
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
