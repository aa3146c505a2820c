import type { ProductDetails } from '#contracts/catalog.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';

/** A line of what a product costs by quantity. */
export type VolumeRow = {
  readonly fromQty: number;
  /** The most pieces that it is the price of; absent in the last line. */
  readonly toQty?: number | undefined;
  /** '5–9', '10+' */
  readonly quantity: string;
  /** '$4.29 each' */
  readonly price: string;
  readonly dollars: number;
  /** What one piece of the pack costs then, as shown; of the first line its page says that by itself. */
  readonly unit?: string | undefined;
};

/** What a product costs by quantity, from one piece on; nothing where it costs the same however many are bought. */
export function volumeRows({ volumePrices = [], priceValue, memberPrice }: ProductDetails): VolumeRow[] {
  const single = memberPrice ?? priceValue;
  if (single === null || volumePrices.length === 0) return [];
  const prices: NonNullable<ProductDetails['volumePrices']> = [{ fromQty: 1, pricePerUnit: single }, ...volumePrices];
  return prices.map(({ fromQty, pricePerUnit, unitPrice: unit }, index) => {
    const next = prices[index + 1];
    const toQty = next && next.fromQty - 1;
    const quantity = quantityText(fromQty, toQty);
    return { fromQty, toQty, quantity, price: `${formatDollars(pricePerUnit)} each`, dollars: pricePerUnit, unit };
  });
}

/** What a quantity above the first line costs, as the headline of its page says it: the price, a piece of it, and why it is not that of one. */
export type EarnedPrice = { readonly now: string; readonly unit: string | undefined; readonly why: string };

/** @returns undefined in the first line: what one costs is said already. */
export function earnedPriceOf(rows: readonly VolumeRow[], qty: number): EarnedPrice | undefined {
  const [first] = rows;
  const row = volumeRowOf(rows, qty);
  if (row === undefined || first === undefined || row === first) return undefined;
  return { now: formatDollars(row.dollars), unit: row.unit, why: `Price each at ${row.quantity} · ${first.price} at ${first.quantity}` };
}

function quantityText(from: number, to: number | undefined): string {
  if (to === undefined) return `${from.toLocaleString('en-US')}+`;
  return from === to ? from.toLocaleString('en-US') : `${from.toLocaleString('en-US')}–${to.toLocaleString('en-US')}`;
}

/** Which line so many pieces are in. Of no number it is the first. */
export function volumeRowOf(rows: readonly VolumeRow[], qty: number): VolumeRow | undefined {
  return rows.findLast(({ fromQty }) => fromQty <= qty) ?? rows[0];
}

/** The same for those who read pages by program, in schema.org's words. */
export function volumeOffers(rows: readonly VolumeRow[]): Record<string, unknown> {
  if (rows.length === 0) return {};
  return {
    priceSpecification: rows.map(({ fromQty, toQty, dollars }) => ({
      '@type': 'UnitPriceSpecification',
      price: dollars.toFixed(2),
      priceCurrency: 'USD',
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: fromQty, ...(toQty !== undefined && { maxValue: toQty }) },
    })),
  };
}
