import { keepsBudgets } from './budgets/keepers.ts';

/** What decides about whose orders somebody may look at. */
export interface OrderReader {
  readonly roles: readonly string[];
  /** Whether prices are shown to them at all: an order is full of them. */
  readonly showsPrices: boolean;
}

/**
 * Whether somebody may look at all orders of the organization that they buy for: its administrators and those who keep its budgets, unless prices are hidden from them. They look,
 * and change nothing: canceled and returned is by whoever ordered.
 */
export function seesOrdersOfOrganization(reader: OrderReader): boolean {
  return reader.showsPrices && keepsBudgets(reader);
}
