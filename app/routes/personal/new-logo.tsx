import { data, redirect } from 'react-router';
import { formOf } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { sentLogo } from '#app/personalization/sent-logo.server.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import type { Route } from './+types/new-logo.ts';

/** Takes a logo as soon as it is chosen, so that the proof shows it. */
export async function action({ request, context }: Route.ActionArgs) {
  const sent = (await sentLogo(servicesOf(context), await formOf(request))) ?? { problem: 'Choose a file.' };
  return data(sent, { status: 'problem' in sent ? 400 : 200 });
}

/** Nothing is shown here. */
export function loader() {
  return redirect(PATHS.home);
}
