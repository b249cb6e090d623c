import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { SetupLanding } from '~/setup/landing/setup-landing';
import {
  discardSetup,
  loadLanding,
  startFormSetup,
  startSetupCall,
} from '~/setup/landing/setup-landing.server';
import { variantOf } from '~/setup/variants';
import { minutes, pageTitle } from '~/brand';
import { redirectAfterPost } from '~/platform/http/action-response.server';
import { intentOf, receiveForm } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { flow: true };

export function loader({ request, context: { jar } }: LoaderFunctionArgs) {
  return loadLanding({ request, jar }, variantOf(new URL(request.url).pathname));
}

export async function action({ request, context: { jar } }: ActionFunctionArgs) {
  const visit = { request, jar };
  const form = await receiveForm(request);
  const variant = variantOf(new URL(request.url).pathname);
  const intent = intentOf(form, ['voice', 'form', 'discard']);
  if (!intent) throw redirectAfterPost(request, variant.path);
  if (intent === 'voice') return startSetupCall(visit, form, variant);
  if (intent === 'discard') return discardSetup(visit, form, variant);
  return startFormSetup(visit, form, variant);
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
