import { data } from '@remix-run/node';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { CreationLanding } from '~/set-up/landing/creation-landing';
import { landOnCreation } from '~/set-up/landing/landing.server';
import { unfinishedSetup } from '~/set-up/landing/unfinished.server';
import { variantByKey } from '~/set-up/variants';
import { pageTitle } from '~/brand';
import type { PageHandle } from '~/platform/page-handle';
import addForms from '~/platform/forms/forms.enhance?worker&url';
import addKeepTyped from '~/platform/forms/keep-typed.enhance?worker&url';
import addHelpVideo from '~/set-up/landing/help-video.enhance?worker&url';
import addWebsite from '~/set-up/website/website.enhance?worker&url';

export const handle: PageHandle = {
  flow: true,
  enhance: [addForms, addHelpVideo],
  next: [addWebsite, addKeepTyped],
};

export async function loader({ request }: LoaderFunctionArgs) {
  const headers = await landOnCreation(request, 'try_free');
  return data({ unfinished: await unfinishedSetup(request) }, { headers });
}

export const meta: MetaFunction = () => [{ title: pageTitle('Try it free') }];

export default function TryNow() {
  const { unfinished } = useLoaderData<typeof loader>();
  return <CreationLanding variant={variantByKey('C')} unfinished={unfinished} />;
}
