import { childrenOf, nextPosition, placedAt, type CartLine, type LeveledPlace } from '../cart-line.ts';
import { fittedService } from '../furniture-service.ts';

/**
 * Splits some pieces off a row, so that they can come another way: the new row stays linked to the one that it came from.
 * Plans and services that the smaller row has no pieces for any more go along.
 *
 * @param qty how many pieces come the other way: at least one, fewer than the row has.
 * @returns all rows, the new one and its children last.
 */
export function splitLine(
  lines: readonly CartLine[],
  lineId: string,
  { qty, place, newId }: { qty: number; place: LeveledPlace; newId: () => string },
): CartLine[] {
  const line = lines.find((row) => row.lineId === lineId);
  if (line === undefined || qty < 1 || qty >= line.qty) return [...lines];
  const kept = fittedService({ ...line, qty: line.qty - qty, prevQty: line.qty, actioned: 'DELETED_ITEM' });
  const { furniture: _, promotionId: __, ...details } = line.details;
  const moved: CartLine = {
    ...placedAt({ ...line, details: { ...details, splitFrom: line.details.splitFrom ?? line.lineId } }, place),
    lineId: newId(),
    position: nextPosition(lines),
    qty,
    prevQty: 0,
    actioned: 'ADD_ITEM',
    version: 0,
  };
  const children = splitChildren(childrenOf(lines, lineId), { kept, moved, newId, position: moved.position + 1 });
  const changed = new Map([kept, ...children.kept].map((row) => [row.lineId, row]));
  const gone = new Set(children.gone);
  return [...lines.filter((row) => !gone.has(row.lineId)).map((row) => changed.get(row.lineId) ?? row), moved, ...children.moved];
}

type Halves = { readonly kept: CartLine; readonly moved: CartLine; readonly newId: () => string; readonly position: number };

/** Plans together fit the pieces that stay, every other child by itself; parts of a set are as many as the sets hold. */
function splitChildren(
  children: readonly CartLine[],
  { kept, moved, newId, position }: Halves,
): { kept: CartLine[]; moved: CartLine[]; gone: string[] } {
  const result: { kept: CartLine[]; moved: CartLine[]; gone: string[] } = { kept: [], moved: [], gone: [] };
  let plansLeft = kept.qty;
  for (const child of children) {
    const { perSet } = child.details;
    const most = perSet !== undefined ? perSet * kept.qty : child.relation === 'WARRANTY' ? plansLeft : kept.qty;
    const staying = Math.min(child.qty, most);
    if (child.relation === 'WARRANTY') plansLeft -= staying;
    const going = child.qty - staying;
    if (going === 0) continue;
    const place = child.relation === 'BUNDLE' ? { deliveryType: moved.deliveryType, storeNumber: moved.storeNumber } : {};
    result.moved.push({
      ...child,
      ...place,
      lineId: newId(),
      position: position + result.moved.length,
      qty: going,
      prevQty: 0,
      actioned: 'ADD_ITEM',
      parentLineId: moved.lineId,
      version: 0,
    });
    if (staying === 0) result.gone.push(child.lineId);
    else result.kept.push({ ...child, qty: staying, prevQty: child.qty, actioned: 'DELETED_ITEM' });
  }
  return result;
}

/** The rows that one purchase was split into, this one left out: they are told as belonging together. */
export function linkedLineIds(lines: readonly CartLine[], line: CartLine): string[] {
  const root = line.details.splitFrom ?? line.lineId;
  return lines.filter((row) => row !== line && (row.lineId === root || row.details.splitFrom === root)).map((row) => row.lineId);
}
