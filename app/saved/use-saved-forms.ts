import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useSubmit } from 'react-router';
import { textIn } from '#app/api/form-request.ts';
import { showToast } from '#app/ui/toast-queue.ts';
import { actionKey } from '#app/cart/actions/cart-busy.ts';
import type { ActionResult } from '#app/cart/actions/action-result.ts';
import type { ShownMessage } from '#app/cart/messages/shown-message.ts';
import { rowElementId } from '#app/cart/rows/row-element.ts';
import { isPlaceBusy, provideSavedActions, noteBusy, placeOfSaved } from './saved-busy.ts';
import { savedElementId } from './saved-row.tsx';

/** Why items stay saved, by item; `liveId` names the one whose reason is read out. */
export type LeftReasons = { readonly byId: ReadonlyMap<string, readonly ShownMessage[]>; readonly liveId: string | undefined };

const NO_REASONS: LeftReasons = { byId: new Map(), liveId: undefined };

/**
 * Changes the saved list and the cart without leaving the page: each change goes its own way, so that one does not wait for
 * another. `fetcherKeys` are those of the changes of this visit; whoever shows the list watches them and gives their results
 * to `settle`.
 */
export function useSavedForms() {
  const submit = useSubmit();
  const { pathname } = useLocation();
  const [fetcherKeys, setFetcherKeys] = useState<readonly string[]>([]);
  const [reasons, setReasons] = useState(NO_REASONS);
  const keepFocus = useFocusAfter();
  const change = useCallback(
    async (fields: FormData): Promise<void> => {
      const place = placeOfSaved(fields);
      if (isPlaceBusy(place)) return;
      const key = actionKey('saved', place);
      setFetcherKeys((keys) => (keys.includes(key) ? keys : [...keys, key]));
      keepFocus(place);
      noteBusy(place, textIn(fields, 'intent'));
      const done = submit(fields, { method: 'post', action: pathname, navigate: false, fetcherKey: key });
      await done.finally(() => {
        noteBusy(place, undefined);
      });
    },
    [submit, pathname, keepFocus],
  );
  useEffect(() => {
    provideSavedActions((fields) => void change(fields));
    return () => {
      provideSavedActions(undefined);
    };
  }, [change]);
  const settle = useCallback(
    (result: ActionResult) => {
      showResult(result, (fields) => void change(fields));
      setReasons((known) => reasonsAfter(known, result));
    },
    [change],
  );
  return { change, fetcherKeys, reasons, settle };
}

/** What came of a change, at the foot of the page, with the way back where there is one. */
function showResult({ success, isDone, removed, left, messages }: ActionResult, change: (fields: FormData) => void): void {
  if (success !== undefined) {
    const undo = () => {
      const fields = new FormData();
      for (const [name, value] of removed?.again ?? []) fields.append(name, value);
      change(fields);
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
