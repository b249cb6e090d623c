import { data } from '@remix-run/node';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { CreationLanding } from '~/set-up/landing/creation-landing';
import { landOnCreation } from '~/set-up/landing/landing.server';
import { unfinishedSetup } from '~/set-up/landing/unfinished.server';
import { variantByKey } from '~/set-up/variants';
import { readYourReceptionist } from '~/receptionist/your-receptionist.server';
import { pageTitle } from '~/brand';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { flow: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const headers = await landOnCreation(request, 'try_free');
  const page = {
    unfinished: await unfinishedSetup(request),
    receptionist: await readYourReceptionist(request),
  };
  return data(page, { headers });
}

export const meta: MetaFunction = () => [{ title: pageTitle('Try It Free') }];

export default function TryNow() {
  return <CreationLanding variant={variantByKey('C')} {...useLoaderData<typeof loader>()} />;
}
