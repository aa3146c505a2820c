import type { PaymentView } from '#app/payment/payment-words.ts';

/** Who paid how much when the order was sent: it goes along with the form, so that a change can be told. */
export function sharesText(payments: readonly PaymentView[]): string {
  return payments.map(({ id, amount }) => `${id}=${amount}`).join(';');
}

/** The payments that `sharesText` named. */
export function paymentIdsIn(shares: string): string[] {
  return shares.split(';').map((share) => share.split('=')[0] ?? '');
}

/** What became different in who pays how much, a sentence for each gift or prepaid card that pays another amount now. */
export function paymentChanges(before: string | undefined, payments: readonly PaymentView[]): string[] {
  const amounts = new Map(
    (before ?? '').split(';').map((share): [string, string] => [share.split('=')[0] ?? '', share.split('=')[1] ?? '']),
  );
  return payments.flatMap(({ id, name, amount, hasBalance }) => {
    const was = amounts.get(id);
    return !hasBalance || was === undefined || was === amount ? [] : [`${name} had ${was} for this order. It pays ${amount} now.`];
  });
}
