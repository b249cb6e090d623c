import routes from '../../../app/routes';
import type { Scenario } from './scenario';

/** Addresses of the routes that are pages; an id and a slug where they need one. */
const pagePaths = routes
  .filter(({ file }) => !/routes\/(resources|redirects)\//.test(file))
  .map(({ path = '' }) =>
    `/${path}`
      .replace(':agentId?', 'agent_abc')
      .replace(':slug', 'roi')
      .replace(':trade', 'dental')
      .replace(':rep', 'alex')
      .replace('*', 'no/such/page'),
  );

export const crawl: Scenario = {
  name: 'every page opens whole and without complaint',
  async run(page) {
    for (const path of [...pagePaths, '/demo/agent']) {
      await page.visit(path);
      await page.shows(/\S/, 'h1');
      await page.site.idle();
      const problems = page.problems();
      if (problems.length > 0) throw new Error(`${path}: ${problems.join('\n')}`);
    }
  },
};
