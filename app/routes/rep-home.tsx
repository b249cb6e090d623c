import { data } from '@remix-run/node';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { attributed } from '~/attribution/attribution.server';
import { knownRep } from '~/attribution/sales-rep';
import { brand, pageTitle } from '~/brand';
import { env } from '~/env.server';
import type { PageHandle } from '~/page-handle';
import { keepVisitor, readVisitor } from '~/session/visitor.server';
import { NotFoundPage } from '~/ui/not-found-page';
import { ReadingPage } from '~/ui/reading-page';

export const handle: PageHandle = { hydrate: false };

/** Home for the visitors of a sales rep; any other first segment is no page. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  if (!knownRep(params.rep, env.salesReps)) return data({ known: false }, { status: 404 });
  const visitor = attributed(request, await readVisitor(request));
  return data({ known: true }, { headers: { 'Set-Cookie': await keepVisitor(request, visitor) } });
}

export const meta: MetaFunction = () => [{ title: pageTitle('A receptionist that answers every call') }];

export default function RepHome() {
  const { known } = useLoaderData<typeof loader>();
  if (!known) return <NotFoundPage />;
  return (
    <ReadingPage title="A receptionist that answers every call">
      <p>{brand.tagline}</p>
      <a href="/create-agent" className="btn btn-primary mt-6">
        Try Now
      </a>
    </ReadingPage>
  );
}
