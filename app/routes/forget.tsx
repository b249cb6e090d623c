import { data } from '@remix-run/node';
import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData } from '@remix-run/react';

import { pageTitle } from '~/brand';
import Forget from '~/content/pages/forget.mdx';
import { otherDevicePath } from '~/domain/paths';
import { receiveForm } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';
import { listName, useOwnReceptionist } from '~/site/own-receptionist';

export const handle: PageHandle = { flow: true };

export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  await receiveForm(request);
  visit.jar.clearAll();
  return data({ isForgotten: true });
}

export const meta: MetaFunction = () => [{ title: pageTitle('Forget Me Here') }];

export default function ForgetRoute() {
  const isForgotten = useActionData<typeof action>() !== undefined;
  const own = useOwnReceptionist();
  const receptionists = (own ? [own, ...own.others] : []).map((each) => ({
    name: listName(each),
    path: otherDevicePath(each.agentId),
  }));
  return <Forget isForgotten={isForgotten} receptionists={receptionists} />;
}
