import { data } from '@remix-run/node';
import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData } from '@remix-run/react';

import { pageTitle } from '~/brand';
import { receiveForm } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';
import { ForgetMe, MessagePage } from '~/site/page-frames';

export const handle: PageHandle = { flow: true };

export async function action({ request, context: { jar } }: ActionFunctionArgs) {
  await receiveForm(request);
  jar.forgetVisitor();
  return data({ isForgotten: true });
}

export const meta: MetaFunction = () => [{ title: pageTitle('Forget Me Here') }];

export default function Forget() {
  if (!useActionData<typeof action>())
    return (
      <MessagePage title="Forget Me Here">
        <p className="mb-6">
          This browser remembers your setup and your receptionist. On a shared computer, clear that when
          you’re done. Your receptionist stays as it is.
        </p>
        <ForgetMe />
      </MessagePage>
    );
  return (
    <MessagePage title="We’ve Forgotten You Here">
      <p className="mb-6" data-enhance="forget-storage">
        This browser no longer knows your setup or your receptionist. Your receptionist stays as it is. To
        change it again, use the browser that created it, or its owner’s link.
      </p>
      <a href="/" className="btn btn-primary">
        Return to Home
      </a>
    </MessagePage>
  );
}
