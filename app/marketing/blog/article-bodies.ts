import type { MDXContent } from 'mdx/types';

import AfterHours from '~/content/articles/after-hours.mdx';
import Attorneys from '~/content/articles/attorneys.mdx';
import FillingYourCalendar from '~/content/articles/filling-your-calendar.mdx';
import Numbers from '~/content/articles/numbers.mdx';
import Roi from '~/content/articles/roi.mdx';
import type { ArticleSlug } from '~/content/articles';

export const articleBodies: Record<ArticleSlug, MDXContent> = {
  'after-hours': AfterHours,
  attorneys: Attorneys,
  'filling-your-calendar': FillingYourCalendar,
  numbers: Numbers,
  roi: Roi,
};
