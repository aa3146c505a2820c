import { redirect } from 'react-router';
import { logout } from '#contracts/session/identity.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { pathWithin } from '#app/shell/path-within.server.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import type { Route } from './+types/sign-out.ts';

export function loader() {
  return redirect(PATHS.home);
}

export async function action({ context }: Route.ActionArgs) {
  const reply = await servicesOf(context).door(logout);
  return redirect(reply.ok ? pathWithin(reply.body.redirectUrl) : PATHS.home);
}
