import { addToCart, type AddContext, type AddOutcome, type WantedItem } from './add-to-cart.ts';
import { withChildren } from './cart-line.ts';

/**
 * Puts items in the place of a row: the row goes, with what belongs to it, when all of every item can be had; else nothing changes and the
 * messages say why.
 *
 * @returns undefined when the row is not in the cart.
 */
export function replaceRow(context: AddContext, lineId: string, wanted: readonly WantedItem[]): AddOutcome | undefined {
  const row = context.lines.find((line) => line.lineId === lineId);
  if (row === undefined) return undefined;
  const gone = withChildren(context.lines, lineId);
  const lines = context.lines.filter((line) => !gone.includes(line));
  const [first, ...others] = wanted;
  const asked = first === undefined ? [] : [{ ...first, position: row.position }, ...others];
  const outcome = addToCart({ ...context, lines, ignoresExistingQty: false }, asked);
  const isWhole = asked.length > 0 && outcome.added.every(({ qtyAdded, requestedQty }) => requestedQty > 0 && qtyAdded === requestedQty);
  if (!isWhole) return { ...outcome, lines: context.lines, touchedLineIds: [], removed: [], added: outcome.added.map(withNothing) };
  return {
    ...outcome,
    removed: [...outcome.removed, ...gone.map((line) => ({ ...line, prevQty: line.qty, actioned: 'DELETED_ITEM' as const }))],
  };
}

function withNothing(one: AddOutcome['added'][number]): AddOutcome['added'][number] {
  return { ...one, lineId: undefined, qtyAdded: 0 };
}
