import { Button } from '#app/ui/button.tsx';
import { CartForm } from '#app/cart/actions/cart-form.tsx';
import type { CartIntent } from '#app/cart/actions/action-result.ts';
import { RemoveForm } from '#app/cart/rows/remove-form.tsx';
import type { ChildOffer, ChildView } from './child-views.ts';
import { RowQuantity } from '#app/cart/rows/row-quantity.tsx';
import type { RowView } from '#app/cart/rows/row-view.ts';
import { MessageList } from '#app/cart/messages/message-list.tsx';
import { usePlaceState } from '#app/cart/actions/place-state.ts';

/** What goes along with a row, and what still could. Nothing where there is neither. */
export function RowChildren({ row, busy }: { row: RowView; busy: readonly CartIntent[] }) {
  const parts = row.children.filter(({ isPart }) => isPart);
  const others = row.children.filter(({ isPart }) => !isPart);
  return (
    <>
      {others.length > 0 && (
        <ul className="cart-children" aria-label={`Plans and services of ${row.title}`}>
          {others.map((child) => (
            <ChildRow key={child.lineId} child={child} />
          ))}
        </ul>
      )}
      <Offers row={row} isBusy={busy.includes('add')} />
      {parts.length > 0 && (
        <details className="cart-parts">
          <summary>{parts.length === 1 ? 'One part in this set' : `${parts.length} parts in this set`}</summary>
          <ul>
            {parts.map((part) => (
              <li key={part.lineId}>
                <span className="figures">{part.qty.toLocaleString('en-US')} ×</span> {part.title}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** What could still go along: one thing in one line, several folded into one. */
function Offers({ row, isBusy }: { row: RowView; isBusy: boolean }) {
  const { offers, title } = row;
  if (offers.length === 0) return null;
  const list = (
    <ul className="cart-children" aria-label={`Plans and services for ${title}`}>
      {offers.map((offer) => (
        <OfferRow key={offer.itemId} offer={offer} row={row} isBusy={isBusy} />
      ))}
    </ul>
  );
  if (offers.length === 1) return list;
  return (
    <details className="cart-parts">
      <summary>
        Add a plan or service
        <span className="hearable"> for {title}</span>
      </summary>
      {list}
    </details>
  );
}

function ChildRow({ child: { lineId, title, kind, qty, most, total, isCharged } }: { child: ChildView }) {
  const state = usePlaceState(lineId);
  const messages = state.result?.messages ?? [];
  return (
    <li className="cart-child" data-state={state.busy.includes('remove') ? 'leaving' : undefined}>
      <p className="cart-child-name">
        <span className="cart-child-kind">{kind}</span>
        <b>{title}</b>
      </p>
      {most > 1 && <RowQuantity lineId={lineId} title={title} qty={qty} most={most} state={state} isInvalid={messages.length > 0} />}
      <span className="cart-child-price">{isCharged ? total : 'Not charged'}</span>
      <RemoveForm lineId={lineId} title={title} isBusy={state.busy.includes('remove')} />
      {messages.length > 0 && (
        <div className="w-full">
          <MessageList messages={messages} isLive />
        </div>
      )}
    </li>
  );
}

function OfferRow({ offer, row, isBusy }: { offer: ChildOffer; row: RowView; isBusy: boolean }) {
  const { itemId, title, kind, price, relation, qty, soldOut } = offer;
  return (
    <li className="cart-child cart-child-offer">
      <p className="cart-child-name">
        <span className="cart-child-kind">{kind}</span>
        {title}
      </p>
      <span className="cart-child-price">{qty > 1 ? `${price} each` : price}</span>
      {soldOut === undefined ? (
        <CartForm
          intent="add"
          fields={{
            place: row.lineId,
            itemId,
            qty: String(qty),
            deliveryType: 'STA',
            pickupStoreNumber: '',
            parentItemId: row.itemId,
            parentRelationType: relation,
            parentRelationCartItemId: row.lineId,
          }}
        >
          <Button look="secondary" size="small" isBusy={isBusy} aria-label={`Add ${qty > 1 ? `${qty} × ` : ''}${title}`}>
            {qty > 1 ? `Add ${qty}` : 'Add'}
          </Button>
        </CartForm>
      ) : (
        <span className="cart-child-gone">{soldOut}</span>
      )}
    </li>
  );
}
