import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { SetupLanding } from '~/setup/landing/setup-landing';
import { loadLanding } from '~/setup/landing/setup-landing.server';
import { variantByKey } from '~/setup/variants';
import { pageTitle } from '~/brand';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { flow: true };

export function loader({ context: { visit } }: LoaderFunctionArgs) {
  return loadLanding(visit, variantByKey('C'));
}

export const meta: MetaFunction = () => [{ title: pageTitle('Try It Free') }];

export default function TryNow() {
  return <SetupLanding {...useLoaderData<typeof loader>()} />;
}
