import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { SetupLanding } from '~/setup/landing/setup-landing';
import { findUnfinishedSetups, logLanding } from '~/setup/landing/setup-landing.server';
import { variantByKey } from '~/setup/variants';
import { pageTitle } from '~/brand';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { flow: true };

export async function loader({ request, context: { jar } }: LoaderFunctionArgs) {
  await logLanding({ request, jar }, 'try_free');
  return { unfinished: await findUnfinishedSetups(jar) };
}

export const meta: MetaFunction = () => [{ title: pageTitle('Try It Free') }];

export default function TryNow() {
  return <SetupLanding variant={variantByKey('C')} {...useLoaderData<typeof loader>()} />;
}
