import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { variantByKey, variantOf } from '~/agent-setup/variants';
import { brand, pageTitle, telHref } from '~/brand';
import type { PageHandle } from '~/page-handle';
import { FlowPage } from '~/ui/flow-page';

export const handle: PageHandle = { flow: true, hydrate: false };

export function loader({ request }: LoaderFunctionArgs) {
  return { variant: variantOf(new URL(request.url).pathname).key };
}

export const meta: MetaFunction = () => [{ title: pageTitle('Voice Setup') }];

export default function VoiceSetup() {
  const variant = variantByKey(useLoaderData<typeof loader>().variant);
  return (
    <FlowPage>
      <h1 className="mb-4">Voice Setup</h1>
      <p className="mb-6">
        The voice assistant is not on this page yet. Call us and we set up your receptionist with you while we
        talk, or use the form: it takes about five minutes.
      </p>
      <div className="flex flex-wrap gap-3">
        <a href={telHref(brand.supportPhone)} className="btn btn-primary">
          Call {brand.supportPhone}
        </a>
        <a href={variant.path} className="btn btn-quiet">
          Use {variant.formLabel}
        </a>
      </div>
    </FlowPage>
  );
}
