interface SiteLink {
  href: string;
  label: string;
}

const compare = { href: '/compare', label: 'Compare' };
const integrations = { href: '/integrations', label: 'Integrations' };
const security = { href: '/security', label: 'Security' };
const faq = { href: '/faq', label: 'FAQ' };
const about = { href: '/about', label: 'About' };
const contact = { href: '/contact', label: 'Contact' };

/** The links of the header, after that to the page's prices. */
export const headerLinks: readonly SiteLink[] = [
  { href: '/for', label: 'Industries' },
  compare,
  integrations,
  security,
  faq,
  { href: '/blog', label: 'Blog' },
  about,
  contact,
];

/** The links of the footer: the pages that help a buyer decide, and the terms. Landing pages link to the top of /privacy. */
export const footerLinks = (privacyPath = '/privacy#privacy'): readonly SiteLink[] => [
  { href: '/pricing', label: 'Pricing' },
  compare,
  integrations,
  security,
  faq,
  about,
  contact,
  { href: '/privacy#terms', label: 'Terms of Service' },
  { href: privacyPath, label: 'Privacy Policy' },
];
