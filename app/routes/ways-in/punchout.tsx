import { servicesOf } from '#app/api/page-services.ts';
import { followLink, notSent } from '#app/account/come-in.server.ts';
import { NotLetIn } from '#app/account/not-let-in.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import type { Route } from './+types/punchout.ts';

/** Where a procurement system sends its buyers. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return (
    (await followLink(servicesOf(context), request, 'MVP')) ?? notSent('Please open the shop from your organization’s purchasing system.')
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Sign-in', isUnlisted: true });

export default function Punchout({ loaderData: { text } }: Route.ComponentProps) {
  return <NotLetIn text={text} />;
}
