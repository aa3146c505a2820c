/** What is said of an order whose hold ran out and was not renewed. @param amount as people read it; empty for who is not shown what things cost */
export function unrenewedText(amount: string): string {
  return `Your bank didn’t renew the hold${amount === '' ? '' : ` for ${amount}`}.`;
}

/** What becomes of it. @param until as people read it */
export function payByText(until: string): string {
  return `Pay another way by ${until} to get your order. After that, we cancel what hasn’t shipped, and you aren’t charged for it.`;
}

/** Why it was canceled. */
export const UNPAID_TEXT = 'Your bank didn’t renew the hold on your payment, and the order wasn’t paid another way in time.';

/** Where it is meanwhile. */
export const WAITS_FOR_PAYMENT = 'Waiting for your payment';
