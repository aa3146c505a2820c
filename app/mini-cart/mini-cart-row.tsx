import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { MAX_CART_FIELD_QTY } from '#domain/cart/cart-limits.ts';
import { quantityInCartField } from '#domain/catalog/quantity-field.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { QuantityStepper } from '#app/ui/fields/quantity-stepper.tsx';
import type { MiniCartState, MiniCartStore } from './mini-cart-store.ts';
import type { MiniChild, MiniRow } from './mini-cart-view.ts';
import { MessageList } from '#app/cart/messages/message-list.tsx';

type RowProps = { row: MiniRow; state: MiniCartState; store: MiniCartStore; onGo: () => void };

/** An item of the mini cart: what it is, how many, what it costs, and the way out. */
export function MiniCartRow({ row, state, store, onGo }: RowProps) {
  const { lineId, title, url, picture, total, totalBefore, unitPrice, notice, messages, children, qty } = row;
  if (row.isRemoved) return <RemovedRow row={row} isReturning={state.returning.includes(lineId)} onUndo={() => store.undo(lineId)} />;
  const isLeaving = state.leaving.includes(lineId);
  const messagesId = `mini-messages-${lineId}`;
  return (
    <li className="mini-row" data-state={isLeaving ? 'leaving' : undefined}>
      {picture !== undefined && <Picture picture={picture} widths={[160]} isDecorative className="mini-row-picture" />}
      <p className="mini-row-name">
        <Link to={url} onClick={onGo}>
          {title}
        </Link>
        {notice !== undefined && <Badge tone="brand">{notice}</Badge>}
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
          key={state.beginnings.get(lineId)}
          label={`Quantity of ${title}`}
          defaultValue={qty}
          min={0}
          max={Math.max(MAX_CART_FIELD_QTY, qty)}
          rule={(text) => quantityInCartField(text, qty)}
          onCommit={(quantity) => store.setQuantity(lineId, quantity)}
          describedBy={messages.length > 0 ? messagesId : undefined}
          isInvalid={messages.length > 0}
        />
        <RemoveButton title={title} isBusy={isLeaving} onRemove={() => store.remove(lineId)} />
      </div>
      {messages.length > 0 && (
        <div className="mini-row-messages">
          <MessageList id={messagesId} messages={messages} isLive />
        </div>
      )}
      {children.length > 0 && (
        <ul className="mini-children">
          {children.map((child) => (
            <ChildRow key={child.lineId} child={child} state={state} store={store} />
          ))}
        </ul>
      )}
    </li>
  );
}

function ChildRow({ child, state, store }: { child: MiniChild; state: MiniCartState; store: MiniCartStore }) {
  const { lineId, title, qty, total, isRemovable, isRemoved } = child;
  const isLeaving = state.leaving.includes(lineId);
  if (isRemoved) return <RemovedRow row={child} isReturning={state.returning.includes(lineId)} onUndo={() => store.undo(lineId)} />;
  return (
    <li className="mini-child" data-state={isLeaving ? 'leaving' : undefined}>
      <span className="min-w-0 flex-1">
        <span aria-hidden="true">+ </span>
        {title}
        {qty > 1 && <span className="figures"> × {qty.toLocaleString('en-US')}</span>}
      </span>
      <span className="figures">{total}</span>
      {isRemovable && <RemoveButton title={title} isBusy={isLeaving} onRemove={() => store.remove(lineId)} />}
    </li>
  );
}

function RemoveButton({ title, isBusy, onRemove }: { title: string; isBusy: boolean; onRemove: () => void }) {
  return (
    <Button type="button" look="quiet" size="small" aria-label={`Remove ${title}`} aria-disabled={isBusy || undefined} onClick={onRemove}>
      Remove
    </Button>
  );
}

type RemovedRowProps = { row: Pick<MiniRow, 'lineId' | 'title'>; isReturning: boolean; onUndo: () => Promise<void> };

/** A row that has just been taken out. Whoever did it with the keyboard goes on at the button that takes it back. */
function RemovedRow({ row: { title }, isReturning, onUndo }: RemovedRowProps) {
  const button = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <li className="mini-removed">
      <span className="min-w-0 flex-1">
        Removed: <span className="text-ink-soft">{title}</span>
      </span>
      <div ref={button}>
        <Button type="button" look="secondary" size="small" isBusy={isReturning} onClick={() => void onUndo()}>
          Undo<span className="hearable">: {title}</span>
        </Button>
      </div>
    </li>
  );
}
