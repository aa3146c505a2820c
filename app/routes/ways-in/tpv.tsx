import { getSession } from '#contracts/session/identity.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { followLink } from '#app/account/come-in.server.ts';
import { NotLetIn } from '#app/account/not-let-in.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { cartPath, PATHS } from '#app/shell/site-paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import type { Route } from './+types/tpv.ts';
import '../../account/account.css';

/** Where the storefront of a vendor sends its shoppers, and the first page that they see. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const refused = await followLink(services, request, 'THIRD_PARTY');
  if (refused !== undefined) return refused;
  const { userData } = requireAnswer(await services.door(getSession));
  const isSent = userData.userType === 'THIRD_PARTY' && userData.partnerName !== null;
  const { partnerName } = userData;
  return { visit: isSent ? { partnerName, firstName: services.user?.firstName ?? '', tenant: services.tenant } : null };
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Partner shop', isUnlisted: true });

export default function PartnerShop({ loaderData }: Route.ComponentProps) {
  if ('text' in loaderData) return <NotLetIn text={loaderData.text} />;
  const { visit } = loaderData;
  return (
    <div className="page page-narrow py-8">
      <div className="card flex flex-col gap-4">
        {visit === null ? (
          <>
            <h1>Shop through a partner</h1>
            <p>
              Some stores let their own shoppers order office supplies here. If yours does, start on its site. Everybody can shop right
              away.
            </p>
          </>
        ) : (
          <>
            <h1>Welcome, {visit.firstName}</h1>
            <p>
              You’re shopping with us through <b>{visit.partnerName}</b>. Your cart is kept for you whenever you come back from there.
            </p>
          </>
        )}
        <p className="flex flex-wrap gap-3">
          <LinkButton to={PATHS.home}>Start shopping</LinkButton>
          {visit !== null && (
            <LinkButton to={cartPath(visit.tenant)} look="secondary">
              Go to your cart
            </LinkButton>
          )}
        </p>
      </div>
    </div>
  );
}
