import type { QuickItem, QuickRow } from '#contracts/quick-order/quick-order.ts';
import { blankRows, chosenRow, FIRST_ROWS, isBlank, rowOf, type FormRow } from './quick-rows.ts';

/** A line of a list that wants nothing, as it was typed. */
export type LeftOut = { readonly row: number; readonly lines: number; readonly typed: string };

/** What is said of an add: the gist of it, and more sentences. */
export type Told = { readonly text: string; readonly isDone: boolean; readonly more: readonly string[] };

/** All that the page of quick order shows. */
export type QuickState = {
  readonly rows: readonly FormRow[];
  /** Keys of the rows that are being looked up. */
  readonly busy: ReadonlySet<string>;
  readonly leftOut: readonly LeftOut[];
  readonly notes: readonly string[];
  /** What was done, and what else is to be known of that. */
  readonly done?: Told | undefined;
  /** What went wrong, and what to do. */
  readonly problem: string | undefined;
  /** So many rows have been named. */
  readonly named: number;
};

export type QuickEvent =
  | { readonly type: 'EDIT'; readonly key: string; readonly field: 'text' | 'qty'; readonly value: string }
  | { readonly type: 'ASK'; readonly keys: readonly string[] }
  /** @param asked the rows as they were asked for: what has changed since then is asked for again. */
  | { readonly type: 'ANSWER'; readonly asked: readonly FormRow[]; readonly rows: readonly QuickRow[] }
  /** Rows of a list, in the place of a row or behind all. */
  | {
      readonly type: 'LIST';
      readonly at: string | undefined;
      readonly rows: readonly QuickRow[];
      readonly leftOut: readonly LeftOut[];
      readonly notes: readonly string[];
    }
  | { readonly type: 'FAIL'; readonly problem: string | undefined }
  | { readonly type: 'CHOOSE'; readonly key: string; readonly item: QuickItem }
  | { readonly type: 'QTY'; readonly key: string; readonly qty: number }
  | { readonly type: 'REMOVE'; readonly key: string }
  | { readonly type: 'MORE' }
  | { readonly type: 'CLEAR' }
  /** @param missed why items are not in the cart, by their numbers; undefined: it has no room. All others of the keys are in it. */
  | {
      readonly type: 'ADDED';
      readonly keys: readonly string[];
      readonly missed: ReadonlyMap<string, string | undefined>;
      readonly told: Told;
    };

export function firstState(rows: readonly FormRow[], more: Partial<QuickState> = {}): QuickState {
  const blanks = blankRows(Math.max(rows.length === 0 ? FIRST_ROWS : 2, FIRST_ROWS - rows.length), rows.length);
  return {
    rows: [...rows, ...blanks],
    busy: new Set(),
    leftOut: [],
    notes: [],
    problem: undefined,
    named: rows.length + blanks.length,
    ...more,
  };
}

/** The page once something has happened. */
export function nextState(state: QuickState, event: QuickEvent): QuickState {
  const { rows } = state;
  const changing = (key: string, change: (row: FormRow) => FormRow) => rows.map((row) => (row.key === key ? change(row) : row));
  switch (event.type) {
    case 'EDIT':
      return { ...state, rows: changing(event.key, (row) => edited(row, event.field, event.value)) };
    case 'ASK':
      return { ...state, busy: new Set([...state.busy, ...event.keys]), problem: undefined };
    case 'ANSWER':
      return answered(state, event.asked, event.rows);
    case 'LIST':
      return listed(state, event);
    case 'FAIL':
      return { ...state, busy: new Set(), problem: event.problem, done: undefined };
    case 'CHOOSE':
      return { ...state, rows: changing(event.key, (row) => chosenRow(row, event.item)) };
    case 'QTY':
      return { ...state, rows: changing(event.key, (row) => ({ ...row, qty: String(event.qty), unit: '' })) };
    case 'REMOVE':
      return {
        ...state,
        rows: rows.length > 1 ? rows.filter(({ key }) => key !== event.key) : blankRows(1, state.named),
        named: state.named + 1,
      };
    case 'MORE':
      return { ...state, rows: [...rows, ...blankRows(FIRST_ROWS, state.named)], named: state.named + FIRST_ROWS };
    case 'CLEAR':
      return { ...firstState([]), rows: blankRows(FIRST_ROWS, state.named), named: state.named + FIRST_ROWS };
    case 'ADDED':
      return added(state, event);
    default:
      return event satisfies never;
  }
}

/** Another text is another thing: what was chosen or said of the one before does not hold for it. */
function edited(row: FormRow, field: 'text' | 'qty', value: string): FormRow {
  if (field === 'qty') return { ...row, qty: value, missed: undefined };
  return { ...row, text: value, unit: '', itemId: '', missed: undefined, answer: undefined };
}

function answered(state: QuickState, asked: readonly FormRow[], answers: readonly QuickRow[]): QuickState {
  const before = new Map(asked.map((row, at) => [row.key, { row, at: at + 1 }]));
  let { named } = state;
  const rows = state.rows.flatMap((row) => {
    const one = before.get(row.key);
    if (one === undefined || one.row.text !== row.text || one.row.qty !== row.qty) return [row];
    const own = answers.filter((answer) => answer.row === one.at);
    return own.length === 0
      ? [row]
      : own.map((answer, index) => {
          if (index > 0) named += 1;
          return rowOf(answer, index === 0 ? row.key : `n${named}`);
        });
  });
  return { ...state, rows, named, busy: new Set([...state.busy].filter((key) => !before.has(key))) };
}

function listed(state: QuickState, { at, rows: answers, leftOut, notes }: Extract<QuickEvent, { type: 'LIST' }>): QuickState {
  const fresh = answers.map((answer, index) => rowOf(answer, `n${state.named + index}`));
  const named = state.named + fresh.length + 2;
  const place = state.rows.findIndex(({ key }) => key === at);
  const filled = state.rows.filter((row) => !isBlank(row));
  const rows =
    place === -1
      ? [...filled, ...fresh, ...blankRows(2, named - 2)]
      : [
          ...state.rows.slice(0, place),
          ...fresh,
          ...state.rows.slice(place + 1).filter((row, index) => !isBlank(row) || index >= fresh.length),
        ];
  return {
    ...state,
    rows: rows.length === filled.length + fresh.length ? [...rows, ...blankRows(2, named - 2)] : rows,
    leftOut,
    notes,
    problem: undefined,
    named,
  };
}

function added(state: QuickState, { keys, missed, told }: Extract<QuickEvent, { type: 'ADDED' }>): QuickState {
  const gone = new Set(keys);
  const rows = state.rows.flatMap((row) => {
    if (!gone.has(row.key)) return [row];
    const itemId = row.answer?.item?.itemId ?? '';
    return missed.has(itemId) ? [{ ...row, missed: missed.get(itemId) }] : [];
  });
  const left = rows.some((row) => !isBlank(row));
  const blanks = blankRows(Math.max(0, FIRST_ROWS - rows.length), state.named);
  return {
    ...state,
    rows: [...rows, ...blanks],
    named: state.named + blanks.length,
    leftOut: left ? state.leftOut : [],
    notes: [],
    done: told,
    problem: undefined,
  };
}
