import { brand } from '~/brand';

export interface HeaderLink {
  href: string;
  label: string;
}

interface SiteHeaderProps {
  links: readonly HeaderLink[];
  action?: HeaderLink;
}

export function SiteHeader({ links, action }: SiteHeaderProps) {
  return (
    <header className="page site-header">
      <Logo />
      <nav aria-label="Main">
        <ul>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      {action ? (
        <a href={action.href} className="btn btn-primary btn-small">
          {action.label}
        </a>
      ) : null}
    </header>
  );
}

function Logo() {
  return (
    <a
      href="/"
      className="inline-flex min-h-11 min-w-0 items-center gap-2 text-ink no-underline"
      aria-label={`${brand.product}, home`}
    >
      <LogoMark />
      <span className="min-w-0 font-display text-lg leading-tight font-bold wrap-anywhere sm:text-xl tracking-tight">
        {brand.product}
      </span>
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
      <path d="M4 23a12 12 0 0 1 24 0Z" fill="currentColor" />
      <path d="M3 26.5h26" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      <path d="M16 11V7.5M13 6h6" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
