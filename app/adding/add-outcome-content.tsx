import { subtotalText } from '#domain/cart/rows/count-items.ts';
import type { ReactNode } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { RowTitle } from '#app/cart/rows/row-title.tsx';
import { MessageList } from '#app/cart/messages/message-list.tsx';
import type { ShownMessage } from '#app/cart/messages/shown-message.ts';
import { ShippingGoalMeter } from '#app/cart/summary/shipping-goal-meter.tsx';
import { TakenOffLine } from '#app/cart/summary/taken-off-line.tsx';
import { ADD_PATH, addFromForm } from '#app/catalog/tiles/add-requests.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { addedText, outcomeTitle, quantityText } from './add-outcome-text.ts';
import type { AddedLine, AddOutcome, CartSum } from './add-outcome.ts';
import { MissedItems } from './missed-items.tsx';
import { Suggestions } from './suggestion-list.tsx';

/** The most rows that are shown one by one; the cart shows all. */
const MOST_LINES = 5;

export type AddOutcomeContentProps = {
  outcome: AddOutcome;
  /** The choices about what was replaced, which need a script. */
  replacements?: readonly ReactNode[] | undefined;
  /** What can go along: stands below what was added. */
  children?: ReactNode;
};

/** What was added, what was not and why, what to take instead, and how far it is to free shipping. */
export function AddOutcomeContent({ outcome, replacements = [], children }: AddOutcomeContentProps) {
  const { lines, messages, missed, suggestions, pickup, cart, isDone } = outcome;
  const title = outcomeTitle(outcome);
  const said = addedText(outcome);
  const replaced = new Set(outcome.replacements.map(({ message: { text } }) => text));
  const plain = replacements.length > 0 ? messages.filter(({ text }) => !replaced.has(text)) : messages;
  const shownLines =
    replacements.length > 0 ? lines.filter(({ lineId }) => !outcome.replacements.some((one) => one.lineId === lineId)) : lines;
  return (
    <>
      {isDone && said !== title && (
        <p className="flex items-center gap-2 font-semibold text-success">
          <CircleCheck size={20} aria-hidden="true" />
          {said}
        </p>
      )}
      {replacements}
      {shownLines.length > 0 && <Lines lines={shownLines} />}
      {pickup !== undefined && (
        <Notice tone="success" title={pickup.title}>
          {pickup.summary !== '' && pickup.summary}
        </Notice>
      )}
      <MessageList messages={withoutTitle(plain, title)} />
      <MissedItems missed={missed} title={title} />
      <Suggestions heading="Our experts suggest" suggestions={suggestions} />
      {children}
      {cart !== undefined && isDone && <CartSumLines cart={cart} />}
    </>
  );
}

/** What stands over all of it needs not be said again. */
function withoutTitle(messages: readonly ShownMessage[], title: string): ShownMessage[] {
  return messages.map((one) => (one.title === title ? { ...one, title: undefined } : one));
}

function Lines({ lines }: { lines: readonly AddedLine[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {lines.slice(0, MOST_LINES).map((line) => (
        <li key={line.lineId} className="flex items-center gap-4">
          {line.picture !== undefined && (
            <Picture picture={line.picture} widths={[160]} isEager isDecorative className="w-20 flex-none rounded-md" />
          )}
          <div className="min-w-0 flex-1">
            <p className="font-medium">
              <RowTitle title={line.title} />
            </p>
            <p className="figures text-sm text-ink-faint">
              Item {line.itemId} · {quantityText(line)}
            </p>
            {line.rest !== undefined && (
              <form method="post" action={ADD_PATH} onSubmit={addFromForm} className="mt-1">
                <input type="hidden" name="itemId" value={line.itemId} />
                <input type="hidden" name="qty" value={line.rest.qty} />
                <input type="hidden" name="deliveryType" value="STA" />
                <Button look="secondary" size="small" aria-label={`${line.rest.label}: ${line.title}`}>
                  {line.rest.label}
                </Button>
              </form>
            )}
            {line.notice !== undefined && <Badge tone="brand">{line.notice}</Badge>}
          </div>
          <b className="figures">{line.price}</b>
        </li>
      ))}
      {lines.length > MOST_LINES && <li className="text-sm text-ink-soft">and {lines.length - MOST_LINES} more</li>}
    </ul>
  );
}

function CartSumLines({ cart: { count, subtotal, takenOff, shippingGoal } }: { cart: CartSum }) {
  return (
    <div className="figures flex flex-col gap-2 border-t border-line pt-3" aria-live="polite">
      <TakenOffLine takenOff={takenOff} />
      <p className="flex justify-between gap-4">
        <span>{subtotalText(count)}</span>
        <b>{subtotal}</b>
      </p>
      {shippingGoal !== undefined && <ShippingGoalMeter goal={shippingGoal} />}
    </div>
  );
}
