import { randomUUID } from 'node:crypto';
import { getCart } from '#contracts/cart-calls.ts';
import { getProduct } from '#contracts/catalog.ts';
import type { Door } from '#contracts/door.ts';
import { getQuote } from '#contracts/quotes/quotes.ts';
import { HIDDEN_AMOUNT, isShownAmount } from '#domain/accounts/hidden-prices.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { MOST_QUOTE_ROWS } from '#domain/quotes/offer.ts';
import { itemsByNumber } from '#app/adding/link/by-number.ts';
import { textIn, textsIn } from '#app/api/form-request.ts';
import { readAmount } from '#app/checkout/payment/amount-field.ts';

/** What can be asked for: a row of the form. */
export type ProposedRow = {
  readonly itemId: string;
  readonly name: string;
  readonly qty: number;
  /** What one costs now, or did when it was asked for before. */
  readonly price: string;
};

export type Proposal = {
  /** Item numbers that were typed for it; empty: none. */
  readonly typed: string;
  /** Those of them that nothing was found for, as they were typed. */
  readonly notFound: readonly string[];
  readonly rows: readonly ProposedRow[];
  /** Whether a target price can be named: not by who is shown no prices. */
  readonly hasPrices: boolean;
  /** Sent twice, the form asks once. */
  readonly formKey: string;
};

/**
 * What a form asks for that is opened: what was asked before, or what is in the cart, and what was typed besides, each item once.
 *
 * @param typed item numbers with quantities, as people write them.
 */
export async function proposalOf(door: Door, again: string, typed: string): Promise<Proposal> {
  const [listed, named] = await Promise.all([again === '' ? rowsOfCart(door) : rowsOfQuote(door, again), rowsByNumber(door, typed)]);
  const rows = [...listed, ...named.rows.filter(({ itemId }) => !listed.some((row) => row.itemId === itemId))];
  return {
    typed,
    notFound: named.notFound,
    rows: rows.slice(0, MOST_QUOTE_ROWS).map(({ price, ...row }) => ({ ...row, price: formatDollars(price) })),
    hasPrices: rows.every(({ price }) => isShownAmount(price)),
    formKey: randomUUID(),
  };
}

type Row = Omit<ProposedRow, 'price'> & { readonly price: number };

async function rowsOfCart(door: Door): Promise<Row[]> {
  const reply = await door(getCart);
  if (!reply.ok) return [];
  const rows = new Map<string, Row>();
  for (const { itemId, qty, status, parentRelationCartItemId, promotionId, product, priceInfo } of reply.body.cartInfo.items) {
    if (status !== 'ACTIVE' || parentRelationCartItemId !== null || promotionId !== null) continue;
    const known = rows.get(itemId);
    rows.set(itemId, { itemId, name: product.name, qty: qty + (known?.qty ?? 0), price: known?.price ?? priceInfo.basePricePerUnit });
  }
  return [...rows.values()];
}

async function rowsOfQuote(door: Door, number: string): Promise<Row[]> {
  const reply = await door(getQuote, { params: { quoteNumber: number } });
  if (!reply.ok) return [];
  return reply.body.rows.map(({ itemId, name, qty, unitPrice }) => ({ itemId, name, qty, price: unitPrice }));
}

/** What a text with item numbers names. */
async function rowsByNumber(door: Door, typed: string): Promise<{ rows: Row[]; notFound: string[] }> {
  const { items, unread } = itemsByNumber(typed);
  const found = await Promise.all(
    items.map(async ({ itemId, qty }) => {
      const reply = await door(getProduct, { params: { itemId } });
      return reply.ok ? { itemId, qty, name: reply.body.product.title, price: reply.body.product.priceValue ?? HIDDEN_AMOUNT } : itemId;
    }),
  );
  return {
    rows: found.filter((one) => typeof one !== 'string'),
    notFound: [...found.filter((one) => typeof one === 'string'), ...unread.map((entry) => entry.typed)],
  };
}

/** What somebody has typed, by field, so that a page that says what is wrong has it all. */
export type TypedRequest = {
  readonly taken: readonly string[];
  readonly fields: Readonly<Record<string, string>>;
};

/** What a form asks for; a quantity or a price that is none is told by the call, by its row. */
export function readRequest(form: FormData): { typed: TypedRequest; rows: { itemId: string; qty: number; target?: number }[] } {
  const taken = textsIn(form, 'take').slice(0, MOST_QUOTE_ROWS);
  const names = ['note', 'neededBy', ...taken.flatMap((id) => [`qty-${id}`, `target-${id}`])];
  return {
    typed: { taken, fields: Object.fromEntries(names.map((name) => [name, textIn(form, name).slice(0, 1000)])) },
    rows: taken.map((itemId) => {
      const target = readAmount(textIn(form, `target-${itemId}`));
      const hasTarget = textIn(form, `target-${itemId}`).trim() !== '';
      return {
        itemId,
        qty: Number(textIn(form, `qty-${itemId}`)) || 0,
        ...(hasTarget && { target: typeof target === 'number' ? target : 0 }),
      };
    }),
  };
}
