import { data } from '@remix-run/node';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { CreationLanding } from '~/set-up/landing/creation-landing';
import { landOnCreation } from '~/set-up/landing/landing.server';
import { unfinishedSetup } from '~/set-up/landing/unfinished.server';
import { variantByKey } from '~/set-up/variants';
import { pageTitle } from '~/brand';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { flow: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const headers = await landOnCreation(request, 'try_free');
  return data({ unfinished: await unfinishedSetup(request) }, { headers });
}

export const meta: MetaFunction = () => [{ title: pageTitle('Try It Free') }];

export default function TryNow() {
  const { unfinished } = useLoaderData<typeof loader>();
  return <CreationLanding variant={variantByKey('C')} unfinished={unfinished} />;
}
