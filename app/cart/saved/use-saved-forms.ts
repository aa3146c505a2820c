import { useCallback, useEffect, useRef, useState } from 'react';
import { textIn } from '#app/api/form-request.ts';
import { showToast } from '#app/ui/toast-queue.ts';
import { actionKey } from '#app/cart/actions/cart-busy.ts';
import { useSubmitInPlace } from '#app/cart/actions/use-submit-in-place.ts';
import { isAboutSaved, readIntent, type ActionResult } from '#app/cart/actions/action-result.ts';
import { markBusy, markIdle, placeState } from '#app/cart/actions/place-state.ts';
import type { ShownMessage } from '#app/cart/messages/shown-message.ts';
import { rowElementId } from '#app/cart/rows/row-element.ts';
import { placeOfSaved, provideSavedActions } from './ask-saved.ts';
import { savedElementId } from './saved-row.tsx';

/** Why items stay saved, by item; `liveId` names the one whose reason is read out. */
export type LeftReasons = { readonly byId: ReadonlyMap<string, readonly ShownMessage[]>; readonly liveId: string | undefined };

const NO_REASONS: LeftReasons = { byId: new Map(), liveId: undefined };

/**
 * Sends the forms of the saved list without leaving the page: each goes its own way, so that one does not wait for another.
 * `fetcherKeys` are those of the actions of this visit; whoever shows the list watches them and gives their results to `settle`.
 */
export function useSavedForms() {
  const submit = useSubmitInPlace();
  const [fetcherKeys, setFetcherKeys] = useState<readonly string[]>([]);
  const [reasons, setReasons] = useState(NO_REASONS);
  const keepFocus = useFocusAfter();
  const act = useCallback(
    async (fields: FormData): Promise<void> => {
      const place = placeOfSaved(fields);
      const intent = readIntent(textIn(fields, 'intent'));
      if (intent === undefined || placeState(place).busy.some(isAboutSaved)) return;
      const key = actionKey('saved', place);
      setFetcherKeys((keys) => (keys.includes(key) ? keys : [...keys, key]));
      keepFocus(place);
      markBusy(place, intent);
      await submit(fields, key).finally(() => {
        markIdle(place, intent);
      });
    },
    [submit, keepFocus],
  );
  useEffect(() => {
    provideSavedActions((fields) => void act(fields));
    return () => {
      provideSavedActions(undefined);
    };
  }, [act]);
  const settle = useCallback(
    (result: ActionResult) => {
      showResult(result, (fields) => void act(fields));
      setReasons((known) => reasonsAfter(known, result));
    },
    [act],
  );
  return { act, fetcherKeys, reasons, settle };
}

/** What came of a act, at the foot of the page, with the way back where there is one. */
function showResult({ success, isDone, removed, left, messages }: ActionResult, act: (fields: FormData) => void): void {
  if (success !== undefined) {
    const undo = () => {
      const fields = new FormData();
      for (const [name, value] of removed?.again ?? []) fields.append(name, value);
      act(fields);
    };
    showToast({ text: success, ...(removed !== undefined && { action: { label: 'Undo', onPress: undo } }) });
  } else if (!isDone && (left ?? []).length === 0) showToast({ text: messages[0]?.text ?? '', tone: 'failure' });
}

function reasonsAfter(known: LeftReasons, { intent, lineId, left }: ActionResult): LeftReasons {
  const fresh = (left ?? []).map(({ listItemId, messages }) => [listItemId, messages] as const);
  if (intent === 'move-all-saved') return { byId: new Map(fresh), liveId: undefined };
  return { byId: new Map([...[...known.byId].filter(([id]) => id !== lineId), ...fresh]), liveId: fresh[0]?.[0] };
}

/**
 * Notes what stands beside the row or saved item that is about to go. Once the pressed button has gone, and the focus with it,
 * the focus is put there: on the next one, the one before, the list, the cart, or the page.
 */
function useFocusAfter(): (place: string) => void {
  const pressed = useRef<Element>(null);
  const candidates = useRef<string[]>([]);
  useEffect(() => {
    if (pressed.current === null || pressed.current.isConnected || document.activeElement !== document.body) return;
    pressed.current = null;
    const found = candidates.current.map((id) => document.getElementById(id)).find((one) => one !== null);
    (found?.querySelector<HTMLElement>('h3 a') ?? found)?.focus();
  });
  return useCallback((place) => {
    const element = document.getElementById(savedElementId(place)) ?? document.getElementById(rowElementId(place));
    const beside = [element, element?.nextElementSibling, element?.previousElementSibling].flatMap((one) => one?.id ?? []);
    pressed.current = document.activeElement;
    candidates.current = [...beside.filter((id) => id !== ''), 'saved-title', 'cart-title', 'main'];
  }, []);
}
