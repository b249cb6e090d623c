import { data } from '@remix-run/node';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { brand, pageTitle } from '~/brand';
import { carriers } from '~/content/carriers';
import { ForwardingAdvice } from '~/marketing/forwarding/forwarding-advice';
import { ForwardingForm } from '~/marketing/forwarding/forwarding-form';
import { readForwardingQuery } from '~/marketing/forwarding/forwarding-query';
import { ForwardingResult } from '~/marketing/forwarding/forwarding-result';
import type { PageHandle } from '~/platform/page-handle';
import { readYourReceptionist } from '~/receptionist/your-receptionist.server';
import { OwnReceptionistContext } from '~/site/own-receptionist';
import { ReadingPage } from '~/site/page-frames';
import { navigationSource } from '~/visits/navigation.server';

export const handle: PageHandle = { flow: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const isFromElsewhere = navigationSource(request) === 'external';
  const receptionist = await readYourReceptionist(request);
  const { searchParams } = new URL(request.url);
  if (receptionist?.number && !searchParams.has('number')) searchParams.set('number', receptionist.number);
  const query = readForwardingQuery(searchParams, carriers, { isFromElsewhere });
  return data({ query, receptionist }, { status: Object.keys(query.errors).length > 0 ? 400 : 200 });
}

export const meta: MetaFunction = () => [{ title: pageTitle('Forward Your Calls') }];

export default function TestForwarding() {
  const { query, receptionist } = useLoaderData<typeof loader>();
  return (
    <OwnReceptionistContext.Provider value={receptionist}>
      <ReadingPage title="Forward Your Calls">
        <div className="max-w-3xl">
          <p className="mb-6">
            Choose which calls go to {brand.product}. You’ll get the code to dial on your phone, and the one
            that turns it off.
          </p>
          <ForwardingForm form={query} />
          {query.chosen ? <ForwardingResult chosen={query.chosen} /> : null}
          <ForwardingAdvice />
          <p className="mt-8">
            <a href="/faq#forwarding">Codes for every carrier</a>
          </p>
        </div>
      </ReadingPage>
    </OwnReceptionistContext.Provider>
  );
}
