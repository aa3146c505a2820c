import { memo } from 'react';
import { Badge } from '#app/ui/badge.tsx';
import { ToListLink } from '#app/ui/lists/to-list-link.tsx';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { PersonalLines } from '#app/personalization/personal-lines.tsx';
import { unpackRow } from './packed-rows.ts';
import { RemoveForm } from './remove-form.tsx';
import { rowElementId } from '#app/local-cart/gone-rows.ts';
import { RowChildren } from '#app/cart/services/row-children.tsx';
import { RowDelivery } from '#app/cart/delivery/row-delivery.tsx';
import { RowNotes } from './row-notes.tsx';
import { RowTitle } from './row-title.tsx';
import { RowPrice, WhyThisPrice } from './row-price.tsx';
import { RowQuantity } from './row-quantity.tsx';
import type { RowView } from './row-view.ts';
import type { MessageOffer as Offer, ShownMessage } from '#app/cart/messages/shown-message.ts';
import { MessageList } from '#app/cart/messages/message-list.tsx';
import { SaveForm } from '#app/cart/saved/save-form.tsx';
import { usePlaceState } from '#app/cart/actions/place-state.ts';
import { useFieldLimit } from './use-field-limit.ts';

/** One item of the cart, from the text of its row: rendered again only when that says something else. */
export const CartRow = memo(({ text }: { text: string }) => <CartRowContent row={unpackRow(text)} />);
CartRow.displayName = 'CartRow';

/** Messages of how a row comes: its quantity is all right. */
const ABOUT_DELIVERY: readonly string[] = [
  'DELIVERY_COMBINATION_CONSTRAINT_FAILED',
  'INVALID_STORE_NUMBER',
  'NOT_AVAILABLE_FOR_BOPIS',
  'SAME_DAY_NOT_POSSIBLE',
];

/** What it is, how many, how it comes, what it costs. */
function CartRowContent({ row }: { row: RowView }) {
  const { lineId, title } = row;
  const state = usePlaceState(lineId);
  const isBeingSaved = state.busy.includes('save');
  const messagesId = `messages-${lineId}`;
  const fresh = state.result?.messages ?? [];
  const { limit, onRefuse } = useFieldLimit(row.qty);
  const messages = [...limit, ...fresh, ...row.messages.filter(({ code }) => !fresh.some((one) => one.code === code))];
  const offerOf = ({ offer }: ShownMessage) =>
    offer && <MessageOffer offer={offer} title={title} isBusy={state.busy.includes('deliver-rest')} />;
  if (row.isRemoved) return <RemovedRow row={row} />;
  return (
    <li id={rowElementId(lineId)} className="cart-row" data-state={state.busy.includes('remove') || isBeingSaved ? 'leaving' : undefined}>
      {row.picture !== undefined && <Picture picture={row.picture} widths={[160]} isDecorative className="cart-row-picture" />}
      <div className="cart-row-name">
        <h3>
          <a href={row.url}>
            <RowTitle title={title} />
          </a>
        </h3>
        <p className="cart-row-facts">
          {row.facts.map((fact) => (
            <span key={fact} className="cart-row-fact">
              {fact}
            </span>
          ))}
          {row.isOnContract && <Badge tone="brand">ON CONTRACT</Badge>}
          {row.limit !== undefined && <Badge>Limited Quantities: up to {row.limit}</Badge>}
        </p>
        {row.personal !== undefined && (
          <>
            <PersonalLines lines={row.personal.lines} />
            <a className="link inline-flex min-h-11 items-center text-sm" href={row.personal.href}>
              Edit<span className="hearable"> the details of {title}</span>
            </a>
          </>
        )}
      </div>
      <RowQuantity
        lineId={lineId}
        title={title}
        qty={row.qty}
        step={row.step}
        state={state}
        onRefuse={onRefuse}
        describedBy={messages.length > 0 ? messagesId : undefined}
        isInvalid={limit.length > 0 || fresh.some(({ tone, code }) => tone === 'failure' && !ABOUT_DELIVERY.includes(code))}
      />
      <RowPrice row={row} />
      <RowDelivery row={row} busy={state.busy} />
      <div className="cart-row-act">
        <ToListLink of={{ itemId: row.itemId, qty: row.qty }} className={buttonClass({ look: 'quiet', size: 'small' })}>
          <span>Add to list</span>
          <span className="hearable">: {title}</span>
        </ToListLink>
        <SaveForm lineId={lineId} title={title} isBusy={isBeingSaved} />
        <RemoveForm lineId={lineId} title={title} isBusy={state.busy.includes('remove')} />
      </div>
      <WhyThisPrice row={row} />
      {messages.length > 0 && (
        <div className="cart-row-messages">
          <MessageList id={messagesId} messages={messages} isLive={limit.length + fresh.length > 0} actionOf={offerOf} />
        </div>
      )}
      <RowNotes row={row} busy={state.busy} />
      <RowChildren row={row} busy={state.busy} />
    </li>
  );
}

/** The form that a message offers, with its fields as it has them. */
function MessageOffer({ offer: { label, fields }, title, isBusy }: { offer: Offer; title: string; isBusy: boolean }) {
  return (
    <form method="post">
      {fields.map(([name, value], index) => (
        <input key={`${name}-${index}`} type="hidden" name={name} value={value} />
      ))}
      <Button look="secondary" size="small" isBusy={isBusy} aria-label={`${label}: ${title}`}>
        {label}
      </Button>
    </form>
  );
}

/** A row that was just taken out: told once more, so that nobody wonders where it went. */
function RemovedRow({ row: { lineId, title, qty } }: { row: RowView }) {
  return (
    <li id={rowElementId(lineId)} className="cart-row cart-row-removed">
      <p>
        Removed: <s>{title}</s>
        {qty > 1 && ` × ${qty.toLocaleString('en-US')}`}
      </p>
    </li>
  );
}
