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
};

/** What a product costs by quantity, from one piece on; nothing where it costs the same however many are bought. */
export function volumeRows({ volumePrices = [], priceValue, memberPrice }: ProductDetails): VolumeRow[] {
  const single = memberPrice ?? priceValue;
  if (single === null || volumePrices.length === 0) return [];
  const prices = [{ fromQty: 1, pricePerUnit: single }, ...volumePrices];
  return prices.map(({ fromQty, pricePerUnit }, index) => {
    const next = prices[index + 1];
    const toQty = next && next.fromQty - 1;
    return { fromQty, toQty, quantity: quantityText(fromQty, toQty), price: `${formatDollars(pricePerUnit)} each`, dollars: pricePerUnit };
  });
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
