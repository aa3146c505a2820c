import { useEffect, useRef } from 'react';
import { knownCart, useCart } from '#app/local-cart/cart-store.ts';
import { fieldIn } from '#app/local-cart/intentions.ts';
import { undoRemoval, want } from '#app/local-cart/want.ts';
import { pickupToast } from '#app/cart/messages/pickup-notification.ts';
import { showToast } from '#app/ui/toast-queue.ts';
import { focusWhatReturns } from './use-kept-focus.ts';
import { isAboutSaved, readChange, type ActionResult, type CartIntent } from './action-result.ts';

/** What goes wrong with these stands beside their fields. */
const IN_PLACE: readonly CartIntent[] = ['apply-coupon', 'furniture', 'later-day'];

/** Shows the result of an action where no row shows it: what is gone, with the way to bring it back, what worked, what failed, and what it did to what is picked up. */
export function useResultToast(): void {
  const result = useCart(({ latest }) => latest);
  const last = useRef<ActionResult>(undefined);
  useEffect(() => {
    if (result === undefined || result === last.current) return;
    last.current = result;
    const toast = toastOf(result);
    if (toast !== undefined) showToast(toast);
  }, [result]);
}

function toastOf(result: ActionResult): Parameters<typeof showToast>[0] | undefined {
  const { removed, lineId = '', messages, pickup, left = [] } = result;
  const success = result.success ?? '';
  if (removed !== undefined) {
    if (isShownInPlace(lineId)) return pickup && { text: pickupToast(pickup) };
    const gone = success === '' ? `Removed: ${removed.title}` : success;
    const text = pickup === undefined ? gone : `${pickupToast(pickup)}. ${removed.title}`;
    return { text, action: { label: 'Undo', onPress: () => undo(lineId, removed.again) } };
  }
  // What a coupon waits for is nothing that went wrong.
  const waiting = result.intent === 'apply-coupon' ? messages.filter(({ tone }) => tone === 'info').map(({ text }) => text) : [];
  const told = [...(success === '' ? [] : [success]), ...waiting];
  if (told.length > 0) return { text: told.join(' ') };
  const isToldElsewhere =
    IN_PLACE.includes(result.intent) || (lineId !== '' && !['remove', 'remove-saved', 'move-saved'].includes(result.intent));
  if (!result.isDone && left.length === 0 && (!isToldElsewhere || (isAboutSaved(result.intent) && result.intent !== 'save')))
    return { text: messages[0]?.text ?? '', tone: 'failure' };
  return pickup && { text: pickupToast(pickup) };
}

/** A row that was removed says so in its place, as long as there is a list that it stood in. */
function isShownInPlace(lineId: string): boolean {
  const { cart, gone } = knownCart();
  return cart?.state === 'FILLED' && gone.some((row) => row.lineId === lineId && row.parentId === undefined);
}

function undo(lineId: string, again: readonly (readonly [string, string])[]): void {
  if (knownCart().gone.some((row) => row.lineId === lineId)) undoRemoval(lineId);
  else want(again, readChange(fieldIn(again, 'intent')) ?? 'add');
  if (document.activeElement?.closest('.toast') != null) void focusWhatReturns();
}
