import { startTransition, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { outcomeOfAnswer } from '#app/adding/answered-add.ts';
import { requestAdd } from '#app/catalog/tiles/add-requests.ts';
import { knownCart, subscribeToCart, useCart } from '#app/local-cart/cart-store.ts';
import { fieldIn } from '#app/local-cart/intentions.ts';
import { NO_CONNECTION } from '#app/api/unreached.ts';
import type { Looked } from './quick-form.server.ts';
import { FILE_FIELD, LIST_FIELD, QUICK_ORDER } from './quick-order-paths.ts';
import { addFormOf, askOf, readyIn, type FormRow } from './quick-rows.ts';
import { firstState, nextState, type QuickEvent, type QuickState } from './quick-state.ts';
import type { RowEvents } from './quick-row-view.tsx';

/** A row is looked up so long after the last letter, or as soon as it is left. */
const PAUSE_MS = 700;
/** What changes many rows at once: a thousand are drawn bit by bit, and nobody who types waits for them. */
const OF_MANY_ROWS: ReadonlySet<QuickEvent['type']> = new Set(['LIST', 'ANSWER', 'REMOVE', 'CLEAR', 'ADDED']);
/** By which its adds are known from others. */
const MARK = 'quickOrder';

type Answer = Looked | { readonly problem: string };

async function ask(form: FormData, signal: AbortSignal): Promise<Answer> {
  try {
    const answer = await fetch(QUICK_ORDER.lookUp, { method: 'POST', body: form, signal, headers: { accept: 'application/json' } });
    // Of our own server, by the contract.
    const told: Answer = await answer.json();
    return told;
  } catch {
    return { problem: NO_CONNECTION };
  }
}

/** Whether a row has something to look up that has not been. */
function isOpen({ text, qty, answer }: FormRow): boolean {
  return text.trim() !== '' && (answer === undefined || qty !== answer.qtyText);
}

/** What the page was made with, where its form was sent without scripts. */
export type Sent = Partial<QuickState> & { readonly rows: readonly FormRow[] };

/** What the page does where scripts run. */
export function useQuickOrder(sent: Sent | undefined) {
  const [state, dispatch] = useReducer(nextState, sent, (first) => firstState(first?.rows ?? [], first));
  const send = useCallback((event: QuickEvent) => {
    if (OF_MANY_ROWS.has(event.type))
      startTransition(() => {
        dispatch(event);
      });
    else dispatch(event);
  }, []);
  const [loading, setLoading] = useState<string>();
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  const work = useRef<AbortController>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Looks up all rows that have something new, in one call. */
  const lookUpRows = useCallback(async () => {
    clearTimeout(timer.current);
    const asked = latest.current.rows.filter((row) => isOpen(row) && !latest.current.busy.has(row.key));
    if (asked.length === 0) return;
    send({ type: 'ASK', keys: asked.map(({ key }) => key) });
    const form = new FormData();
    form.set('rows', JSON.stringify(asked.map(askOf)));
    const answer = await ask(form, new AbortController().signal);
    if ('problem' in answer) send({ type: 'FAIL', problem: answer.problem });
    else send({ type: 'ANSWER', asked, rows: answer.rows });
  }, [send]);

  /** Looks up a list or a file; it can be stopped. @returns whether it is on the page now. */
  const lookUpList = useCallback(
    async (form: FormData, { at, about }: { readonly at?: string; readonly about: string }) => {
      work.current?.abort();
      const own = new AbortController();
      work.current = own;
      setLoading(about);
      const answer = await ask(form, own.signal);
      if (own.signal.aborted) return false;
      setLoading(undefined);
      if ('problem' in answer) send({ type: 'FAIL', problem: answer.problem });
      else send({ type: 'LIST', at, rows: answer.rows, leftOut: answer.passed, notes: answer.notes });
      return !('problem' in answer);
    },
    [send],
  );

  const cancel = useCallback(() => {
    work.current?.abort();
    setLoading(undefined);
  }, []);

  const events = useMemo<RowEvents>(
    () => ({
      onEdit: (key, field, value) => {
        send({ type: 'EDIT', key, field, value });
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void lookUpRows(), PAUSE_MS);
      },
      onChoose: (key, item) => {
        const row = latest.current.rows.find((one) => one.key === key);
        send({ type: 'CHOOSE', key, item });
        if (row?.answer?.reason === null) rememberChoice(row.text, item.itemId);
      },
      onQty: (key, qty) => {
        send({ type: 'QTY', key, qty });
        timer.current = setTimeout(() => void lookUpRows(), 0);
      },
      onRemove: (key) => send({ type: 'REMOVE', key }),
    }),
    [lookUpRows, send],
  );
  const adding = useAdding(latest, send);
  return { state, send, loading, events, lookUpRows, lookUpList, cancel, ...adding };
}

/** Remembers it for who has signed in; what cannot be is no error of theirs. */
function rememberChoice(said: string, itemId: string): void {
  const form = new FormData();
  form.set('remember', JSON.stringify([{ said, itemId }]));
  void ask(form, new AbortController().signal);
}

/** Adds what is ready by the way of every add. What comes into the cart leaves the page; what does not stays with its reason. */
function useAdding(latest: { readonly current: QuickState }, send: (event: QuickEvent) => void) {
  const asked = useRef<readonly string[]>([]);
  const isAdding = useCart(({ intentions }) => intentions.some(({ fields }) => fieldIn(fields, MARK) !== ''));
  useEffect(() => {
    let lastKey = '';
    return subscribeToCart(() => {
      const answer = knownCart().answeredAdds.find(({ fields }) => fieldIn(fields, MARK) !== '');
      if (answer === undefined || answer.key === lastKey) return;
      lastKey = answer.key;
      const { missed, isDone, messages } = outcomeOfAnswer(answer);
      const why = new Map(missed.map((item) => [item.itemId, item.message.text]));
      if (isDone || why.size > 0) send({ type: 'ADDED', keys: asked.current, missed: why });
      else send({ type: 'FAIL', problem: messages[0]?.text ?? NO_CONNECTION });
    });
  }, [send]);
  const add = () => {
    const ready = readyIn(latest.current.rows);
    if (ready.items.length === 0) return;
    asked.current = ready.items.flatMap(({ keys }) => keys);
    const form = addFormOf(ready);
    form.set(MARK, 'true');
    requestAdd(form);
  };
  return { add, isAdding };
}

/** A form with a list, or with a file. */
export function listForm(list: string | File): FormData {
  const form = new FormData();
  form.set(typeof list === 'string' ? LIST_FIELD : FILE_FIELD, list);
  return form;
}
