import { redirect } from 'react-router';
import { exportOwnData } from '#contracts/account/privacy.ts';
import { refusedDownloadPath } from '#app/account/privacy/privacy-paths.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import type { Route } from './+types/privacy-data.ts';

/** There is nothing to see here by itself. */
export function loader() {
  return redirect(PATHS.privacy);
}

/** All that the shop keeps of a person, as a file; what was wrong is told by the page from which it was asked for. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const reply = await servicesOf(context).door(exportOwnData, { body: { password: textIn(form, 'password').slice(0, 200) } });
  if (!reply.ok && reply.code === 'SIGN_IN_AGAIN') return redirect(refusedDownloadPath('again'), 303);
  if (!reply.ok && reply.code === 'INVALID_REQUEST') return redirect(refusedDownloadPath('password'), 303);
  if (!reply.ok && reply.code === 'TOO_MANY_REQUESTS') return redirect(refusedDownloadPath('often'), 303);
  const day = requireAnswer(reply, url).exportedAt.slice(0, 10);
  return new Response(JSON.stringify(requireAnswer(reply, url), null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="your-data-${day}.json"`,
      'cache-control': 'no-store',
    },
  });
}
