import { accountLinks } from '#app/account/overview/account-links.ts';
import { isOpenInProcurement } from '#domain/procurement/open-pages.ts';
import { InProcurement } from '#app/account/overview/in-procurement.tsx';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { usePageData } from '#app/shell/page-data.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { useClientLinks } from '#app/ui/client-links.ts';
import { refuse } from '#contracts/door.ts';
import type { Route } from './+types/account.ts';
import '../../account/overview/overview.css';

/** Who is signed in. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { user } = servicesOf(context);
  if (user === undefined) return requireAnswer<never>(refuse('UNAUTHORIZED'), url);
  return { user };
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Your account', isUnlisted: true });

export default function Account({ loaderData: { user } }: Route.ComponentProps) {
  const follow = useClientLinks();
  const { menus, isInProcurement = false } = usePageData() ?? {};
  return (
    <div className="page py-8">
      <h1>Your account</h1>
      <p className="mt-1 text-ink-soft">
        {user.firstName} {user.lastName}
        {user.accountName !== undefined && ` · ${user.accountName}`}
        {user.email !== undefined && <span className="block">{user.email}</span>}
      </p>
      {isInProcurement && <InProcurement />}
      <div onClick={follow}>
        {accountLinks(menus?.account ?? [], isInProcurement ? isOpenInProcurement : undefined).map(({ part, links }) => (
          <section key={part} className="account-part">
            <h2>{part}</h2>
            <ul className="account-links">
              {links.map(({ text, url, icon, says }) => (
                <li key={url}>
                  <a className="account-link" href={url}>
                    <span className="menu-icon" data-icon={icon} aria-hidden="true" />
                    <span>
                      {text}
                      {says !== undefined && <small>{says}</small>}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
