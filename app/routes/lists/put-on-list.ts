import { formOf } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { listsToChoose } from '#app/lists/adding/lists-to-choose.server.ts';
import { answerForm } from '#app/lists/adding/put-on-list.server.ts';
import type { ListsToChoose, PutAnswer } from '#app/lists/adding/put-on-list.ts';
import type { Route } from './+types/put-on-list.ts';

/** For the scripts of a page what its menu shows. Its query is that of the page where the same is done without them: who has to sign in first is led there. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  if (services.user === undefined) return signIn();
  const { lists, levels, isFull, firstName } = await listsToChoose(services, url);
  return Response.json({ lists, levels, isFull, firstName } satisfies ListsToChoose);
}

/** Puts something onto a list in place, or takes it back: the same forms as the page has. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  if (services.user === undefined) return signIn();
  const answered = await answerForm(services, url, await formOf(request));
  return Response.json(answered.data satisfies PutAnswer, answered.init ?? undefined);
}

const signIn = () => new Response(null, { status: 401 });
