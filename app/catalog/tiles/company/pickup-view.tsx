import { useEffect, useState, type FormEvent } from 'react';
import { LONGEST_TERM } from '#domain/stores/search-term.ts';
import type { z } from 'zod';
import type { ErrorBody } from '#contracts/shapes.ts';
import type { findPickupInStore } from '#contracts/stores.ts';
import { noStores, storeDistance } from '#domain/stores/store-text.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { SkeletonBlock } from '#app/ui/progress/skeleton.tsx';
import { PickUpForm } from '../pick-up-form.tsx';
import type { TileView } from '../tile-view.ts';

type Stores = z.output<typeof findPickupInStore.answer>['pickInStoreDetails'][0]['store'];
type Found = { readonly stores: Stores } | { readonly error: string };

/** The path of K-28, as its contract has it: the contract itself would bring the whole of what checks it. */
export const PICKUP_PATH = '/cc/api/omni/pickupinstore';
/** So far is looked around a place that somebody types. */
const TYPED_RADIUS_MILES = 100;
const PATIENCE_MS = 10_000;
const NOT_NOW = 'We can’t look up stores right now. Please try again.';

/** Where an item can be picked up, nearest first, over the page; another place can be typed. Each store has the way into the cart. (K-28) */
export default function PickupView({ tile }: { tile: TileView }) {
  const [term, setTerm] = useState('');
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    const leave = new AbortController();
    void look(tile.itemId, term, leave.signal).then((answer) => {
      if (!leave.signal.aborted) setFound(answer);
    });
    return () => {
      leave.abort();
    };
  }, [tile.itemId, term]);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const typed = new FormData(event.currentTarget).get('store');
    if (typeof typed !== 'string' || typed.trim() === term) return;
    setFound(undefined);
    setTerm(typed.trim());
  };
  const error = found !== undefined && 'error' in found ? found.error : undefined;
  return (
    <>
      <p className="mb-3">
        <a className="link" href={tile.url}>
          {tile.title}
        </a>
        , {tile.price}
      </p>
      <form role="search" aria-label="Find a store" className="mb-3 flex flex-wrap items-end gap-3" onSubmit={search}>
        <TextField
          label="ZIP code, city or store name"
          name="store"
          id="pickup-store"
          error={error}
          maxLength={LONGEST_TERM}
          autoComplete="postal-code"
        />
        <Button look="secondary">Find stores</Button>
      </form>
      {found === undefined ? (
        <SkeletonBlock className="h-40 w-full" />
      ) : (
        <ul className="pickup-stores" aria-label="Stores" aria-live="polite">
          {'stores' in found && found.stores.map((store) => <StoreRow key={store.storeNumber} store={store} tile={tile} />)}
        </ul>
      )}
    </>
  );
}

function StoreRow({ store, tile }: { store: Stores[number]; tile: TileView }) {
  const { storeNumber, name, addressLine, city, state, zipCode, miles, storeStatus, storeStatusTime, isAvailable, items } = store;
  const [item] = items;
  return (
    <li>
      <p>
        <b>{name}</b>
        <span className="block text-sm text-ink-soft">
          {addressLine}, {city}, {state} {zipCode}
          {miles !== null && ` (${storeDistance(miles)})`}
        </span>
        <span className="block text-sm text-ink-soft">
          {storeStatus} {storeStatusTime}
        </span>
        <span className={isAvailable ? 'tile-promise' : 'tile-promise tile-promise-none'}>
          {isAvailable && item !== undefined ? `${item.stock} in stock` : 'None there'}
        </span>
      </p>
      {isAvailable && <PickUpForm itemId={tile.itemId} qty={1} storeNumber={storeNumber} at={name} />}
    </li>
  );
}

/** Without a term around the shopper. */
async function look(itemId: string, term: string, signal: AbortSignal): Promise<Found> {
  const place = term === '' ? {} : { [/^\d+$/.test(term) ? 'zipcode' : 'address']: term, radius: TYPED_RADIUS_MILES };
  try {
    const answer = await fetch(PICKUP_PATH, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ ...place, items: [{ itemId, qty: 1 }] }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
    if (!answer.ok) {
      const refused: z.output<typeof ErrorBody> = await answer.json();
      if (refused.code !== 'INVALID_ZIPCODE') return { error: NOT_NOW };
      return { error: /^\d+$/.test(term) ? noStores('UNKNOWN_ZIP', term) : noStores('NONE_NAMED', term) };
    }
    // Answered by our own server: it is what its contract says.
    const told: z.output<typeof findPickupInStore.answer> = await answer.json();
    const stores = told.pickInStoreDetails[0].store;
    return stores.length === 0
      ? {
          error:
            term === ''
              ? 'There is no store near you. Try another ZIP code.'
              : `There is no store within ${TYPED_RADIUS_MILES} miles of ${term}.`,
        }
      : { stores };
  } catch {
    return { error: NOT_NOW };
  }
}
