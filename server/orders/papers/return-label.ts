import { formatDollars } from '#domain/catalog/price-text.ts';
import { isPostageOurs, RETURN_DEADLINE } from '#domain/orders/handing/return-postage.ts';
import { returnNumber } from '#domain/orders/words/return-words.ts';
import type { Paper } from '../../gateways/pdf/paper.ts';
import { dayOf } from './paper-words.ts';
import { nameAndLines, type PaperOf } from './receipt.ts';

/**
 * What goes on and into the parcel of a return; undefined where the order has no such return.
 *
 * @param returns where parcels come back to, a line each, and who carries those whose postage the shop pays.
 */
export function returnLabelOf(
  returnId: string,
  { address, carrier }: { readonly address: readonly string[]; readonly carrier: string },
  { order, brandName, accent, at }: PaperOf,
): Paper | undefined {
  const place = order.returns.findIndex((one) => one.returnId === returnId);
  const taken = order.returns[place];
  if (taken === undefined) return undefined;
  const number = returnNumber(order.orderNumber, place + 1);
  const names = new Map(order.items.map(({ cartItemId, itemId, name }) => [cartItemId, { itemId, name }]));
  const from = order.addresses.find(({ type }) => type === 'S' || type === 'SB') ?? order.addresses.find(({ type }) => type === 'B');
  const title = `Return label ${number}`;
  const isOurs = isPostageOurs(taken.reason);
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
          { label: 'To', lines: [`${brandName} Returns`, ...address] },
          ...(from === undefined ? [] : [{ label: 'From', lines: nameAndLines(from) }]),
          { label: 'Return number (RMA)', lines: [number, `Order ${order.orderNumber}`, dayOf(taken.at)] },
          { label: 'Postage', lines: isOurs ? [`Paid by ${brandName}`, 'No postage needed'] : ['Paid by you'] },
          { label: 'Carrier', lines: [isOurs ? carrier : 'Any carrier you choose'] },
          { label: 'Return by', lines: [RETURN_DEADLINE] },
        ],
      },
      { kind: 'BARCODE', text: number, says: `Barcode of return number ${number}` },
      { kind: 'CUT' },
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
          '1. Print this page and cut it along the dashed line: the upper part is the label.',
          '2. Pack the items, with the lower part inside.',
          isOurs
            ? `3. Tape the label to the outside, over any other barcode, and hand the package to ${carrier}. The postage is paid.`
            : '3. Tape the label to the outside, over any other barcode, and send it with any carrier. You pay its postage; ask for a receipt with a tracking number.',
          `Your refund of ${formatDollars(taken.refund)} does not wait for the package.`,
        ],
      },
    ],
  };
}
