import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { SetupLanding } from '~/setup/landing/setup-landing';
import { handleLanding, loadLanding } from '~/setup/landing/setup-landing.server';
import { variantOf } from '~/setup/variants';
import { pageTitle } from '~/brand';
import { minutes } from '~/content/durations';
import { receiveForm } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { flow: true };

export function loader({ context: { visit } }: LoaderFunctionArgs) {
  return loadLanding(visit, variantOf(new URL(visit.request.url).pathname));
}

export async function action({ context: { visit } }: ActionFunctionArgs) {
  return handleLanding(visit, await receiveForm(visit));
}

export const meta: MetaFunction = () => [
  { title: pageTitle('Create Your Receptionist') },
  {
    name: 'description',
    content: `Create a phone receptionist for your business in about ${minutes.create} minutes.`,
  },
];

export default function CreateAgent() {
  return <SetupLanding {...useLoaderData<typeof loader>()} />;
}
