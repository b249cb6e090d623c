import { pages } from '~/content/pages/pages';

const { about, blog, faq, privacy } = pages;

/** Prefetches public pages when a visitor is about to follow a link to them. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { href_matches: [...[about, blog, faq, privacy].map(({ path }) => path), `${blog.path}/:slug`] },
      eagerness: 'moderate',
    },
  ],
});
