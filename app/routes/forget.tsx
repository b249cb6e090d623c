import { data } from '@remix-run/node';
import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData } from '@remix-run/react';

import { pageTitle } from '~/brand';
import { forgetTexts } from '~/content/forget-texts';
import { otherDevicePath } from '~/domain/paths';
import { receiveForm } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';
import { useOwnReceptionist } from '~/site/own-receptionist';
import { MessagePage } from '~/site/page-frames';

export const handle: PageHandle = { flow: true };

export async function action({ request, context: { jar } }: ActionFunctionArgs) {
  await receiveForm(request);
  jar.clearAll();
  return data({ isForgotten: true });
}

export const meta: MetaFunction = () => [{ title: pageTitle('Forget Me Here') }];

export default function Forget() {
  const receptionist = useOwnReceptionist();
  if (!useActionData<typeof action>())
    return (
      <MessagePage title="Forget Me Here?">
        <p className="mb-6">{receptionist ? forgetTexts.receptionist : forgetTexts.setup}</p>
        {receptionist ? (
          <>
            <p className="mb-3">{forgetTexts.linkFirst}</p>
            <p className="mb-6">
              <a href={otherDevicePath(receptionist.agentId)} className="btn btn-primary max-sm:w-full">
                Get my owner’s link first
              </a>
            </p>
          </>
        ) : null}
        <form method="post" className="flex flex-wrap gap-3">
          <button type="submit" className="btn btn-quiet max-sm:w-full">
            Forget everything here
          </button>
          <a href="/" className="btn btn-quiet max-sm:w-full">
            Keep it
          </a>
        </form>
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
