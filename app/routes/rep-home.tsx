import { data } from '@remix-run/node';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { attributed } from '~/attribution/attribution.server';
import { knownRep } from '~/attribution/sales-rep';
import { readInputs } from '~/calculator/inputs';
import { env } from '~/env.server';
import { HomePage } from '~/home/home-page';
import type { PageHandle } from '~/page-handle';
import { pageMeta, unlistedMeta } from '~/seo/page-meta';
import { pages } from '~/seo/pages';
import { keepVisitor, readVisitor } from '~/session/visitor.server';
import { homeVisit, logHomeVisit } from '~/step-log/home-visit.server';
import { NotFoundPage } from '~/ui/not-found-page';

export const handle: PageHandle = {
  hydrate: false,
  enhance: ['headline', 'samplePlayer', 'calculator', 'analytics', 'salesRep'],
};

/** Home for the visitors of a sales rep; any other first segment is no page. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const salesRep = knownRep(params.rep, env.salesReps);
  if (!salesRep) return data(null, { status: 404 });
  logHomeVisit(request);
  const visitor = attributed(request, await readVisitor(request));
  return data(
    { salesRep, inputs: readInputs(new URL(request.url).searchParams), visit: homeVisit(request) },
    { headers: { 'Set-Cookie': await keepVisitor(request, visitor) } },
  );
}

export const meta: MetaFunction<typeof loader> = ({ data: home, matches }) =>
  home ? pageMeta(matches, pages.home) : unlistedMeta('Page not found');

export default function RepHome() {
  const home = useLoaderData<typeof loader>();
  return home ? <HomePage {...home} /> : <NotFoundPage />;
}
