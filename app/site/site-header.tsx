import { useLocation } from '@remix-run/react';

import { brand, logo } from '~/brand';
import { headerLinks } from '~/content/site-links';
import { receptionistPath } from '~/domain/paths';
import { useRootData } from './root-data';

export interface PageLink {
  href: string;
  label: string;
}

interface SiteHeaderProps {
  /** Whether the page is in the setup or after it, where the header has no other links. */
  isInFlow?: boolean;
  /** The page's own price section, if it has one. */
  pricing?: string;
  /** The URL of 'Try Now'. */
  start?: string;
  /** The links that the page shows below the header. The header doesn't repeat them. */
  pageLinks?: readonly PageLink[] | undefined;
}

/**
 * The site's links and 'Try Now', which stay visible while the page scrolls. Owners get a link to their receptionist instead
 * of 'Try Now', and pages of the flow have no other link. Error pages have neither, because an owner may read them.
 */
export function SiteHeader({
  isInFlow = false,
  pricing = '/pricing',
  start = '/create-agent',
  pageLinks = [],
}: SiteHeaderProps) {
  const own = useRootData().own?.all;
  const { pathname } = useLocation();
  const ownPaths = (own ?? []).map(({ agentId }) => receptionistPath(agentId));
  const isLinked = [pathname, ...pageLinks.map(({ href }) => href)].some((path) => ownPaths.includes(path));
  return (
    <header className={isInFlow ? 'site-header' : 'site-header site-header-stays'}>
      <Logo />
      {isInFlow ? null : (
        <nav aria-label="Main">
          <Menu pricing={pricing} />
        </nav>
      )}
      {ownPaths.length > 0 && !isLinked ? (
        <a href={ownPaths[0]} className="btn btn-quiet btn-small site-own">
          My receptionist
        </a>
      ) : null}
      {own?.length !== 0 || isInFlow ? null : (
        <a href={start} className="btn btn-primary btn-small">
          Try Now
        </a>
      )}
    </header>
  );
}

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
          <LinkItems links={[{ href: pricing, label: 'Pricing' }, ...headerLinks]} />
        </ul>
      </div>
    </>
  );
}

export function LinkItems({ links }: { links: readonly PageLink[] }) {
  return links.map(({ href, label }) => (
    <li key={label}>
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
