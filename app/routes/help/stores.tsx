import { listStores } from '#contracts/stores.ts';
import { phoneText } from '#domain/checkout/phone.ts';
import { US_STATES } from '#domain/checkout/states.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import type { Route } from './+types/stores.ts';

const STATE_NAMES: ReadonlyMap<string, string> = new Map(Object.entries(US_STATES));

/** The stores by state, with what a page says of each. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { stores } = requireAnswer(await servicesOf(context).door(listStores), url);
  const shown = stores.map(({ phone, ...store }) => ({ ...store, phone, phoneText: phoneText(phone) }));
  return { states: [...Map.groupBy(shown, ({ state }) => STATE_NAMES.get(state) ?? state)].toSorted(([a], [b]) => a.localeCompare(b)) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, {
    title: 'Stores',
    description: 'Where our stores are, when they are open and how to call them.',
    canonicalPath: PATHS.stores,
  });

export default function Stores({ loaderData: { states } }: Route.ComponentProps) {
  return (
    <div className="page py-8">
      <Breadcrumbs trail={[{ name: 'Home', href: PATHS.home }]} here="Stores" />
      <h1>Stores</h1>
      <p className="mt-1 max-w-prose text-ink-soft">Hours are in each store's own time.</p>
      <div className="mt-8 gap-8 sm:columns-2 lg:columns-3 xl:columns-4">
        {states.map(([state, stores]) => (
          <section key={state} aria-label={state} className="mb-8">
            <h2 className="mb-2 break-after-avoid">{state}</h2>
            <ul className="grid gap-4">
              {stores.map((store) => (
                <li key={store.storeNumber} className="break-inside-avoid">
                  <h3>{store.name}</h3>
                  <address className="not-italic">
                    {store.address1}
                    <br />
                    {store.city}, {store.state} {store.zip}
                    <br />
                    <a className="link" href={`tel:+1${store.phone}`}>
                      {store.phoneText}
                    </a>
                  </address>
                  <dl className="mt-1 text-sm text-ink-soft">
                    {store.hours.map(({ days, hours }) => (
                      <div key={days} className="flex flex-wrap gap-x-2">
                        <dt>{days}</dt>
                        <dd>{hours}</dd>
                      </div>
                    ))}
                  </dl>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
