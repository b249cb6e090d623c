import { useLocation } from '@remix-run/react';

import { brand, logo } from '~/brand';
import { receptionistPath, useOwnReceptionist } from './own-receptionist';

export interface HeaderLink {
  href: string;
  label: string;
}

interface SiteHeaderProps {
  /** The links of a page in the setup or after it, which replace the site's links. */
  links?: readonly HeaderLink[] | undefined;
  /** The page's own price section, if it has one. */
  pricing?: string;
  /** The URL of 'Try Now'. */
  start?: string;
}

/** The site's links and 'Try Now', which stay visible while the page scrolls. Owners get a link to their receptionist instead. */
export function SiteHeader({ links, pricing = '/pricing', start = '/create-agent' }: SiteHeaderProps) {
  const own = useOwnReceptionist();
  return (
    <header className={links ? 'site-header' : 'site-header site-header-stays'}>
      <Logo />
      {links?.length === 0 ? null : (
        <nav aria-label="Main">
          {links ? (
            <ul>
              <Links links={links} />
            </ul>
          ) : (
            <Menu pricing={pricing} />
          )}
        </nav>
      )}
      {own ? <OwnLink to={receptionistPath(own)} /> : null}
      {own || links ? null : (
        <a href={start} className="btn btn-primary btn-small">
          Try Now
        </a>
      )}
    </header>
  );
}

function OwnLink({ to }: { to: string }) {
  return useLocation().pathname === to ? null : (
    <a href={to} className="btn btn-quiet btn-small site-own">
      My receptionist
    </a>
  );
}

const menuLinks: readonly HeaderLink[] = [
  { href: '/for', label: 'Industries' },
  { href: '/compare', label: 'Compare' },
  { href: '/integrations', label: 'Integrations' },
  { href: '/security', label: 'Security' },
  { href: '/faq', label: 'FAQ' },
  { href: '/blog', label: 'Blog' },
  { href: '/about', label: 'About' },
  { href: '/contact', label: 'Contact' },
];

/**
 * The site's links: in the row on wide screens, behind a button on narrow ones. A popover needs no script, and browsers
 * without popovers show the links. A link to a section of the same page leaves the popover open, so a script closes it.
 */
function Menu({ pricing }: { pricing: string }) {
  return (
    <>
      <button type="button" {...{ popovertarget: 'site-menu' }}>
        Menu
        <svg viewBox="-3 -2 16 12" width="0.7rem" height="0.5rem" aria-hidden="true">
          <path d="m1 1 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <div
        id="site-menu"
        className="site-menu card"
        data-enhance={pricing.startsWith('#') ? 'site-menu' : undefined}
        {...{ popover: 'auto' }}
      >
        <ul>
          <Links links={[{ href: pricing, label: 'Pricing' }, ...menuLinks]} />
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
