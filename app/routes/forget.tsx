import { data } from '@remix-run/node';
import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData } from '@remix-run/react';

import { pageTitle } from '~/brand';
import { forgetTexts } from '~/content/forget-texts';
import { receiveForm } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';
import { ForgetMe, MessagePage } from '~/site/page-frames';

export const handle: PageHandle = { flow: true };

export async function action({ request, context: { jar } }: ActionFunctionArgs) {
  await receiveForm(request);
  jar.clearAll();
  return data({ isForgotten: true });
}

export const meta: MetaFunction = () => [{ title: pageTitle('Forget Me Here') }];

export default function Forget() {
  if (!useActionData<typeof action>())
    return (
      <MessagePage title="Forget Me Here">
        <p className="mb-6">{forgetTexts.before}</p>
        <ForgetMe />
      </MessagePage>
    );
  return (
    <MessagePage title="We’ve Forgotten You Here">
      <p className="mb-6" data-enhance="forget-storage">
        {forgetTexts.after}
      </p>
      <a href="/" className="btn btn-primary">
        Return to Home
      </a>
    </MessagePage>
  );
}
