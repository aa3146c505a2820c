import { returnNumber } from '#domain/orders/words/return-words.ts';
import type { Paper } from '../../gateways/pdf/paper.ts';
import { dayOf, nameAndLines, type PaperOf } from './receipt.ts';

/**
 * What goes on and into the parcel of a return; undefined where the order has no such return.
 *
 * @param returnsAddress where parcels come back to, a line each.
 */
export function returnLabelOf(
  returnId: string,
  returnsAddress: readonly string[],
  { order, brandName, accent, at }: PaperOf,
): Paper | undefined {
  const place = order.returns.findIndex((one) => one.returnId === returnId);
  const taken = order.returns[place];
  if (taken === undefined) return undefined;
  const number = returnNumber(order.orderNumber, place + 1);
  const names = new Map(order.items.map(({ cartItemId, itemId, name }) => [cartItemId, { itemId, name }]));
  const from = order.addresses.find(({ type }) => type === 'S' || type === 'SB') ?? order.addresses.find(({ type }) => type === 'B');
  const title = `Return label ${number}`;
  return {
    title,
    heading: 'Return label',
    brandName,
    accent,
    at,
    foot: `${brandName} · ${title}`,
    blocks: [
      {
        kind: 'FACTS',
        facts: [
          { label: 'To', lines: [`${brandName} Returns`, ...returnsAddress] },
          ...(from === undefined ? [] : [{ label: 'From', lines: nameAndLines(from) }]),
          { label: 'Return number', lines: [number, `Order ${order.orderNumber}`, dayOf(taken.at)] },
        ],
      },
      { kind: 'BARCODE', text: number, says: `Barcode of return number ${number}` },
      {
        kind: 'TABLE',
        heading: 'In this return',
        columns: [
          { name: 'Item', share: 84, align: 'start' },
          { name: 'Quantity', share: 16, align: 'end' },
        ],
        rows: taken.items.map(({ cartItemId, qty }) => {
          const item = names.get(cartItemId);
          return {
            cells: [item?.name ?? 'Item', qty.toLocaleString('en-US')],
            note: item === undefined ? undefined : `Item ${item.itemId}`,
          };
        }),
      },
      {
        kind: 'LINES',
        heading: 'How to send it back',
        lines: [
          '1. Print this page and cut off the part with the address and the barcode.',
          '2. Pack the items, with the rest of this page inside.',
          '3. Tape the label to the outside, over any other barcode, and hand the package to any carrier.',
        ],
      },
    ],
  };
}
