import { data } from '@remix-run/node';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';

import { CreationLanding } from '~/agent-setup/creation-landing';
import { landOnCreation } from '~/agent-setup/landing.server';
import { variantByKey } from '~/agent-setup/variants';
import { pageTitle } from '~/brand';
import type { PageHandle } from '~/page-handle';

export const handle: PageHandle = { flow: true };

export async function loader({ request }: LoaderFunctionArgs) {
  return data(null, { headers: await landOnCreation(request, 'try_free') });
}

export const meta: MetaFunction = () => [{ title: pageTitle('Try it free') }];

export default function TryNow() {
  return <CreationLanding variant={variantByKey('C')} />;
}
