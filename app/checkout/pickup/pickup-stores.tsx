import type { StoreView } from '#app/help/store-door.tsx';

/** Where an order is fetched: the store's name and place, when it is open, and the way there. */
export function PickupStores({ stores }: { stores: readonly StoreView[] }) {
  return stores.map(({ storeNumber, name, address1, city, state, zip, now, specialHours, hours, directions, phone, phoneText }) => (
    <section key={storeNumber} aria-label={name} className="flex flex-col gap-1">
      <p>
        <b>{name}</b>
        <span className="block">
          {address1}, {city}, {state} {zip}
        </span>
      </p>
      <dl className="text-sm text-ink-soft">
        {[...specialHours, ...hours].map((line) => (
          <div key={line.days} className="flex flex-wrap gap-x-2">
            <dt>{line.days}</dt>
            <dd>{line.hours}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap items-center gap-x-4 text-sm">
        {now !== '' && <span className="text-ink-soft">{now}</span>}
        <a className="link inline-flex min-h-11 items-center" href={directions} target="_blank" rel="noreferrer">
          Directions<span className="hearable"> to {name}, in a new tab</span>
        </a>
        <a className="link inline-flex min-h-11 items-center" href={`tel:+1${phone}`}>
          {phoneText}
          <span className="hearable">, {name}</span>
        </a>
      </p>
    </section>
  ));
}
