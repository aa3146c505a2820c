import { startTransition, useCallback, useEffect, useMemo, useReducer, useRef, useState, type RefObject } from 'react';
import { outcomeOfAnswer } from '#app/adding/answered-add.ts';
import { requestAdd } from '#app/catalog/tiles/add-requests.ts';
import { knownCart, subscribeToCart, useCart } from '#app/local-cart/cart-store.ts';
import { fieldIn } from '#app/local-cart/intentions.ts';
import { NO_CONNECTION } from '#app/api/unreached.ts';
import { showToast } from '#app/ui/toast-queue.ts';
import type { Looked } from './quick-form.server.ts';
import { FILE_FIELD, LIST_FIELD, QUICK_ORDER } from './quick-order-paths.ts';
import { addFormOf, asksWhich, askOf, isStale, readyIn, type FormRow, type Ready } from './quick-rows.ts';
import { firstState, nextState, type QuickEvent, type QuickState } from './quick-state.ts';
import type { RowEvents } from './quick-row-view.tsx';
import { toldOfAdd } from './told-add.ts';

/** A row is looked up so long after the last letter, or as soon as it is left. */
const PAUSE_MS = 700;
/** What changes many rows at once: a thousand are drawn bit by bit, and nobody who types waits for them. */
const OF_MANY_ROWS: ReadonlySet<QuickEvent['type']> = new Set(['LIST', 'ANSWER', 'REMOVE', 'CLEAR', 'ADDED']);
/** By which its adds are known from others: this page says itself what came of them. */
const MARK = 'toldBy';
/** Rows that are changed while they are looked up are looked up again, so often before an add. */
const MOST_TURNS = 4;

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
function isOpen(row: FormRow): boolean {
  return row.text.trim() !== '' && (row.answer === undefined || isStale(row));
}

/** What the page was made with, where its form was sent without scripts. */
export type Sent = Partial<QuickState> & { readonly rows: readonly FormRow[] };

/** What the page does where scripts run. */
export function useQuickOrder(sent: Sent | undefined) {
  const [state, dispatch] = useReducer(nextState, sent, (first) => firstState(first?.rows ?? [], first));
  // What holds once all that has happened is drawn: rows that are drawn bit by bit are in it already.
  const latest = useRef(state);
  const send = useCallback((event: QuickEvent) => {
    latest.current = nextState(latest.current, event);
    if (OF_MANY_ROWS.has(event.type))
      startTransition(() => {
        dispatch(event);
      });
    else dispatch(event);
  }, []);
  const [loading, setLoading] = useState<string>();
  const works = useRef(new Set<AbortController>());
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const flying = useRef(new Set<Promise<boolean>>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Looks up all rows that have something new, in one call. @returns whether it could be. */
  const lookUpRows = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    const asked = latest.current.rows.filter((row) => isOpen(row) && !latest.current.busy.has(row.key));
    if (asked.length === 0) return true;
    send({ type: 'ASK', keys: asked.map(({ key }) => key) });
    const form = new FormData();
    form.set('rows', JSON.stringify(asked.map(askOf)));
    const asking = ask(form, new AbortController().signal).then((answer) => {
      if ('problem' in answer) send({ type: 'FAIL', problem: answer.problem });
      else send({ type: 'ANSWER', asked, rows: answer.rows });
      return !('problem' in answer);
    });
    flying.current.add(asking);
    const isDone = await asking;
    flying.current.delete(asking);
    return isDone;
  }, [send]);

  /** Waits until every row has been looked up as it stands. @returns whether all are. */
  const settle = useCallback(async (): Promise<boolean> => {
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      // Those that are under way first: a row of theirs may have been changed since.
      const done = await Promise.all([...flying.current, lookUpRows()]);
      if (!done.every(Boolean)) return false;
      if (!latest.current.rows.some(isOpen)) return true;
    }
    return false;
  }, [lookUpRows]);

  /** Looks up a list, a file or a code, one behind the other; all can be stopped. @returns whether it is on the page now. */
  const lookUpList = useCallback(
    (form: FormData, { at, about }: { readonly at?: string; readonly about: string }): Promise<boolean> => {
      const own = new AbortController();
      works.current.add(own);
      const turn = queue.current.then(async () => {
        if (own.signal.aborted) return false;
        setLoading(about);
        const answer = await ask(form, own.signal);
        if (own.signal.aborted) return false;
        works.current.delete(own);
        if (works.current.size === 0) setLoading(undefined);
        if ('problem' in answer) send({ type: 'FAIL', problem: answer.problem });
        else send({ type: 'LIST', at, rows: answer.rows, leftOut: answer.passed, notes: answer.notes });
        return !('problem' in answer);
      });
      queue.current = turn;
      return turn;
    },
    [send],
  );

  const cancel = useCallback(() => {
    for (const work of works.current) work.abort();
    works.current.clear();
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
        if (row?.answer !== undefined && asksWhich(row.answer)) rememberChoice(row.text, item.itemId);
      },
      onQty: (key, qty) => {
        send({ type: 'QTY', key, qty });
        timer.current = setTimeout(() => void lookUpRows(), 0);
      },
      onRemove: (key) => send({ type: 'REMOVE', key }),
    }),
    [lookUpRows, send],
  );
  const adding = useAdding(latest, { send, settle });
  return { state, send, loading, events, lookUpRows, lookUpList, cancel, ...adding };
}

/** Remembers it for who has signed in; what cannot be is no error of theirs. */
function rememberChoice(said: string, itemId: string): void {
  const form = new FormData();
  form.set('remember', JSON.stringify([{ said, itemId }]));
  void ask(form, new AbortController().signal);
}

type Ways = { readonly send: (event: QuickEvent) => void; readonly settle: () => Promise<boolean> };

/** Adds what is ready by the way of every add, once all that was typed has been looked up. What comes into the cart leaves the page; what does not stays with its reason. */
function useAdding(latest: RefObject<QuickState>, { send, settle }: Ways) {
  const asked = useRef<Ready>({ items: [], beyond: [], over: [] });
  const [isSettling, setSettling] = useState(false);
  const isAdding = useCart(({ intentions }) => intentions.some(({ fields }) => fieldIn(fields, MARK) !== ''));
  useEffect(() => {
    let lastKey = '';
    return subscribeToCart(() => {
      const answer = knownCart().answeredAdds.find(({ fields }) => fieldIn(fields, MARK) !== '');
      if (answer === undefined || answer.key === lastKey) return;
      lastKey = answer.key;
      const outcome = outcomeOfAnswer(answer);
      if (!outcome.isDone && outcome.missed.length === 0) {
        send({ type: 'FAIL', problem: outcome.messages[0]?.text ?? NO_CONNECTION });
        return;
      }
      const { told, missed } = toldOfAdd(outcome, asked.current);
      send({ type: 'ADDED', keys: asked.current.items.flatMap(({ keys }) => keys), missed, told });
      showToast({ text: told.text, tone: told.isDone ? 'neutral' : 'failure' });
    });
  }, [send]);
  const add = async () => {
    setSettling(true);
    const isSettled = await settle();
    setSettling(false);
    const ready = readyIn(latest.current.rows);
    if (!isSettled || ready.items.length === 0) return;
    asked.current = ready;
    const form = addFormOf(ready);
    form.set(MARK, QUICK_ORDER.page);
    requestAdd(form);
  };
  return { add, isAdding: isAdding || isSettling };
}

/** A form with a list, or with a file. */
export function listForm(list: string | File): FormData {
  const form = new FormData();
  form.set(typeof list === 'string' ? LIST_FIELD : FILE_FIELD, list);
  return form;
}
