import { formatDollars } from '../../catalog/price-text.ts';
import type { SinceKind } from './since.ts';

/** A change as it is told: prices in dollars. */
export type ToldChange = {
  readonly kind: SinceKind;
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  /** In pieces. */
  readonly most?: number | undefined;
  /** What it is replaced by. */
  readonly title?: string | undefined;
};

/** One change since something was bought, as people read it: 'Now $4.49 (was $3.99)'. */
export function sinceText({ kind, before = Number.NaN, after = Number.NaN, most = 0, title = 'another item' }: ToldChange): string {
  switch (kind) {
    case 'NOT_AVAILABLE':
      return 'No longer available to you';
    case 'DISCONTINUED':
      return 'Discontinued and sold out';
    case 'REPLACED':
      return `Replaced by ${title}`;
    case 'OUT_OF_STOCK':
      return 'Out of stock';
    case 'OFF_CONTRACT':
      return 'No longer on your contract';
    case 'ON_CONTRACT':
      return 'Now on your contract';
    case 'PRICE_UP':
    case 'PRICE_DOWN':
      return `Now ${formatDollars(after)} (was ${formatDollars(before)})`;
    case 'LIMITED':
      return `Limit of ${most.toLocaleString('en-US')} per order`;
    case 'FEW_LEFT':
      return `Only ${most.toLocaleString('en-US')} left`;
    default:
      return kind satisfies never;
  }
}
