/** The pages that search engines may list: the sitemap. Flow, test and variant pages are not among them. */
export const indexedPaths = ['/', '/plumbing', '/about', '/faq', '/blog', '/privacy', '/demo-call'] as const;
