import { MAX_LINE_QTY } from '../cart-limits.ts';
import { actionOf, isFreeItem, isSameRow, type CartLine } from '../cart-line.ts';
import { withService } from '../furniture-service.ts';

/**
 * Makes one row of a row and another that is for the same thing in the same way: the other takes the pieces and the
 * children over. Rows that together would hold more than a row can stay two.
 */
export function uniteWithTwin(lines: readonly CartLine[], lineId: string): { lines: CartLine[]; lineId: string } {
  const line = lines.find((row) => row.lineId === lineId);
  const twin = line === undefined || isFreeItem(line) ? undefined : lines.find((row) => row !== line && isSameRow(row, line));
  if (line === undefined || twin === undefined || line.qty + twin.qty > MAX_LINE_QTY) return { lines: [...lines], lineId };
  const united: CartLine = {
    ...withBothServices(twin, line),
    qty: twin.qty + line.qty,
    prevQty: twin.qty,
    actioned: actionOf(twin.qty, twin.qty + line.qty, true),
  };
  let result = lines.filter((row) => row !== line).map((row) => (row === twin ? united : row));
  for (const child of lines.filter((row) => row.parentLineId === line.lineId)) {
    const moved = { ...child, parentLineId: twin.lineId };
    result = result.map((row) => (row === child ? moved : row));
    result = uniteWithTwin(result, moved.lineId).lines;
  }
  return { lines: result, lineId: twin.lineId };
}

/** Pieces of both rows that are to be put together are put together in the one. */
function withBothServices(twin: CartLine, { details: { furniture } }: CartLine): CartLine {
  if (furniture === undefined) return twin;
  const { BASC, CUST } = twin.details.furniture ?? { BASC: 0, CUST: 0 };
  return withService(twin, { BASC: BASC + furniture.BASC, CUST: CUST + furniture.CUST });
}
