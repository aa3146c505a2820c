import { redirect } from 'react-router';
import { stopActing } from '#contracts/session/representatives.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { pathWithin } from '#app/shell/path-within.server.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { WORK_PATHS } from '#app/operations/work-paths.ts';
import type { Route } from './+types/stop.ts';

export function loader() {
  return redirect(WORK_PATHS.customers);
}

export async function action({ context }: Route.ActionArgs) {
  const reply = await servicesOf(context).door(stopActing);
  return redirect(reply.ok ? pathWithin(reply.body.redirectUrl) : PATHS.home, 303);
}
