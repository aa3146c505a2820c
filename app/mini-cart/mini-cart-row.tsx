import { Link } from 'react-router';
import { MAX_CART_FIELD_QTY } from '#domain/cart/cart-limits.ts';
import { ITEM_NOTICES } from '#domain/catalog/item-notice.ts';
import { quantityInCartField } from '#domain/catalog/quantity-field.ts';
import { usePlaceState } from '#app/cart/actions/place-state.ts';
import { MessageList } from '#app/cart/messages/message-list.tsx';
import { RemovedRow } from '#app/cart/rows/removed-row.tsx';
import { RowTitle } from '#app/cart/rows/row-title.tsx';
import { useBeginning } from '#app/cart/rows/use-beginning.ts';
import { useFieldLimit } from '#app/cart/rows/use-field-limit.ts';
import type { RowView } from '#app/cart/rows/row-view.ts';
import type { ChildView } from '#app/cart/services/child-views.ts';
import { useCart } from '#app/local-cart/cart-store.ts';
import { want } from '#app/local-cart/want.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { QuantityStepper } from '#app/ui/fields/quantity-stepper.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { MiniRow } from './mini-cart-view.ts';

/** An item of the mini cart: what it is, how many, what it costs, and the way out. */
export function MiniCartRow({ shown, onGo }: { shown: MiniRow; onGo: () => void }) {
  if (shown.kind === 'gone') return <RemovedRow row={shown.gone} />;
  return <PresentRow row={shown.row} isLeaving={shown.isLeaving} onGo={onGo} />;
}

function PresentRow({ row, isLeaving, onGo }: { row: RowView; isLeaving: boolean; onGo: () => void }) {
  const { lineId, title, url, picture, total, totalBefore, unitPrice, limit, children, qty } = row;
  const state = usePlaceState(lineId);
  const fresh = state.result?.isRefused === true ? [] : (state.result?.messages ?? []);
  const fieldLimit = useFieldLimit(qty);
  const messages = [...fieldLimit.limit, ...fresh, ...row.messages.filter(({ code }) => !fresh.some((one) => one.code === code))];
  const messagesId = `mini-messages-${lineId}`;
  return (
    <li className="mini-row" data-state={isLeaving ? 'leaving' : undefined}>
      {picture !== undefined && <Picture picture={picture} widths={[160]} isDecorative className="mini-row-picture" />}
      <p className="mini-row-name">
        <Link to={url} onClick={onGo}>
          <RowTitle title={title} />
        </Link>
        {limit !== undefined && <Badge tone="brand">{ITEM_NOTICES.limited}</Badge>}
      </p>
      <p className="mini-row-price figures">
        <b>{total}</b>
        {totalBefore !== undefined && (
          <s>
            <span className="hearable">Without savings </span>
            {totalBefore}
          </s>
        )}
        {qty > 1 && <small>{unitPrice}</small>}
      </p>
      <div className="mini-row-act">
        <QuantityStepper
          key={useBeginning(state, qty)}
          label={`Quantity of ${title}`}
          defaultValue={qty}
          min={0}
          max={Math.max(MAX_CART_FIELD_QTY, qty)}
          rule={(text) => quantityInCartField(text, qty)}
          onRefuse={fieldLimit.onRefuse}
          onCommit={(quantity) => wantQuantity(lineId, quantity)}
          describedBy={messages.length > 0 ? messagesId : undefined}
          isInvalid={messages.length > 0}
        />
        <RemoveButton lineId={lineId} title={title} isBusy={isLeaving} />
      </div>
      {messages.length > 0 && (
        <div className="mini-row-messages">
          <MessageList id={messagesId} messages={messages} isLive />
        </div>
      )}
      <Children parentId={lineId} items={children} />
    </li>
  );
}

function wantQuantity(lineId: string, qty: number): void {
  if (qty <= 0) want([['cartItemId', lineId]], 'remove');
  else
    want(
      [
        ['cartItemId', lineId],
        ['qty', String(qty)],
      ],
      'quantity',
    );
}

/** What goes along with a row, and what of it has just been taken out. The parts of a set cannot be. */
function Children({ parentId, items }: { parentId: string; items: readonly ChildView[] }) {
  const gone = useCart((cart) => cart.gone).filter((row) => row.parentId === parentId);
  if (items.length + gone.length === 0) return null;
  return (
    <ul className="mini-children">
      {items.map(({ lineId, title, qty, total, isPart }) => {
        const isLeaving = gone.some((row) => row.lineId === lineId);
        return (
          <li key={lineId} className="mini-child" data-state={isLeaving ? 'leaving' : undefined}>
            <span className="min-w-0 flex-1">
              <span aria-hidden="true">+ </span>
              {title}
              {qty > 1 && <span className="figures"> × {qty.toLocaleString('en-US')}</span>}
            </span>
            <span className="figures">{isPart ? 'Included' : total}</span>
            {!isPart && <RemoveButton lineId={lineId} title={title} isBusy={isLeaving} />}
          </li>
        );
      })}
      {gone
        .filter((row) => row.phase !== 'leaving' && !items.some(({ lineId }) => lineId === row.lineId))
        .map((row) => (
          <RemovedRow key={row.lineId} row={row} />
        ))}
    </ul>
  );
}

function RemoveButton({ lineId, title, isBusy }: { lineId: string; title: string; isBusy: boolean }) {
  return (
    <Button
      type="button"
      look="quiet"
      size="small"
      aria-label={`Remove ${title}`}
      aria-disabled={isBusy || undefined}
      onClick={() => want([['cartItemId', lineId]], 'remove')}
    >
      Remove
    </Button>
  );
}
