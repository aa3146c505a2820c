import { NO_VOLUME_PRICES, type VolumePrice, type VolumePrices } from '#domain/volume/volume-prices.ts';
import { shareOf } from '../random.ts';
import type { Variant } from './variants.ts';

/** How the price of n pieces grows with n where a family says nothing else. */
const USUAL_THRIFT = 0.9;

/** The price of a product in cents, with an ending that a shop would choose. */
export function priceOf(variant: Variant): number {
  const { family, line, options } = variant;
  const units = unitsOf(variant);
  const factors = Object.values(options).reduce((product, option) => product * (option.factor ?? 1), line.factor);
  return charming(family.cents * factors * units ** (family.thrift ?? USUAL_THRIFT) * haggle(variant));
}

/** How many pieces are in the pack. */
export function unitsOf({ options }: Variant): number {
  return Object.values(options).reduce((units, option) => units * (option.pack?.units ?? 1), 1);
}

/** A few percent up or down, the same for all packs of one product, so that the larger pack stays the cheaper one. */
function haggle({ family, line, options }: Variant): number {
  const product = Object.values(options)
    .filter((option) => option.pack === undefined)
    .map((option) => option.text);
  return 0.96 + 0.08 * shareOf([family.id, line.brand, line.series, ...product].join('|'));
}

/** The nearest price with an ending that a shop would choose: .29 .49 .79 .99 below 10.00, .49 .99 below 100.00, .99 above, 9.99 from 300.00. */
export function charming(cents: number): number {
  if (cents < 100) return Math.max(29, Math.round((cents - 9) / 10) * 10 + 9);
  if (cents < 1000) return nearest(cents, 100, [29, 49, 79, 99]);
  if (cents < 10_000) return nearest(cents, 100, [49, 99]);
  if (cents < 30_000) return nearest(cents, 100, [99]);
  return nearest(cents, 1000, [999]);
}

/** The number nearest to `cents` that is a multiple of `step` plus one of the endings. */
function nearest(cents: number, step: number, endings: readonly number[]): number {
  const base = Math.floor(cents / step) * step;
  const candidates = [base - step, base, base + step].flatMap((start) => endings.map((ending) => start + ending));
  return candidates.reduce((best, candidate) => (Math.abs(candidate - cents) < Math.abs(best - cents) ? candidate : best));
}

/** What it cost before, for one product in five: 8 to 30 percent more; null for the others. */
export function listPriceOf(variant: Variant, priceCents: number): number | null {
  const share = shareOf(`list ${variant.family.id} ${variant.number}`);
  if (share > 0.2) return null;
  const list = charming(priceCents * (1.08 + 1.1 * share));
  return list > priceCents ? list : null;
}

/** What offices buy by the dozen costs less by the dozen: one product in three below 30.00, 4 to 16 percent. */
export function volumePricesOf(variant: Variant, priceCents: number): VolumePrices {
  const share = shareOf(`volume ${variant.family.id} ${variant.number}`);
  if (share > 0.33 || priceCents < 200 || priceCents > 3000) return NO_VOLUME_PRICES;
  const [few, more, many] = share > 0.16 ? [5, 10, 25] : [6, 12, 48];
  const at = (qty: number, part: number): VolumePrice => [qty, Math.round(priceCents * part)];
  return [at(few, 0.96), at(more, 0.91), ...(share > 0.08 ? [at(many, 0.84)] : [])];
}

/** What members pay, for one product in seven: 5 to 12 percent less; null for the others. */
export function memberPriceOf(variant: Variant, priceCents: number): number | null {
  const share = shareOf(`member ${variant.family.id} ${variant.number}`);
  if (share > 0.15) return null;
  const member = charming(priceCents * (0.95 - 0.45 * share));
  return member < priceCents ? member : null;
}
