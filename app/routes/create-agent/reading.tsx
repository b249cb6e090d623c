import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { ReadingStep } from '~/setup/website/reading-step';
import { handleReading, loadReadingStep } from '~/setup/website/reading-step.server';
import { requireSetupForAction, requireSetupForPage } from '~/setup/open-setup.server';
import { pageTitle } from '~/brand';
import { receiveForm } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { flow: true };

export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  return loadReadingStep(await requireSetupForPage(visit, 'reading'));
}

export async function action({ context: { visit } }: ActionFunctionArgs) {
  const form = await receiveForm(visit);
  return handleReading(await requireSetupForAction(visit, form, 'reading'), form);
}

export const meta: MetaFunction = () => [{ title: pageTitle('Reading Your Website') }];

export default function Reading() {
  return <ReadingStep {...useLoaderData<typeof loader>()} />;
}
