import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { SetupLanding } from '~/setup/landing/setup-landing';
import {
  beginFormSetup,
  discardSetup,
  loadLanding,
  logSetupCallChoice,
} from '~/setup/landing/setup-landing.server';
import { stepPath } from '~/setup/open-setup.server';
import { variantOf } from '~/setup/variants';
import { pageTitle } from '~/brand';
import { minutes } from '~/content/durations';
import { redirectTo } from '~/platform/http/action-response.server';
import { intentOf, receiveForm } from '~/platform/http/receive-form.server';
import { requireCookies } from '~/platform/http/refusal.server';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { flow: true };

export function loader({ context: { visit } }: LoaderFunctionArgs) {
  return loadLanding(visit, variantOf(new URL(visit.request.url).pathname));
}

export async function action({ context: { visit } }: ActionFunctionArgs) {
  const form = await receiveForm(visit);
  const variant = variantOf(new URL(visit.request.url).pathname);
  switch (intentOf(form, ['voice', 'form', 'discard'])) {
    case 'voice':
      await requireCookies(visit, form);
      logSetupCallChoice(visit.request);
      throw redirectTo(visit, `${variant.path}/voice-setup`);
    case 'form':
      await requireCookies(visit, form);
      throw redirectTo(visit, stepPath(await beginFormSetup(visit, variant), 'website'));
    case 'discard':
      await discardSetup(visit, form);
      throw redirectTo(visit, variant.path);
    case null:
      throw redirectTo(visit, variant.path);
  }
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
