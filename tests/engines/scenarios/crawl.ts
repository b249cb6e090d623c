import routes from '../../../app/routes';
import type { Page } from '../page';
import type { Scenario } from './scenario';

export const crawl: Scenario[] = [{ name: 'every page opens whole and without complaint', run: everyPage }];

/** Addresses of the routes that are pages; an id and a slug where they need one. */
function pagePaths(): string[] {
  const pages = routes.filter(({ file }) => !/routes\/(resources|redirects)\//.test(file));
  const paths = pages.map(({ path = '' }) =>
    `/${path}`
      .replace(':agentId?', 'agent_abc')
      .replace(':slug', 'roi')
      .replace(':trade', 'dental')
      .replace(':rep', 'alex')
      .replace('*', 'no/such/page'),
  );
  return [...paths, '/demo/agent'];
}

async function everyPage(page: Page): Promise<void> {
  for (const path of pagePaths()) {
    await page.visit(path);
    await page.shows(/\S/, 'h1');
    await page.site.idle();
    const problems = page.problems();
    if (problems.length > 0) throw new Error(`${path}: ${problems.join('\n')}`);
  }
}
