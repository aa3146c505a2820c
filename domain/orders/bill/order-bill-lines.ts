import { countItems } from '../../cart/rows/count-items.ts';
import { billLines, type Bill, type BillLine, type BillStep } from '../../pricing/bill-lines.ts';
import { rowsTotal, type PricedRow } from './row-price.ts';

/**
 * The bill below the rows of an order, from what the rows come to as they stand there to the total: every column adds up. What a row's price
 * says already, such as the price of many, is not taken off once more. The parts of a set are not counted as pieces.
 */
export function orderBillLines({ cartSummary, items }: { readonly cartSummary: Bill; readonly items: readonly PricedRow[] }): BillLine[] {
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
