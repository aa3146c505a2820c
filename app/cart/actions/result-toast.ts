import { useEffect, useRef } from 'react';
import { showToast } from '#app/ui/toast-queue.ts';
import { rowElementId } from '#app/cart/rows/row-element.ts';
import { actionKey } from './cart-busy.ts';
import { useSubmitInPlace } from './use-submit-in-place.ts';
import type { CartIntent, ActionResult } from './action-result.ts';
import { pickupToast } from '#app/cart/messages/pickup-notification.ts';

/** What goes wrong with these stands beside their fields. */
const IN_PLACE: readonly CartIntent[] = ['apply-coupon', 'furniture', 'later-day'];

/** Shows the result of an action where no row shows it: what is gone, with the way to bring it back, what worked, what failed, and what it did to what is picked up. */
export function useResultToast(result: ActionResult | undefined): void {
  const submit = useSubmitInPlace();
  const last = useRef<ActionResult>(undefined);
  useEffect(() => {
    if (result === undefined || result === last.current) return;
    last.current = result;
    const { removed, lineId = '', messages, pickup } = result;
    const success = result.success ?? '';
    if (removed !== undefined) {
      const undo = () => {
        void submit(undoForm(removed.again), actionKey('undo', lineId));
      };
      const gone = success === '' ? `Removed: ${removed.title}` : success;
      const text = pickup === undefined ? gone : `${pickupToast(pickup)}. ${removed.title}`;
      showToast({ text, action: { label: 'Undo', onPress: undo } });
      if (lineId !== '') focusBeside(lineId);
    } else if (success !== '') showToast({ text: success });
    else if (!result.isDone && !IN_PLACE.includes(result.intent) && (lineId === '' || result.intent === 'remove'))
      showToast({ text: messages[0]?.text ?? '', tone: 'failure' });
    else if (pickup !== undefined) showToast({ text: pickupToast(pickup) });
  }, [result, submit]);
}

function undoForm(fields: readonly (readonly [string, string])[]): FormData {
  const form = new FormData();
  if (!fields.some(([name]) => name === 'intent')) form.append('intent', 'add');
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

/** The row is about to go: the focus goes to its neighbour, or to the heading when it was the last. */
function focusBeside(lineId: string): void {
  const row = document.getElementById(rowElementId(lineId));
  if (row?.contains(document.activeElement) !== true && document.activeElement !== document.body) return;
  const rows = [...document.querySelectorAll<HTMLElement>('.cart-row')];
  const at = row === null ? -1 : rows.findIndex((one) => one === row);
  const next = rows[at + 1] ?? rows[at - 1];
  const target = next?.querySelector<HTMLElement>('.cart-row-name a') ?? document.querySelector<HTMLElement>('#cart-title');
  target?.focus();
}
