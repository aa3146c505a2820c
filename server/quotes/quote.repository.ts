import { z } from 'zod';
import type { QuoteState } from '#domain/quotes/quote-states.ts';
import { command, statement, type Db, type Tx } from '../db/database.ts';

export type QuoteRow = {
  readonly quote_id: number;
  readonly account_number: string;
  readonly user_id: string;
  readonly state: QuoteState;
  readonly asked_rows: unknown;
  readonly note: string;
  readonly needed_by: string | null;
  readonly version: number;
  readonly valid_until: string | null;
  readonly order_number: string | null;
  readonly asked_at: Date;
  readonly waits_since: Date;
};

const COLUMNS = `q.quote_id, q.account_number, q.user_id, q.state, q.asked_rows, q.note, q.needed_by, q.version, q.valid_until, q.order_number, q.asked_at, q.waits_since`;

/** A row as somebody has asked for it. */
export const AskedRows = z.array(
  z.object({ itemId: z.string(), name: z.string(), qty: z.int(), unitCents: z.int(), targetCents: z.int().optional() }),
);
export type AskedRow = z.output<typeof AskedRows>[number];

/** A row as it is offered, before what is taken off the whole. */
export const OfferedRows = z.array(
  z.object({ itemId: z.string(), name: z.string(), qty: z.int(), unitCents: z.int(), listCents: z.int(), ownCents: z.int().optional() }),
);
export type OfferedRow = z.output<typeof OfferedRows>[number];

/** $1 quote */
export const findQuote = statement<QuoteRow>('quote_by_id', `select ${COLUMNS} from quotes q where quote_id = $1`);
/** $1 quote. Whoever changes one has it. */
export const lockQuote = statement<QuoteRow>('quote_lock', `select ${COLUMNS} from quotes q where quote_id = $1 for update`);

/** $1 user, $2 key of the form or the call */
export const findQuoteOfRequest = statement<{ quote_id: number }>(
  'quote_of_request',
  'select quote_id from quotes where user_id = $1 and request_key = $2',
);

/** $1 account, $2 user, $3 rows, $4 note, $5 needed by, $6 now, $7 who acts, $8 key of the form or the call. None: it has asked before. */
export const insertQuote = statement<{ quote_id: number }>(
  'quote_insert',
  `insert into quotes (account_number, user_id, state, asked_rows, note, needed_by, asked_at, waits_since, updated_at, changed_by, request_key)
   values ($1, $2, 'REQUESTED', $3, $4, $5, $6, $6, $6, $7, $8) on conflict (user_id, request_key) where request_key is not null do nothing returning quote_id`,
);

/** $1 quote, $2 state, $3 now, $4 who acts */
const move = command('quote_move', 'update quotes set state = $2, waits_since = $3, updated_at = $3, changed_by = $4 where quote_id = $1');

type By = { readonly now: Date; readonly actor: string };

/** Moves a quote. The caller has it locked, and knows that it may move so. */
export async function moveQuote(tx: Tx, quoteId: number, to: QuoteState, { now, actor }: By): Promise<void> {
  await move(tx, [quoteId, to, now, actor]);
}

/** $1 quote, $2 version, $3 last day, $4 now, $5 who acts. Also where it is offered already: a newer offer takes the place of that one. */
export const setOffer = command(
  'quote_set_offer',
  `update quotes set state = 'OFFERED', version = $2, valid_until = $3, reminded_at = null, waits_since = $4, updated_at = $4, changed_by = $5 where quote_id = $1`,
);

/** $1 quote, $2 version, $3 rows, $4 discount, $5 last day, $6 note, $7 who, $8 now */
export const insertOffer = command(
  'quote_offer_insert',
  `insert into quote_offers (quote_id, version, rows, discount_bp, valid_until, note, by_user, at) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

export type OfferRow = {
  readonly quote_id: number;
  readonly version: number;
  readonly rows: unknown;
  readonly discount_bp: number;
  readonly valid_until: string;
  readonly note: string;
  readonly by_user: string | null;
  readonly by_name: string | null;
  readonly at: Date;
};

/** $1 quote. The newest first. */
export const findOffers = statement<OfferRow>(
  'quote_offers_of',
  `select f.quote_id, f.version, f.rows, f.discount_bp, f.valid_until, f.note, f.by_user, trim(u.first_name || ' ' || u.last_name) as by_name, f.at
   from quote_offers f left join users u on u.user_id = f.by_user where f.quote_id = $1 order by f.version desc`,
);

export type EntryKind =
  | 'ASKED'
  | 'OFFERED'
  | 'MESSAGE'
  | 'CHANGE_ASKED'
  | 'ACCEPTED'
  | 'DECLINED'
  | 'WITHDRAWN'
  | 'REFUSED'
  | 'EXPIRED'
  | 'ORDERED';

export type EntryRow = {
  readonly entry_id: string;
  readonly kind: EntryKind;
  readonly by_user: string | null;
  readonly by_name: string | null;
  readonly is_ours: boolean;
  readonly version: number;
  readonly text: string;
  readonly at: Date;
};

/** $1 quote */
export const findEntries = statement<EntryRow>(
  'quote_entries_of',
  `select e.entry_id::text, e.kind, e.by_user, trim(u.first_name || ' ' || u.last_name) as by_name, e.is_ours, e.version, e.text, e.at
   from quote_entries e left join users u on u.user_id = e.by_user where e.quote_id = $1 order by e.entry_id`,
);

/** $1 quote, $2 kind, $3 who, $4 whether it is one of ours, $5 version, $6 text, $7 now */
const insertEntry = statement<{ entry_id: string }>(
  'quote_entry_insert',
  `insert into quote_entries (quote_id, kind, by_user, is_ours, version, text, at) values ($1, $2, $3, $4, $5, $6, $7) returning entry_id::text`,
);

export type NewEntry = {
  readonly kind: EntryKind;
  /** Null: the shop itself. */
  readonly by: string | null;
  readonly isOurs: boolean;
  readonly version: number;
  readonly text: string;
};

/** Writes down what was said or done. @returns the entry's id */
export async function addEntry(db: Db, quoteId: number, { kind, by, isOurs, version, text }: NewEntry, now: Date): Promise<string> {
  const [entry] = await insertEntry(db, [quoteId, kind, by, isOurs, version, text, now]);
  if (entry === undefined) throw new Error(`Nothing was written down about quote ${quoteId}.`);
  return entry.entry_id;
}
