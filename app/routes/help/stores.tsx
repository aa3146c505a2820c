import { listStores } from '#contracts/stores.ts';
import { phoneText } from '#domain/checkout/phone.ts';
import { US_STATES } from '#domain/checkout/states.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Across } from '#app/ui/across.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import type { Route } from './+types/stores.ts';

const STATE_NAMES: ReadonlyMap<string, string> = new Map(Object.entries(US_STATES));

/** The stores by state, with what a page says of each. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { stores } = requireAnswer(await servicesOf(context).door(listStores), url);
  const shown = stores.map(({ phone, ...store }) => ({ ...store, phone, phoneText: phoneText(phone) }));
  const states = [...Map.groupBy(shown, ({ state }) => state)].map(([id, inState]) => ({
    id,
    name: STATE_NAMES.get(id) ?? id,
    stores: inState,
  }));
  return { states: states.toSorted((one, other) => one.name.localeCompare(other.name)) };
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
      <nav aria-label="States" className="mt-4">
        <ul className="chips">
          {states.map(({ id, name }) => (
            <li key={id}>
              <a className="chip" href={`#${id}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {states.map(({ id, name, stores }) => (
        <section key={id} id={id} aria-label={name} className="mt-8">
          <h2 className="mb-3">{name}</h2>
          <Across layout="fourAcross">
            {stores.map((store) => (
              <li key={store.storeNumber}>
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
          </Across>
        </section>
      ))}
    </div>
  );
}
