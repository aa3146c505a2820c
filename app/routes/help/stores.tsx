import { data, Form, redirect } from 'react-router';
import { LONGEST_TERM } from '#domain/stores/search-term.ts';
import type { z } from 'zod';
import { listStores } from '#contracts/stores.ts';
import { stateName, US_STATES } from '#domain/checkout/states.ts';
import { CLOSED_ON } from '#domain/stores/closings.ts';
import { noStores } from '#domain/stores/store-text.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { chooseStore } from '#app/cart/delivery/store-action.server.ts';
import { Door, storeView } from '#app/help/store-door.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PATHS, signInPath } from '#app/shell/site-paths.ts';
import { Across } from '#app/ui/across.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/stores.ts';
import './stores.css';

/** The stores by state; with `near` those around a ZIP code, or of a name or city. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { door } = servicesOf(context);
  const term = (url.searchParams.get('near') ?? '').trim().slice(0, LONGEST_TERM);
  const [everywhere, around] = await Promise.all([door(listStores), term === '' ? undefined : door(listStores, { query: { term } })]);
  const all = requireAnswer(everywhere, url).stores.map(storeView);
  const found = around && requireAnswer(around, url);
  const states = [...Map.groupBy(all, ({ state }) => state)].map(([id, stores]) => ({ id, name: stateName(id) ?? id, stores }));
  return {
    term,
    closedOn: new Intl.ListFormat('en-US').format(CLOSED_ON),
    place: found === undefined ? '' : placeText(term, found.stores),
    own: all.find(({ isChosen }) => isChosen),
    found: found?.stores.map(storeView),
    error: found?.reason == null ? undefined : noStores(found.reason, term),
    states: states.toSorted((one, other) => one.name.localeCompare(other.name)),
  };
}

/** Where the stores are that were found: 'near 10001', 'in Texas', 'for “fram”'. */
function placeText(term: string, found: z.output<(typeof listStores)['answer']>['stores']): string {
  if (found.some(({ miles }) => miles !== null)) return `near ${term}`;
  const said = term.toLowerCase();
  const state = Object.entries(US_STATES).find(([code, name]) => code.toLowerCase() === said || name.toLowerCase() === said);
  return state === undefined || found.some((store) => store.state !== state[0]) ? `for “${term}”` : `in ${state[1]}`;
}

/** Remembers a store as the visitor's own, for the cart, too. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const near = url.searchParams.get('near');
  const here = near === null ? PATHS.stores : `${PATHS.stores}?${new URLSearchParams({ near: near.slice(0, LONGEST_TERM) }).toString()}`;
  const result = await chooseStore(servicesOf(context), await request.formData());
  if (result === 'SIGN_IN') throw redirect(signInPath(here), 303);
  if (!result.isDone) return data({ refusal: result.messages[0]?.text ?? 'Choose another store.' }, { status: 400 });
  const headers = new Headers();
  for (const cookie of result.remember ?? []) headers.append('set-cookie', cookie);
  return redirect(here, { status: 303, headers });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, {
    title: 'Stores',
    description: 'Where our stores are, when they are open and how to call them.',
    canonicalPath: PATHS.stores,
  });

export default function Stores({ loaderData: { term, closedOn, place, own, found, error, states }, actionData }: Route.ComponentProps) {
  return (
    <div className="page py-8">
      <Breadcrumbs trail={[{ name: 'Home', href: PATHS.home }]} here="Stores" />
      <h1>Stores</h1>
      <Form method="get" action={PATHS.stores} role="search" aria-label="Find a store" className="mt-4 flex flex-wrap items-end gap-3">
        <TextField
          key={term}
          label="ZIP code, city or state"
          name="near"
          defaultValue={term}
          error={error}
          maxLength={LONGEST_TERM}
          autoComplete="postal-code"
          required
        />
        <Button>Find stores</Button>
      </Form>
      {actionData !== undefined && (
        <div className="mt-4">
          <Notice tone="failure" isLive title={actionData.refusal} />
        </div>
      )}
      {found !== undefined && found.length > 0 && (
        <section aria-labelledby="found" className="mt-8">
          <h2 id="found" className="mb-3 wrap-anywhere">
            {found.length === 1 ? '1 store' : `${found.length} stores`} {place}
          </h2>
          <Across layout="fourAcross">
            {found.map((store) => (
              <li key={store.storeNumber}>
                <Door store={store} term={term} heading="h3" />
              </li>
            ))}
          </Across>
        </section>
      )}
      {own !== undefined && found?.some(({ isChosen }) => isChosen) !== true && (
        <section aria-labelledby="own" className="mt-8">
          <h2 id="own" className="mb-3">
            Your store
          </h2>
          <Door store={own} term={term} heading="h3" />
        </section>
      )}
      <h2 className="mt-8">All stores</h2>
      <p className="mt-1 text-ink-soft">Hours are local time. We’re closed on {closedOn}.</p>
      <Disclosure summary="Jump to a state">
        <nav aria-label="States">
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
      </Disclosure>
      <div className="stores">
        {states.map(({ id, name, stores }) => (
          <section key={id} id={id} aria-label={name}>
            <h3>{name}</h3>
            {stores.map((store) => (
              <Door key={store.storeNumber} store={store} term={term} heading="h4" />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
