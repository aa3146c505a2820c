import { data, Form, Link, redirect } from 'react-router';
import { LONGEST_TERM } from '#domain/stores/search-term.ts';
import { getProduct } from '#contracts/catalog.ts';
import { findItemAtStores } from '#contracts/stores.ts';
import { noStores, storeDistance } from '#domain/stores/store-text.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { chooseStore } from '#app/cart/delivery/store-action.server.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { titleParts } from '#app/catalog/tiles/title-parts.ts';
import { PATHS, signInPath } from '#app/shell/site-paths.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { Route } from './+types/pickup.ts';

/** The stores around, with what each has of a product. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { door } = servicesOf(context);
  const itemId = url.searchParams.get('item') ?? '';
  if (itemId === '') throw redirect(PATHS.stores);
  const term = (url.searchParams.get('store') ?? '').slice(0, LONGEST_TERM);
  const [product, found] = await Promise.all([
    door(getProduct, { params: { itemId } }),
    door(findItemAtStores, { params: { itemId }, query: term === '' ? {} : { term } }),
  ]);
  const { title, url: path, image } = requireAnswer(product, url).product;
  const { stores, reason } = requireAnswer(found, url);
  const error = stores.length > 0 ? undefined : reason === null ? 'Stores don’t hand out this product.' : noStores(reason, term);
  return { itemId, title, path, image, term, stores, error };
}

/** Remembers the store, for the cart too, and goes back to the product. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const itemPath = `/product_${encodeURIComponent(textIn(form, 'item').slice(0, 40))}`;
  const result = await chooseStore(servicesOf(context), form);
  if (result === 'SIGN_IN') throw redirect(signInPath(itemPath), 303);
  if (!result.isDone) return data({ refusal: result.messages[0]?.text ?? 'Choose another store.' }, { status: 400 });
  const headers = new Headers();
  for (const cookie of result.remember ?? []) headers.append('set-cookie', cookie);
  return redirect(itemPath, { status: 303, headers });
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Pick up in store', isUnlisted: true });

export default function Pickup({ loaderData, actionData }: Route.ComponentProps) {
  const { itemId, title, path, image, term, stores, error } = loaderData;
  return (
    <div className="page page-narrow py-8">
      <Breadcrumbs trail={[{ name: titleParts(title)[0], href: path }]} here="Pick up in store" />
      <h1>Pick up in store</h1>
      <p className="mt-3 flex items-center gap-3">
        <Picture picture={image} widths={[160]} isDecorative className="small-tile-picture" />
        <Link className="link inline-flex min-h-11 items-center" to={path}>
          {title}
        </Link>
      </p>
      <Form method="get" action={PATHS.pickup} role="search" aria-label="Find a store" className="mt-5 flex flex-wrap items-end gap-3">
        <input type="hidden" name="item" value={itemId} />
        <TextField
          key={term}
          label="ZIP code, city or store name"
          name="store"
          defaultValue={term}
          error={error}
          maxLength={LONGEST_TERM}
          autoComplete="postal-code"
        />
        <Button look="secondary">Find stores</Button>
      </Form>
      {actionData !== undefined && (
        <div className="mt-4">
          <Notice tone="failure" isLive title={actionData.refusal} />
        </div>
      )}
      <ul className="pickup-stores" aria-label="Stores">
        {stores.map((store) => (
          <li key={store.storeNumber}>
            <p>
              <b>{store.name}</b>
              <span className="block text-sm text-ink-soft">
                {store.address1}, {store.city}, {store.state} {store.zip}
                {store.miles !== null && ` (${storeDistance(store.miles)})`}
              </span>
              <span className={store.stock === '0' ? 'tile-promise tile-promise-none' : 'tile-promise'}>
                {store.stock === '0' ? 'None there' : `${store.stock} in stock`}
              </span>
            </p>
            {store.isChosen ? (
              <Badge tone="brand">Your store</Badge>
            ) : (
              <Form method="post" action={`${PATHS.pickup}?${new URLSearchParams({ item: itemId, store: term }).toString()}`}>
                <input type="hidden" name="item" value={itemId} />
                <input type="hidden" name="storeNumber" value={store.storeNumber} />
                <Button look={store.stock === '0' ? 'secondary' : 'primary'} aria-label={`Choose ${store.name}`}>
                  Choose
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
