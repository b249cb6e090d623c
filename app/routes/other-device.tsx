import { redirect } from '@remix-run/node';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { pageTitle } from '~/brand';
import { agentIdFromUrl } from '~/domain/agent-id';
import { checklistPath } from '~/domain/paths';
import type { PageHandle } from '~/platform/page-handle';
import { OtherDevicePage } from '~/receptionist/owners-link/other-device-page';
import { loadOtherDevice } from '~/receptionist/owners-link/other-device.server';
import { isHouseAgent } from '~/receptionist/record/receptionist.server';

export const handle: PageHandle = { flow: true };

/** Keeps other windows from reading the page: a script of another company could open it and read the link. */
export const headers = () => ({ 'Cross-Origin-Opener-Policy': 'noopener-allow-popups' });

export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  const agentId = agentIdFromUrl(visit.request.url);
  if (!agentId || isHouseAgent(agentId)) throw redirect(checklistPath());
  return loadOtherDevice(visit, agentId);
}

export const meta: MetaFunction = () => [{ title: pageTitle('Open on Another Device') }];

export default function OtherDevice() {
  return <OtherDevicePage {...useLoaderData<typeof loader>()} />;
}
