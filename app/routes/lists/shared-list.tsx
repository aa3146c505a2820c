import type { z } from 'zod';
import { data, Form, Link, redirect } from 'react-router';
import { readSharedList } from '#contracts/lists/sharing.ts';
import { loginRedirect } from '#domain/identity/return-address.ts';
import { requireAnswer } from '#app/api/answered.ts';
import type { FormError } from '#app/api/form-errors.ts';
import { formOf, textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfKeyPage } from '#app/api/refused-with.ts';
import { AddOutcomeContent } from '#app/adding/add-outcome-content.tsx';
import { listRows } from '#app/lists/list-rows.ts';
import { rowsToCart } from '#app/lists/page/rows-to-cart.server.ts';
import { copied } from '#app/lists/page/list-actions.server.ts';
import type { ListAnswer } from '#app/lists/page/list-answer.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { Route } from './+types/shared-list.ts';
import '../../cart/cart.css';
import '../../lists/lists.css';

/** No key is longer: a longer one does not work either, and need not be asked about whole. */
const readable = (key: string): string => key.slice(0, 100);

/** A list as whoever has its link reads it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { door, user } = servicesOf(context);
  const reply = await door(readSharedList, { body: { key: readable(params.key) } });
  if (!reply.ok && reply.code === 'LIST_NOT_FOUND') return data({ list: undefined, isSignedIn: false }, { status: 404 });
  const { name, listItems, hidden } = requireAnswer(reply);
  const rows = listItems.map(({ itemId, qty, note, tile: { title, url, image, price } }) => ({
    itemId,
    qty,
    note,
    title,
    url,
    image,
    price,
  }));
  return data({ list: { name, rows, hidden }, isSignedIn: user !== undefined });
}

/** Copies it into a list of one's own, or adds it to the cart. Who has not signed in and has to does so first, and comes back. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const isForCart = textIn(await formOf(request), 'intent') === 'cart';
  if (!isForCart && services.user === undefined) throw redirect(loginRedirect(url.pathname) ?? PATHS.signIn, 303);
  const reply = await services.door(readSharedList, { body: { key: readable(params.key) } });
  if (!reply.ok && reply.code === 'LIST_NOT_FOUND') return data<ListAnswer>({ errors: [{ message: GONE }] }, 404);
  const { name, listItems } = requireAnswer(reply);
  if (isForCart) return rowsToCart(services, listRows({ listItems: listItems.map(asListItem) }, false));
  return copied(services, url, { name, items: listItems.map(({ itemId, qty }) => ({ itemId, qty })) });
}

/** What a list of one's own says besides is of nobody here. */
const asListItem = (item: SharedItem) => ({ ...item, listItemId: '', priceThen: null, wasInStock: null, allowedAccessLevel: [] });
type SharedItem = z.output<(typeof readSharedList)['answer']>['listItems'][number];

const GONE = 'This link doesn’t work anymore.';

export const headers = headersOfKeyPage;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0].loaderData, { title: loaderData?.list?.name ?? 'Shared list', isUnlisted: true });

const NO_ERRORS: readonly FormError[] = [];

export default function SharedList({ loaderData: { list, isSignedIn }, actionData }: Route.ComponentProps) {
  if (list === undefined)
    return (
      <div className="page py-8">
        <EmptyState isPageTitle title="This link doesn’t work" actions={<LinkButton to={PATHS.home}>Go to the home page</LinkButton>}>
          It may have been turned off, or there’s a newer one. Ask whoever sent it to you.
        </EmptyState>
      </div>
    );
  const { name, rows, hidden } = list;
  return (
    <div className="page pb-8">
      <div className="list-head mt-4">
        <div className="min-w-0">
          <h1 className="wrap-anywhere">{name}</h1>
          <p className="text-ink-soft">
            A list that was shared with you · {rows.length === 1 ? '1 item' : `${rows.length.toLocaleString('en-US')} items`}
            {hidden > 0 && ` · ${hidden.toLocaleString('en-US')} more ${hidden === 1 ? 'isn’t' : 'aren’t'} available to you`}
          </p>
        </div>
        {rows.length > 0 && (
          // The cart is another page: it is read anew.
          <Form method="post" reloadDocument className="flex flex-wrap gap-3">
            <Button name="intent" value="cart">
              Add all to cart
            </Button>
            <Button look="secondary">{isSignedIn ? 'Copy to a list of my own' : 'Sign in to copy it'}</Button>
          </Form>
        )}
      </div>
      <ErrorSummary title="That didn’t work" errors={actionData?.errors ?? NO_ERRORS} />
      {actionData?.missed !== undefined && (
        <Notice tone="warning" isLive>
          <AddOutcomeContent outcome={actionData.missed} />
        </Notice>
      )}
      <ul className="list-rows">
        {rows.map(({ itemId, qty, note, title, url, image, price }) => (
          <li key={itemId} className="list-row list-row-shared">
            <Picture picture={image} widths={[160]} isDecorative className="order-item-picture" />
            <div className="list-row-about">
              <Link className="list-row-title" to={url}>
                {title}
              </Link>
              <p className="figures text-sm text-ink-faint">Item {itemId}</p>
              {note !== '' && <p className="text-sm wrap-anywhere">{note}</p>}
            </div>
            <p className="list-row-price figures">{price}</p>
            <p className="figures">Quantity {qty.toLocaleString('en-US')}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
