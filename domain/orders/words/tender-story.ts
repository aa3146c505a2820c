import { formatDollars } from '#domain/catalog/price-text.ts';
import { isStoredValue, type PaymentType } from '#domain/payment/payment-types.ts';
import type { Ways } from '../handing/ways.ts';
import { leaves } from './charge-words.ts';

/** What became of the money of one tender of an order, in dollars. What is under way is in no other amount. */
export type TenderMoney = {
  readonly charged: number;
  /** Approved, and neither charged nor let go. */
  readonly held: number;
  readonly releasing: number;
  readonly released: number;
  readonly refunding: number;
  readonly refunded: number;
  /** Its vendor refuses to give it back: somebody looks into it. */
  readonly refundFailed: number;
};

/**
 * The same in words, a line each; none for a tender of which nothing was ever had.
 *
 * @param paymentType what is let go of a gift or prepaid card is on it again; what goes on invoice is invoiced, and charged to nothing.
 * @param ways how the order travels: it is charged as it leaves.
 */
export function tenderStory(money: TenderMoney, paymentType: PaymentType, ways: Ways): string[] {
  const { charged, held, releasing, released, refunding, refunded, refundFailed } = money;
  const goods = charged > 0 ? 'the rest' : 'your order';
  const hasBalance = isStoredValue(paymentType);
  if (paymentType === 'INVOICE') return invoiceStory(money, leaves(ways, goods));
  const lines: readonly (readonly [number, string])[] = [
    [charged, 'charged'],
    [held, `on hold until ${leaves(ways, goods)}`],
    [releasing, hasBalance ? 'going back on the card' : 'hold being released'],
    [released, hasBalance ? 'back on the card, not charged' : 'hold released, not charged'],
    [refunding, 'refund on its way'],
    [refunded, 'refunded'],
    [refundFailed, 'refund delayed. We are looking into it'],
  ];
  return told(lines);
}

function invoiceStory(
  { charged, held, releasing, released, refunding, refunded, refundFailed }: TenderMoney,
  whenItLeaves: string,
): string[] {
  return told([
    [charged, 'invoiced'],
    [held, `to be invoiced when ${whenItLeaves}`],
    [releasing + released, 'not invoiced'],
    [refunding, 'credit on its way to your account'],
    [refunded, 'credited to your account'],
    [refundFailed, 'credit delayed. We are looking into it'],
  ]);
}

function told(lines: readonly (readonly [number, string])[]): string[] {
  return lines.filter(([amount]) => amount > 0).map(([amount, words]) => `${formatDollars(amount)} ${words}`);
}
