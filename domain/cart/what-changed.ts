import { NO_VOLUME_PRICES, unitCentsAt, type VolumePrices } from '#domain/volume/volume-prices.ts';
import type { CartLine } from './cart-line.ts';

/** Something about a row or a coupon that changed without the shopper's doing, kept until they have seen it. */
export type CartChangeNote = {
  readonly kind: 'PRICE' | 'OUT_OF_STOCK' | 'BACK_IN_STOCK' | 'QUANTITY' | 'SUBSTITUTION' | 'COUPON';
  /** The row; absent for a coupon. */
  readonly lineId?: string | undefined;
  readonly itemId?: string | undefined;
  readonly code?: string | undefined;
  /** Cents of a price, pieces of a quantity. */
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  /** The item that was replaced. */
  readonly originalItemId?: string | undefined;
  readonly atMs: number;
};

/** How a row stands now. */
export type RowNow = {
  /** Of one piece. */
  readonly priceCents: number | undefined;
  readonly volumePrices?: VolumePrices | undefined;
  /** How many of the item earn its prices by quantity. Plain: those of the row. */
  readonly itemQty?: number | undefined;
  readonly isOutOfStock: boolean;
};

/** What is different of the rows from what the shopper was last told of them: prices, and whether there is any left. */
export function changesSinceSeen(
  lines: readonly CartLine[],
  nowOf: (line: CartLine) => RowNow | undefined,
  atMs: number,
): CartChangeNote[] {
  const notes: CartChangeNote[] = [];
  for (const line of lines) {
    const { seen } = line;
    const now = seen === undefined || line.relation === 'BUNDLE' || line.details.promotionId !== undefined ? undefined : nowOf(line);
    if (seen === undefined || now === undefined) continue;
    const about = { lineId: line.lineId, itemId: line.itemId, atMs };
    if (now.isOutOfStock !== seen.isOutOfStock) notes.push({ ...about, kind: now.isOutOfStock ? 'OUT_OF_STOCK' : 'BACK_IN_STOCK' });
    if (now.priceCents === undefined) continue;
    // At today's quantity, so that a price that the shopper's own change earned is no news.
    const qty = now.itemQty ?? line.qty;
    const [before, after] = [seen, now].map(({ priceCents = 0, volumePrices = NO_VOLUME_PRICES }) =>
      unitCentsAt(priceCents, volumePrices, qty),
    );
    if (before !== after) notes.push({ ...about, kind: 'PRICE', before, after });
  }
  return notes;
}

/**
 * The notes that are still to be told, with new ones put in. Of one row and kind only the last counts: a price that went up
 * and down again is no news, and neither are rows that are gone.
 */
export function noteChanges(
  notes: readonly CartChangeNote[],
  news: readonly CartChangeNote[],
  lines: readonly CartLine[],
): readonly CartChangeNote[] {
  if (notes.length === 0 && news.length === 0) return notes;
  const present = new Set(lines.map((line) => line.lineId));
  const kept = new Map<string, CartChangeNote>();
  for (const note of [...notes, ...news]) {
    if (note.lineId !== undefined && !present.has(note.lineId)) continue;
    const topic = note.kind === 'BACK_IN_STOCK' ? 'OUT_OF_STOCK' : note.kind;
    const key = `${topic} ${note.lineId ?? note.code ?? ''}`;
    const earlier = kept.get(key);
    const merged = earlier?.before === undefined ? note : { ...note, before: earlier.before };
    kept.delete(key);
    if (!isUndone(merged, earlier)) kept.set(key, merged);
  }
  const result = [...kept.values()];
  return result.length === notes.length && result.every((note, index) => note === notes[index]) ? notes : result;
}

function isUndone(note: CartChangeNote, earlier: CartChangeNote | undefined): boolean {
  if (note.before !== undefined && note.before === note.after) return true;
  return note.kind === 'OUT_OF_STOCK' && earlier?.kind === 'BACK_IN_STOCK';
}
