import { Link } from 'react-router';
import { listOutbox } from '#contracts/demo.ts';
import { SHOP_ZONE } from '#domain/delivery/places/shop-zone.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { requireDemo } from '#app/api/demo-only.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { linksIn } from '#app/account/links-in.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { Route } from './+types/outbox.ts';

const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: SHOP_ZONE });

/** The mails that the demo keeps instead of sending them. Outside the demo there is no such page. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  requireDemo(services);
  const { mails } = requireAnswer(await services.door(listOutbox));
  const wanted = url.searchParams.get('mail');
  const shown = mails.find(({ id }) => id === wanted) ?? mails[0];
  return {
    list: mails.map(({ id, to, subject, at }) => ({ id, to, subject, at: MOMENT.format(new Date(at)) })),
    shown: shown && { ...shown, links: linksIn(shown.text) },
  };
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Outbox', isUnlisted: true });

export default function Outbox({ loaderData: { list, shown } }: Route.ComponentProps) {
  if (shown === undefined)
    return (
      <div className="page py-8">
        <EmptyState isPageTitle title="No mail yet">
          This demonstration keeps its mails here instead of sending them. Place an order, and come back.
        </EmptyState>
      </div>
    );
  return (
    <div className="page py-8">
      <h1>Outbox</h1>
      <p className="mt-1 mb-5 text-ink-soft">This demonstration keeps its mails here instead of sending them.</p>
      <div className="grid gap-6 md:grid-cols-[18rem_minmax(0,1fr)]">
        <nav aria-label="Mails" className="card h-fit p-2">
          <ul>
            {list.map(({ id, to, subject, at }) => (
              <li key={id}>
                <Link
                  className="block rounded-md p-3 hover:bg-paper-deep aria-[current]:bg-brand-wash"
                  to={`?mail=${encodeURIComponent(id)}`}
                  aria-current={id === shown.id ? 'page' : undefined}
                >
                  <span className="block font-semibold wrap-anywhere">{subject}</span>
                  <span className="block text-sm text-ink-soft wrap-anywhere">{to}</span>
                  <span className="figures block text-sm text-ink-faint">{at}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <article className="card min-w-0">
          <h2 className="wrap-anywhere">{shown.subject}</h2>
          <p className="mb-3 text-ink-soft wrap-anywhere">To {shown.to}</p>
          {/* A mail is not trusted: no scripts, no forms, an origin of its own. */}
          <iframe
            key={shown.id}
            title={`Mail: ${shown.subject}`}
            sandbox=""
            srcDoc={shown.html}
            className="h-[36rem] w-full rounded-md border border-line"
          />
          {shown.links.length > 0 && (
            <ul className="mt-3">
              {shown.links.map((link) => (
                <li key={link}>
                  <a className="link inline-flex min-h-11 items-center wrap-anywhere" href={link}>
                    {link}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <Disclosure summary="The mail as text">
            <pre className="text-sm whitespace-pre-wrap wrap-anywhere">{shown.text}</pre>
          </Disclosure>
        </article>
      </div>
    </div>
  );
}
