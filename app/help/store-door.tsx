import { Form } from 'react-router';
import type { z } from 'zod';
import type { listStores } from '#contracts/stores.ts';
import { phoneText } from '#domain/checkout/phone.ts';
import { storeDistance } from '#domain/stores/store-text.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';

export type StoreView = ReturnType<typeof storeView>;

/** A store as its page shows it. */
export function storeView({ miles, ...store }: z.output<(typeof listStores)['answer']>['stores'][number]) {
  const directions = new URLSearchParams({ api: '1', destination: `${store.address1}, ${store.city}, ${store.state} ${store.zip}` });
  return {
    ...store,
    phoneText: phoneText(store.phone),
    distance: miles === null ? undefined : storeDistance(miles),
    directions: `https://www.google.com/maps/dir/?${directions.toString()}`,
  };
}

/** What stands on the door of a store, how to get there, and the way to make it one's own. */
type DoorProps = {
  readonly store: StoreView;
  /** What was looked for. */
  readonly term: string;
  readonly heading: 'h3' | 'h4';
};

export function Door({ store, term, heading: Heading }: DoorProps) {
  const { storeNumber, name, address1, city, state, zip, distance, isOpen, now, isChosen } = store;
  return (
    <div className="store">
      <Heading>
        {name}
        {distance !== undefined && <span className="figures"> · {distance}</span>}
      </Heading>
      {now !== '' && <p className={isOpen ? 'text-sm font-medium text-success' : 'text-sm text-ink-soft'}>{now}</p>}
      <address className="not-italic">
        {address1}
        <br />
        {city}, {state} {zip}
      </address>
      <p className="flex flex-wrap gap-x-4">
        <a className="link inline-flex min-h-11 items-center" href={`tel:+1${store.phone}`}>
          {store.phoneText}
          <span className="hearable">, {name}</span>
        </a>
        <a className="link inline-flex min-h-11 items-center" href={store.directions} target="_blank" rel="noreferrer">
          Directions<span className="hearable"> to {name}, in a new tab</span>
        </a>
      </p>
      <dl className="text-sm text-ink-soft">
        {store.specialHours.map(({ days, hours }) => (
          <div key={days} className="flex flex-wrap gap-x-2 font-semibold text-ink">
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
        {store.hours.map(({ days, hours }) => (
          <div key={days} className="flex flex-wrap gap-x-2">
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      {isChosen ? (
        <p className="mt-2">
          <Badge tone="brand">Your store</Badge>
        </p>
      ) : (
        <Form
          method="post"
          action={term === '' ? PATHS.stores : `${PATHS.stores}?${new URLSearchParams({ near: term }).toString()}`}
          preventScrollReset
          className="mt-2"
        >
          <input type="hidden" name="storeNumber" value={storeNumber} />
          <Button look="secondary" size="small">
            Make this my store<span className="hearable">: {name}</span>
          </Button>
        </Form>
      )}
    </div>
  );
}
