import { formatPrice } from '../price-text.ts';
import type { Cents } from '#domain/shared/money.ts';

/**
 * What a reduced price saves, as shown: "Save $4.50 (18%)". Percents are rounded down, and left out below one: no more is promised than is saved.
 * `undefined` where nothing is saved.
 */
export function savingText(beforeCents: Cents, nowCents: Cents): string | undefined {
  if (!(nowCents < beforeCents)) return undefined;
  const percent = Math.floor(((beforeCents - nowCents) * 100) / beforeCents);
  return `Save ${formatPrice(beforeCents - nowCents)}${percent < 1 ? '' : ` (${percent}%)`}`;
}
