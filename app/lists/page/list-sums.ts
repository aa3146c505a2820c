import { formatPrice } from '#domain/catalog/price-text.ts';
import { costOf } from '#app/catalog/tiles/cost-of.ts';
import type { ListRowView } from '../list-rows.ts';

/** What a row comes to: '7 × $41.29 = $289.03'. Undefined of one piece, and where no price is shown or it cannot be had. */
export function rowSum({ product }: Pick<ListRowView, 'product'>, qty: number): string | undefined {
  if (product?.canBeAdded !== true || qty < 2) return undefined;
  const cost = costOf(product.priced, qty);
  return cost === undefined ? undefined : `${qty.toLocaleString('en-US')} × ${formatPrice(Math.round(cost / qty))} = ${formatPrice(cost)}`;
}

/** What the rows of a page come to: '10 items · $1,063.41 · 8 available'. @param qtyOf how many of an item there are by now */
export function listSum(rows: readonly ListRowView[], qtyOf: ReadonlyMap<string, number>): string {
  const open = rows.filter(({ product }) => product?.canBeAdded === true);
  const costs = open.map(({ itemId, qty, product }) => product && costOf(product.priced, qtyOf.get(itemId) ?? qty));
  const sum = costs.reduce<number | undefined>((all, cost) => (all === undefined || cost === undefined ? undefined : all + cost), 0);
  return [
    rows.length === 1 ? '1 item' : `${rows.length.toLocaleString('en-US')} items`,
    ...(sum === undefined || sum === 0 ? [] : [formatPrice(sum)]),
    ...(open.length === rows.length ? [] : [`${open.length.toLocaleString('en-US')} available`]),
  ].join(' · ');
}

/** So many are named. */
const MOST_NAMED = 5;

/** What is said of rows that are not added with the others: each with its reason. Empty: there are none. */
export function leftOutText(rows: readonly ListRowView[]): string {
  const left = rows.filter(({ product }) => product?.canBeAdded !== true);
  if (left.length === 0) return '';
  const named = left.slice(0, MOST_NAMED).map(({ itemId, product }) => {
    const why = product === undefined ? 'We don’t sell it anymore.' : (product.note ?? 'It can’t be added from a list.');
    return `${product?.title ?? `Item ${itemId}`} (${why.replace(/\.$/, '')})`;
  });
  const more = left.length - named.length;
  return `Not added: ${[...named, ...(more === 0 ? [] : [`${more.toLocaleString('en-US')} more`])].join('; ')}.`;
}
