import { data } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { pageTitle } from '~/brand';
import { forwardingTexts } from '~/content/forwarding-texts';
import Forwarding from '~/content/pages/forwarding.mdx';
import { filledForm, submittedForm } from '~/marketing/forwarding/forwarding-codes.server';
import { receiveForm } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';
import { readSession, saveSession } from '~/session/session.server';
import { loadOwnReceptionists } from '~/receptionist/own/own-receptionists.server';

export const handle: PageHandle = { flow: true };

export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  const { jar } = visit;
  const [receptionist = null] = (await loadOwnReceptionists(jar)).all;
  const { forwarding } = await readSession(jar);
  const { searchParams } = new URL(visit.request.url);
  return { filled: filledForm(searchParams, receptionist, forwarding) };
}

export async function action({ context: { visit } }: ActionFunctionArgs) {
  const submitted = submittedForm(await receiveForm(visit));
  const { jar } = visit;
  if (submitted.chosen) {
    const { type, carrier } = submitted.chosen;
    await saveSession(jar, { ...(await readSession(jar)), forwarding: { type, carrier: carrier.id } });
  }
  return data(submitted, { status: submitted.chosen ? 200 : 400 });
}

export const meta: MetaFunction = () => [
  { title: pageTitle('Forward Your Calls and Keep Your Number') },
  { name: 'description', content: forwardingTexts.description },
];

export default function TestForwarding() {
  const { filled } = useLoaderData<typeof loader>();
  return <Forwarding filled={filled} submitted={useActionData<typeof action>()} />;
}
