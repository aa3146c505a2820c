import { startTransition, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { quantityInField, submittedQuantity } from '#domain/catalog/quantity-field.ts';
import { textIn } from '#app/api/form-request.ts';
import { actionKey } from './cart-busy.ts';
import { forgetPlaces, markBusy, markIdle, placeState, noPlaceState, subscribeToPlaces, type PlaceState } from './place-state.ts';
import { readIntent, type CartIntent } from './action-result.ts';
import { RowQueue, type Intention } from '#app/cart/rows/row-queue.ts';
import { useSubmitInPlace } from './use-submit-in-place.ts';

/** The state of a place of the page; what shows it is rendered again only when something happens there. */
export function usePlaceState(place: string): PlaceState {
  return useSyncExternalStore(subscribeToPlaces, () => placeState(place), noPlaceState);
}

/** The place that a form is about: the row that it names, or the whole cart. */
export function placeOf(form: FormData): string {
  return textIn(form, 'place') || textIn(form, 'cartItemId');
}

/**
 * Lets the plain forms within an element change the cart without leaving the page: give the result to the element as
 * onSubmit. A page has hundreds of them, and a component of the router for each would cost more than all they show.
 * Quantities and removals of a row go one after the other, so that what was wanted last is what stays.
 */
export function useCartForms(): (event: FormEvent<HTMLElement>) => void {
  const submit = useSubmitInPlace();
  const settle = useSettled();
  useEffect(() => forgetPlaces, []);
  const act = useCallback(
    async (fields: FormData, intent: CartIntent): Promise<void> => {
      const place = placeOf(fields);
      markBusy(place, intent);
      const key = actionKey(intent, intent === 'add' || intent === 'remove-coupon' ? `${place}-${keyOf(fields)}` : place);
      await submit(fields, key);
      settle(place, intent);
    },
    [submit, settle],
  );
  const queue = useMemo(
    () =>
      new RowQueue<void>({
        send: (lineId, intention) => act(fieldsOf(lineId, intention), intentOf(intention)),
        onSettled: () => undefined,
      }),
    [act],
  );
  return useCallback(
    (event) => {
      if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
      const fields = new FormData(event.target, submitterOf(event));
      const intent = readIntent(textIn(fields, 'intent'));
      if (intent === undefined || intent === 'checkout' || intent === 'continue-as-guest') return;
      event.preventDefault();
      const lineId = textIn(fields, 'cartItemId');
      if (intent === 'remove') queue.want(lineId, { kind: 'remove' });
      else if (intent === 'quantity')
        queue.want(lineId, { kind: 'quantity', qty: submittedQuantity(quantityInField(textIn(fields, 'qty'))) });
      // A second press while the first is on its way means the same.
      else if (intent === 'add' || !placeState(placeOf(fields)).busy.includes(intent)) void act(fields, intent);
    },
    [act, queue],
  );
}

/**
 * Ends what is under way at a place once the page shows the cart that came of it: the router shows it in a transition, and a
 * transition that begins after it is not shown before it.
 */
function useSettled(): (place: string, intent: CartIntent) => void {
  const waiting = useRef<{ readonly turn: number; readonly place: string; readonly intent: CartIntent }[]>([]);
  const last = useRef(0);
  const [shownTurn, setShownTurn] = useState(0);
  useEffect(() => {
    const done = waiting.current.filter(({ turn }) => turn <= shownTurn);
    waiting.current = waiting.current.filter(({ turn }) => turn > shownTurn);
    for (const { place, intent } of done) markIdle(place, intent);
  }, [shownTurn]);
  return useCallback((place, intent) => {
    last.current += 1;
    const turn = last.current;
    waiting.current.push({ turn, place, intent });
    startTransition(() => {
      setShownTurn(turn);
    });
  }, []);
}

function submitterOf({ nativeEvent }: FormEvent): HTMLElement | null {
  return nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
}

function keyOf(fields: FormData): string {
  return textIn(fields, 'itemId') || textIn(fields, 'code');
}

function intentOf({ kind }: Intention): CartIntent {
  return kind;
}

function fieldsOf(lineId: string, intention: Intention): FormData {
  const fields = new FormData();
  fields.append('intent', intention.kind);
  fields.append('cartItemId', lineId);
  if (intention.kind === 'quantity') fields.append('qty', String(intention.qty));
  return fields;
}

/**
 * Remembers where the focus is when a form is sent, and puts it back there when its row has moved to another place of the
 * page; to the row's title when what had it is folded away or gone.
 */
export function useKeptFocus(): (event: FormEvent<HTMLElement>) => void {
  const last = useRef<{ readonly id: string; readonly rowId: string }>(undefined);
  useEffect(() => {
    if (last.current === undefined || document.activeElement !== document.body) return;
    const { id, rowId } = last.current;
    last.current = undefined;
    focusOn(document.getElementById(id));
    if (document.activeElement === document.body) focusOn(document.getElementById(rowId)?.querySelector('a'));
  });
  return useCallback(() => {
    const active = document.activeElement;
    const rowId = active?.closest('li[id]')?.id ?? '';
    last.current = active === null ? undefined : { id: active.id, rowId };
  }, []);
}

function focusOn(element: HTMLElement | null | undefined): void {
  element?.focus();
}
