import type { Cents } from '#domain/shared/money.ts';
import { command, statement, type Db } from '../../db/database.ts';

/** One gift card that was sold: a piece of a row of an order. Pieces of a row are counted from 1. */
export type GiftPiece = { readonly orderNumber: string; readonly shipmentId: string; readonly lineId: string; readonly piece: number };

/** Under which a piece is issued, once: the issuer answers it with the same card each time. */
export function issueKeyOf({ lineId, piece }: Pick<GiftPiece, 'lineId' | 'piece'>): string {
  return `gift_${lineId}_${piece}`;
}

/**
 * Writes down all gift cards of a shipment that is paid for and leaves. A repeat writes nothing.
 *
 * $1 shipment, $2 now
 */
export const noteSold = statement<{ line_id: string; piece: number }>(
  'gifts_sold',
  `
  insert into gift_entries (order_number, shipment_id, line_id, piece, kind, amount_cents, at)
  select t.order_number, t.shipment_id, l.line_id, piece, 'SOLD', (l.details ->> 'giftCents')::int, $2
  from shipment_lines t join order_lines l on l.order_number = t.order_number and l.line_id = t.line_id cross join generate_series(1, l.qty) piece
  where t.shipment_id = $1 and l.details ? 'giftCents'
  on conflict (line_id, piece, kind) do nothing returning line_id, piece`,
);

/** What the book says of a piece. */
type PieceInBook = {
  readonly shipment_id: string;
  /** What it is worth. */
  readonly amount_cents: Cents;
  /** The issuer's name for its card; null: none was issued that we know of. */
  readonly issuer_card: string | null;
  readonly is_sent: boolean;
  readonly is_voided: boolean;
};

const pieceInBook = statement<PieceInBook>(
  'gift_piece',
  `
  select s.shipment_id, s.amount_cents, i.issuer_card,
    exists (select from gift_entries e where e.line_id = s.line_id and e.piece = s.piece and e.kind = 'SENT') as is_sent,
    exists (select from gift_entries e where e.line_id = s.line_id and e.piece = s.piece and e.kind = 'VOIDED') as is_voided
  from gift_entries s left join gift_entries i on i.line_id = s.line_id and i.piece = s.piece and i.kind = 'ISSUED'
  where s.order_number = $1 and s.line_id = $2 and s.piece = $3 and s.kind = 'SOLD'`,
);

/** What the book says of a piece of an order; undefined for one that was never sold. */
export async function findPiece(
  db: Db,
  { orderNumber, lineId, piece }: Pick<GiftPiece, 'orderNumber' | 'lineId' | 'piece'>,
): Promise<PieceInBook | undefined> {
  const [row] = await pieceInBook(db, [orderNumber, lineId, piece]);
  return row;
}

/** $1 row, $2 piece, $3 kind, $4 card or null, $5 now */
const note = command(
  'gift_note',
  `
  insert into gift_entries (order_number, shipment_id, line_id, piece, kind, amount_cents, issuer_card, at)
  select order_number, shipment_id, line_id, piece, $3, amount_cents, $4, $5 from gift_entries where line_id = $1 and piece = $2 and kind = 'SOLD'
  on conflict (line_id, piece, kind) do nothing`,
);

/**
 * Adds to the book what became of a piece that was sold.
 *
 * @param issuerCard of 'ISSUED': the issuer's name for the card.
 * @returns false when that stands there already.
 */
export async function notePiece(
  db: Db,
  { lineId, piece }: Pick<GiftPiece, 'lineId' | 'piece'>,
  kind: 'ISSUED' | 'SENT' | 'VOIDED',
  { now, issuerCard }: { readonly now: Date; readonly issuerCard?: string },
): Promise<boolean> {
  return (await note(db, [lineId, piece, kind, issuerCard ?? null, now])) === 1;
}

/** How many gift cards of a shipment were sent, and how many are still to be: sold, neither sent nor ended. $1 shipment */
export const countSent = statement<{ sent: number; unsent: number }>(
  'gifts_sent',
  `
  select count(*) filter (where is_sent)::int as sent, count(*) filter (where not is_sent and not is_voided)::int as unsent from (
    select bool_or(kind = 'SENT') as is_sent, bool_or(kind = 'VOIDED') as is_voided from gift_entries where shipment_id = $1 group by line_id, piece) piece`,
);

/** The gift cards of an order, with what became of each last. $1 order */
export const listPieces = statement<{ line_id: string; piece: number; amount_cents: Cents; kind: string; issuer_card: string | null }>(
  'gifts_of_order',
  `
  select line_id, piece, max(amount_cents) as amount_cents, (array_agg(kind order by entry_id desc))[1] as kind, max(issuer_card) as issuer_card
  from gift_entries where order_number = $1 group by line_id, piece order by min(entry_id)`,
);

/** The last entry of the issuer's list that was read. */
export const lastRead = statement<{ entry_id: string }>(
  'issuer_last_read',
  'select entry_id from issuer_entries order by position desc limit 1',
);

/** Keeps entries of the issuer's list, in their order; each once. $1 entries as JSON, $2 now */
export const keepEntries = command(
  'issuer_keep',
  `
  insert into issuer_entries (entry_id, kind, issuer_card, issue_key, amount_cents, at, read_at)
  select r.id, r.kind, r."cardId", r.key, r."amountCents", r.at, $2
  from json_array_elements($1::json) with ordinality as t(entry, position), json_to_record(t.entry) as r(id text, kind text, "cardId" text, key text, "amountCents" int, at timestamptz)
  order by t.position on conflict (entry_id) do nothing`,
);

/** What the issuer has issued for a piece is issued, though its answer was lost. $1 names of entries, $2 now */
export const noteIssuedByList = command(
  'gifts_issued_by_list',
  `
  insert into gift_entries (order_number, shipment_id, line_id, piece, kind, amount_cents, issuer_card, at)
  select order_number, shipment_id, line_id, piece, 'ISSUED', i.amount_cents, i.issuer_card, $2
  from issuer_entries i join gift_entries s on s.kind = 'SOLD' and i.issue_key = 'gift_' || s.line_id || '_' || s.piece
  where i.entry_id = any ($1::text[]) and i.kind = 'ISSUE' and not exists (select from gift_entries e where e.line_id = s.line_id and e.piece = s.piece and e.kind = 'ISSUED')
  on conflict (line_id, piece, kind) do nothing`,
);
