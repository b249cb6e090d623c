import { data } from '@remix-run/node';

import { fakeWidgetScript } from '~/call-widget/fake-widget.server';
import { isMock } from '~/environment/env.server';

export async function loader() {
  if (!isMock) throw data(null, { status: 404 });
  return new Response(await fakeWidgetScript(), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}
