import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { LONGEST_TERM } from '#domain/stores/search-term.ts';
import { Form, useLocation, useNavigate } from 'react-router';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import Store from 'lucide-react/icons/store';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { CartForm } from '#app/cart/actions/cart-form.tsx';
import { usePlaceState, WHOLE_CART } from '#app/cart/actions/place-state.ts';
import type { StoreChoice, StoreToChoose } from './store-choice.ts';

const CHOOSER_ID = 'store';
const FIELD_ID = 'store-term';
/** The address at which the chooser is open, for when there are no scripts. */
export const STORE_CHOOSER_PATH = `?viewcart=true&store=#${FIELD_ID}`;

/** Opens the chooser and goes to its field. */
export function openStoreChooser(event: MouseEvent): void {
  const box = document.getElementById(CHOOSER_ID);
  if (!(box instanceof HTMLDetailsElement)) return;
  event.preventDefault();
  box.open = true;
  requestAnimationFrame(() => document.getElementById(FIELD_ID)?.focus());
}

/** The store of the whole cart, chosen once: by ZIP, city or name, or from where somebody is. Nothing where nothing can be fetched. */
export function StoreChooser({ choice }: { choice: StoreChoice | undefined }) {
  const { busy, result } = usePlaceState(WHOLE_CART);
  const { pathname } = useLocation();
  const box = useRef<HTMLDetailsElement>(null);
  const answer = result?.intent === 'store' ? result : undefined;
  useEffect(() => {
    if (answer?.isDone === true && box.current !== null) box.current.open = false;
  }, [answer]);
  if (choice === undefined) return null;
  const { current, term, found, isOpen } = choice;
  const refusal = answer?.isDone === false ? answer.messages[0]?.text : undefined;
  const error = refusal ?? choice.error;
  const counted = found.length === 0 ? '' : `${found.length} ${found.length === 1 ? 'store' : 'stores'} found`;
  return (
    <details ref={box} id={CHOOSER_ID} className="store-chooser" open={isOpen}>
      <summary>
        <Store size={18} aria-hidden="true" />
        <span className="cart-delivery-line">{current === undefined ? 'No store chosen' : `Your store: ${current.name}`}</span>
        <span aria-hidden="true"> · </span>
        <span className="cart-delivery-change">
          {current === undefined ? 'Choose' : 'Change'}
          <span className="hearable"> store</span>
        </span>
      </summary>
      <div className="store-chooser-body">
        <Form method="get" action={pathname} className="store-chooser-form" role="search" aria-label="Find a store" preventScrollReset>
          <input type="hidden" name="viewcart" value="true" />
          <TextField
            key={term}
            id={FIELD_ID}
            label="ZIP code, city or store name"
            name="store"
            defaultValue={term}
            error={error}
            maxLength={LONGEST_TERM}
            autoComplete="postal-code"
          />
          <Button look="secondary">Find stores</Button>
          <NearMe />
        </Form>
        <p role="status" className="hearable">
          {/* Only to who asked: one that is offered unasked is no news. */}
          {refusal ?? (isOpen ? (choice.error ?? counted) : '')}
        </p>
        {found.length > 0 && (
          <ul className="store-list" aria-label="Stores">
            {found.map((store) => (
              <StoreRow key={store.storeNumber} store={store} isBusy={busy.includes('store')} />
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}

function StoreRow({ store: { storeNumber, name, address, distance, isChosen }, isBusy }: { store: StoreToChoose; isBusy: boolean }) {
  return (
    <li>
      <p>
        <b>{name}</b>
        <span>
          {address}
          {distance !== undefined && ` (${distance})`}
        </span>
      </p>
      {isChosen ? (
        <Badge tone="brand">Your store</Badge>
      ) : (
        <CartForm intent="store" fields={{ storeNumber }}>
          <Button look="secondary" size="small" isBusy={isBusy} aria-label={`Choose ${name}`}>
            Choose
          </Button>
        </CartForm>
      )}
    </li>
  );
}

/** Asks the browser where it is, only when pressed, and no finer than a town: two decimals are about half a mile. */
function NearMe() {
  const navigate = useNavigate();
  const [state, setState] = useState<'IDLE' | 'ASKING' | 'REFUSED'>('IDLE');
  const ask = () => {
    setState('ASKING');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('IDLE');
        void navigate(`?viewcart=true&near=${latitude.toFixed(2)},${longitude.toFixed(2)}`, { preventScrollReset: true });
      },
      () => {
        setState('REFUSED');
      },
      { maximumAge: 600_000, timeout: 10_000 },
    );
  };
  return (
    <div className="with-scripts">
      <Button type="button" look="quiet" isBusy={state === 'ASKING'} onClick={ask}>
        <LocateFixed size={18} aria-hidden="true" />
        Use my location
      </Button>
      <p role="status" className="field-error">
        {state === 'REFUSED' && 'Your browser does not tell us where you are. Enter a ZIP code.'}
      </p>
    </div>
  );
}
