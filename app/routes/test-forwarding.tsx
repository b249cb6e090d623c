import { data } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { brand, pageTitle } from '~/brand';
import { ForwardingAdvice, ForwardingForm, ForwardingResult } from '~/marketing/forwarding/forwarding-page';
import { filledForm, submittedForm } from '~/marketing/forwarding/forwarding-codes.server';
import { receiveForm } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';
import { readYourReceptionist } from '~/receptionist/page/your-receptionist.server';
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

export const meta: MetaFunction = () => [
  { title: pageTitle('Forward Your Calls and Keep Your Number') },
  {
    name: 'description',
    content: `Your number stays with your carrier. One code forwards your calls to ${brand.product}, all of them or only the ones you miss, and another code stops it.`,
  },
];

export default function TestForwarding() {
  const { filled } = useLoaderData<typeof loader>();
  const submitted = useActionData<typeof action>();
  return (
    <ReadingPage title="Forward Your Calls, Keep Your Number">
      <div className="max-w-3xl">
        <p className="mb-6">
          Choose which calls go to {brand.product}. You’ll get the code to dial on your phone, and the one
          that turns it off.
        </p>
        {submitted || filled.values.number ? null : (
          <p className="mb-6">
            Still deciding? Your number stays with your carrier, and customers keep calling it. You can see{' '}
            <a href="/faq#forwarding">the codes for every carrier</a> before you have a receptionist, or{' '}
            <a href="/create-agent">set one up first</a>.
          </p>
        )}
        <ForwardingForm
          values={filled.values}
          hasForeignNumber={!submitted && filled.hasForeignNumber}
          lastResult={submitted?.lastResult}
        />
        {submitted?.chosen ? <ForwardingResult chosen={submitted.chosen} /> : null}
        <ForwardingAdvice />
      </div>
    </ReadingPage>
  );
}
