import { data } from '@remix-run/node';
import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData } from '@remix-run/react';

import { pageTitle } from '~/brand';
import Forget from '~/content/pages/forget.mdx';
import { otherDevicePath } from '~/domain/paths';
import { receiveForm } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';
import { loadOwnReceptionists } from '~/receptionist/own/own-receptionists.server';
import { listName, useOwnReceptionists } from '~/site/root-data';

export const handle: PageHandle = { flow: true };

export async function action({ context: { visit } }: ActionFunctionArgs) {
  await receiveForm(visit);
  const forgotten = (await loadOwnReceptionists(visit.jar)).all.length;
  visit.jar.clearAll();
  return data({ forgotten });
}

export const meta: MetaFunction = () => [{ title: pageTitle('Forget Me Here') }];

export default function ForgetRoute() {
  const reply = useActionData<typeof action>();
  const receptionists = useOwnReceptionists().map((each) => ({
    name: listName(each),
    path: otherDevicePath(each.agentId),
  }));
  return <Forget forgotten={reply?.forgotten} receptionists={receptionists} />;
}
