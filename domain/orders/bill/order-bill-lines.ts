import { countItems } from '../../cart/rows/count-items.ts';
import { billLines, type Bill, type BillLine, type BillStep } from '../../pricing/bill-lines.ts';
import { rowPriceOf, rowsTotal, type PricedRow } from './row-price.ts';

/**
 * The bill below the rows of an order, from what the rows come to as they stand there to the total: every column adds up. What a row's price
 * says already, such as the price of many, is not taken off once more. The parts of a set are not counted as pieces.
 */
export function orderBillLines({ cartSummary, items }: BilledRows): BillLine[] {
  return linesOf({ cartSummary, items }).map((line) =>
    line.step.rule === 'SHIPPING_COUPON' ? { ...line, label: `${line.label} (${line.step.label})` } : line,
  );
}

/** An order, as far as its bill goes. */
interface BilledRows {
  readonly cartSummary: Bill;
  readonly items: readonly PricedRow[];
}

/** What an order costs less than at regular prices, in dollars: at its rows and below them. Rewards are no saving, but what was earned before. */
export function orderSavings(order: BilledRows): number {
  const below = linesOf(order).filter(({ step: { rule, amount } }) => amount < 0 && !REWARDS.includes(rule));
  const cents = below.reduce((sum, { step }) => sum - Math.round(step.amount * 100), 0);
  return order.items.reduce((sum, row) => sum + Math.round(rowPriceOf(row).saved * 100), cents) / 100;
}

const REWARDS: readonly string[] = ['REWARDS_COUPON', 'REWARDS_REDEMPTION'];

function linesOf({ cartSummary, items }: BilledRows): BillLine[] {
  const { explanation = [] } = cartSummary;
  const pieces = countItems(items.map(({ qty, parentCartItemId }) => ({ qty, parentLineId: parentCartItemId })));
  const [regular, ...rest] = explanation;
  if (regular?.rule !== 'REGULAR_PRICE') return billLines(cartSummary, pieces);
  const rows = { ...regular, label: 'Items', amount: rowsTotal(items) };
  return billLines({ ...cartSummary, explanation: [rows, ...belowRows(rest, regular.amount - rows.amount)] }, pieces);
}

/** The steps without what the rows say already, `saidDollars`: steps that lower rows come first in a price. */
function belowRows(steps: readonly BillStep[], saidDollars: number): BillStep[] {
  let said = Math.round(saidDollars * 100);
  return steps.map((step) => {
    if (step.amount >= 0 || said <= 0) return step;
    const taken = Math.min(said, Math.round(-step.amount * 100));
    said -= taken;
    return { ...step, amount: (Math.round(step.amount * 100) + taken) / 100 };
  });
}
