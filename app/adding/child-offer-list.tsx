import type { FormEvent } from 'react';
import Check from 'lucide-react/icons/check';
import { Button } from '#app/ui/button.tsx';
import type { AddOverlay, AddOverlayEvent } from './add-overlay.ts';
import { ADD_PATH, addFromForm } from '#app/catalog/tiles/add-requests.ts';
import type { ChildOffer } from './child-offers.ts';

export type ChildOffersProps = { offers: readonly ChildOffer[]; overlay: AddOverlay; send: (event: AddOverlayEvent) => void };

/** Plans and services that can be added in place to what was just added. Nothing when there are none. */
export function ChildOffers({ offers, overlay, send }: ChildOffersProps) {
  const headings = [...new Set(offers.map(({ heading }) => heading))];
  return headings.map((heading) => (
    <section key={heading} aria-label={heading}>
      <h3 className="mb-2 text-sm font-semibold">{heading}</h3>
      <ul className="flex flex-col gap-2">
        {offers
          .filter((offer) => offer.heading === heading)
          .map((offer) => (
            <OfferRow
              key={offer.itemId}
              offer={offer}
              isBusy={overlay.busy.includes(offer.itemId)}
              isAdded={overlay.done.includes(offer.itemId)}
              send={send}
            />
          ))}
      </ul>
    </section>
  ));
}

type OfferRowProps = { offer: ChildOffer; isBusy: boolean; isAdded: boolean; send: (event: AddOverlayEvent) => void };

function OfferRow({ offer, isBusy, isAdded, send }: OfferRowProps) {
  const { itemId, title, price, qty, relation, parentItemId, parentLineId, isAvailable } = offer;
  const add = (event: FormEvent<HTMLFormElement>) => {
    send({ type: 'SPIN', what: itemId });
    addFromForm(event);
  };
  return (
    <li className="flex items-center gap-3 rounded-md border border-line p-3">
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{title}</span>
        <span className="figures text-sm text-ink-soft">
          {price}
          {qty > 1 && price !== '' && ` each, for ${qty.toLocaleString('en-US')}`}
        </span>
      </span>
      {isAdded ? (
        <span className="flex items-center gap-1 font-semibold text-success" role="status">
          <Check size={18} aria-hidden="true" />
          Added<span className="hearable">: {title}</span>
        </span>
      ) : isAvailable ? (
        <form method="post" action={ADD_PATH} onSubmit={add}>
          <input type="hidden" name="itemId" value={itemId} />
          <input type="hidden" name="qty" value={qty} />
          <input type="hidden" name="parentItemId" value={parentItemId} />
          <input type="hidden" name="parentRelationType" value={relation} />
          <input type="hidden" name="parentRelationCartItemId" value={parentLineId} />
          <input type="hidden" name="within" value="outcome" />
          <Button look="secondary" isBusy={isBusy} aria-label={`Add ${title}`}>
            Add
          </Button>
        </form>
      ) : (
        <span className="text-sm text-ink-faint">Out of stock</span>
      )}
    </li>
  );
}
