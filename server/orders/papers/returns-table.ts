import type { Order } from '#contracts/orders.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { discountWords, keptFeesText } from '#domain/orders/bill/refund-lines.ts';
import { reasonText, returnNumber, returnStatusText } from '#domain/orders/words/return-words.ts';
import { tenderEnding } from '#domain/payment/cards/card-display.ts';
import type { PaperBlock } from '../../gateways/pdf/paper.ts';
import { dayOf } from './paper-words.ts';

/** A return's items from their price to their refund, a line each; of several one more with their sums. */
export function returnsOf({ orderNumber, returns, items, orderPayment, cartSummary }: Order): PaperBlock[] {
  if (returns.length === 0) return [];
  const names = new Map(items.map(({ cartItemId, name }) => [cartItemId, name]));
  const tenders = new Map(orderPayment.map((tender) => [tender.id, tenderEnding(tender)]));
  const kept = keptFeesText(cartSummary);
  const cellsOf = (units: Order['returns'][number]['items'], refund: number) => refundCells(units, { refund, hasDiscounts });
  const hasDiscounts = returns.some(({ items: back }) => back.some(({ discounts }) => discounts > 0));
  return [
    {
      kind: 'TABLE',
      heading: 'Returns',
      columns: [
        { name: 'Returned', share: hasDiscounts ? 44 : 61, align: 'start' },
        { name: 'Price', share: 13, align: 'end' },
        ...(hasDiscounts ? [{ name: `Share of ${discountWords(cartSummary)}`, share: 17, align: 'end' as const }] : []),
        { name: 'Tax', share: 12, align: 'end' },
        { name: 'Refund', share: 14, align: 'end' },
      ],
      rows: returns.flatMap(({ items: back, at, refund, refunds, status, reason }, index) => {
        const note = [
          returnNumber(orderNumber, index + 1),
          dayOf(at),
          returnStatusText(status),
          ...refunds.map(({ id, amount }) => `${formatDollars(amount)} to ${tenders.get(id) ?? 'what you paid with'}`),
          ...(reason === null ? [] : [reasonText(reason)]),
          ...(kept === undefined ? [] : [`${kept} not refunded`]),
        ].join(' · ');
        const rows = back.map((units) => ({
          cells: [`${units.qty.toLocaleString('en-US')} × ${names.get(units.cartItemId) ?? 'item'}`, ...cellsOf([units], units.refund)],
        }));
        return rows.length === 1
          ? rows.map((row) => ({ ...row, note }))
          : [...rows, { cells: [`Return ${returnNumber(orderNumber, index + 1)}`, ...cellsOf(back, refund)], note }];
      }),
    },
  ];
}

/** Price, what is taken off where anything is, tax and refund of units together. */
function refundCells(
  units: Order['returns'][number]['items'],
  { refund, hasDiscounts }: { readonly refund: number; readonly hasDiscounts: boolean },
): string[] {
  const sumOf = (part: 'price' | 'discounts' | 'tax') => units.reduce((sum, one) => sum + Math.round(one[part] * 100), 0) / 100;
  const dollars = [sumOf('price'), ...(hasDiscounts ? [-sumOf('discounts')] : []), sumOf('tax'), refund];
  return dollars.map((amount) => formatDollars(amount));
}
