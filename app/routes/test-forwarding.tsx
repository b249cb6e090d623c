import { data } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { brand, pageTitle } from '~/brand';
import { ForwardingAdvice } from '~/marketing/forwarding/forwarding-advice';
import { filledForm, submittedForm } from '~/marketing/forwarding/forwarding-codes.server';
import { ForwardingForm } from '~/marketing/forwarding/forwarding-form';
import { ForwardingResult } from '~/marketing/forwarding/forwarding-result';
import { receiveForm } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';
import { readYourReceptionist } from '~/receptionist/your-receptionist.server';
import { ReadingPage } from '~/site/page-frames';

export const handle: PageHandle = { flow: true };

export async function loader({ request, context: { jar } }: LoaderFunctionArgs) {
  const receptionist = await readYourReceptionist(jar);
  const { searchParams } = new URL(request.url);
  return { filled: filledForm(searchParams, receptionist?.number ?? null) };
}

export async function action({ request }: ActionFunctionArgs) {
  const submitted = submittedForm(await receiveForm(request));
  return data(submitted, { status: submitted.chosen ? 200 : 400 });
}

export const meta: MetaFunction = () => [{ title: pageTitle('Forward Your Calls') }];

export default function TestForwarding() {
  const { filled } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>() ?? filled;
  return (
    <ReadingPage title="Forward Your Calls">
      <div className="max-w-3xl">
        <p className="mb-6">
          Choose which calls go to {brand.product}. You’ll get the code to dial on your phone, and the one
          that turns it off.
        </p>
        <ForwardingForm form={form} />
        {form.chosen ? <ForwardingResult chosen={form.chosen} /> : null}
        <ForwardingAdvice />
        <p className="mt-8">
          <a href="/faq#forwarding">Codes for every carrier</a>
        </p>
      </div>
    </ReadingPage>
  );
}
