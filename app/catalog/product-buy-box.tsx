import { lazy, Suspense } from 'react';
import { Form, Link } from 'react-router';
import Check from 'lucide-react/icons/check';
import Printer from 'lucide-react/icons/printer';
import { useHasIdled } from '#app/api/when-idle.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { RadioCards, type RadioCard } from '#app/ui/fields/choices.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Price } from '#app/ui/price.tsx';
import { QuantityStepper } from '#app/ui/fields/quantity-stepper.tsx';
import { Rating } from '#app/ui/rating.tsx';
import { brandPath, PATHS } from '#app/shell/site-paths.ts';
import { AddButton } from './tiles/add-button.tsx';
import { ADD_PATH, addFromForm } from './tiles/add-requests.ts';
import type { ProductView } from './product-view.ts';

/** Of what is sold in stores only. */
const PICK_UP_TEXT = 'Pick up today';
/** Of what is not sold yet: no day of delivery can be promised. */
const COMING_SOON = 'Coming soon';
/** What it is in three lines. */
const SHOWN_HIGHLIGHTS = 3;

/** What it is, what it costs, when it comes, and the one thing to do about it. */
export function ProductBuyBox({ product }: { product: ProductView }) {
  const { title, brand, itemId, badge, note, rating, ratingCount, highlights, price, was, list, member, unit, pack } = product;
  return (
    <div className="buy-box">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-faint">
          <Link className="font-semibold text-ink-soft hover:underline" to={brandPath(brand)}>
            {brand}
          </Link>
          <span>Item {itemId}</span>
          {product.ownNumber !== undefined && <span className="wrap-anywhere">{product.ownNumber}</span>}
          {pack !== undefined && <span>{pack}</span>}
        </p>
        <h1 className="mt-1 text-balance">{title}</h1>
        <div className="mt-1 flex flex-wrap items-center gap-x-4">
          {ratingCount > 0 && (
            <a className="inline-flex min-h-11 items-center hover:underline" href="#reviews">
              <Rating rating={rating} count={ratingCount} />
            </a>
          )}
          {badge !== undefined && <Badge tone={was === undefined ? 'brand' : 'offer'}>{badge}</Badge>}
          {product.printerModels.length > 0 && <FitLater itemId={itemId} />}
        </div>
      </div>
      <ul className="highlights">
        {highlights.slice(0, SHOWN_HIGHLIGHTS).map((line) => (
          <li key={line}>
            <Check size={18} aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      <Price now={price} was={was} list={list} member={member} unit={unit} size="large" />
      {note !== undefined && <p className="text-sm font-medium">{note}</p>}
      {product.action.kind === 'add' ? <AddForm product={product} /> : <NotToAdd product={product} />}
      {product.printerModel !== undefined && <OwnThis product={product} />}
    </div>
  );
}

const ItemFit = lazy(() => import('./machines/item-fit.tsx').catch(() => ({ default: () => null })));

/** Which of the visitor's own printers it fits, once the page has nothing better to do. */
function FitLater({ itemId }: { itemId: string }) {
  const isIdle = useHasIdled();
  return (
    isIdle && (
      <Suspense fallback={null}>
        <ItemFit itemId={itemId} />
      </Suspense>
    )
  );
}

/** Puts the printer on the list of who looks: they sign in first, if they have not. */
function OwnThis({ product: { itemId, title } }: { product: ProductView }) {
  return (
    <Form method="post" action={PATHS.printers}>
      <input type="hidden" name="itemId" value={itemId} />
      <Button look="quiet" name="intent" value="add">
        <Printer size={18} aria-hidden="true" />I own this: add to my printers<span className="hearable">: {title}</span>
      </Button>
    </Form>
  );
}

function AddForm({ product }: { product: ProductView }) {
  const { itemId, title, most, action, pickup } = product;
  const options = deliveryOptions(product);
  const usual = options.find((option) => option.isDisabled !== true)?.value;
  return (
    <form className="flex flex-col gap-4" method="post" action={ADD_PATH} onSubmit={addFromForm}>
      <input type="hidden" name="itemId" value={itemId} />
      {pickup?.storeNumber !== undefined && <input type="hidden" name="pickupStoreNumber" value={pickup.storeNumber} />}
      <RadioCards legend="How would you like to get it?" name="deliveryType" options={options} defaultValue={usual} />
      <div className="buy-bar">
        <QuantityStepper label={`Quantity of ${title}`} max={most} className="buy-quantity" />
        <AddButton itemId={itemId} text={action.text} name={title} size="large" />
      </div>
    </form>
  );
}

function deliveryOptions({ delivery, pickup }: ProductView): RadioCard[] {
  const arrival = <TwoLines first={delivery.text} second={delivery.orderBy} />;
  const home: RadioCard = { value: 'STA', label: 'Delivery', more: arrival, isDisabled: !delivery.isAvailable };
  // Without a store it says that one has to be chosen first, and where.
  if (pickup === undefined) return [home];
  const more = <TwoLines first={pickup.text} second={pickup.stock} />;
  return [home, { value: 'ISP', label: 'Pick up in store', more, isDisabled: !pickup.isAvailable }];
}

function TwoLines({ first, second }: { first: string; second: string | undefined }) {
  return (
    <>
      {first}
      {second !== undefined && <span className="block">{second}</span>}
    </>
  );
}

/** Why it cannot be added here, and what to do instead. */
function NotToAdd({ product: { badge, promise, delivery, pickup, isOutOfStock, action, related, instead } }: { product: ProductView }) {
  const title = isOutOfStock ? 'Out of stock' : action.text === 'View details' ? 'Not sold online right now' : action.text;
  const text = action.text === PICK_UP_TEXT ? (pickup?.text ?? '') : badge === COMING_SOON ? COMING_SOON : (promise ?? delivery.text);
  return (
    <Notice
      tone={isOutOfStock ? 'warning' : 'info'}
      title={title}
      action={
        (instead.length > 0 || related.length > 0) && (
          <a className="link inline-flex min-h-11 items-center" href={instead.length > 0 ? '#instead' : '#related'}>
            See what you could take instead
          </a>
        )
      }
    >
      {text !== title && text !== '' && <p>{text}</p>}
    </Notice>
  );
}
