/** The fields of the gift card form. */
export const GIFT_CARD_FIELDS = { accountNumber: 'accountNumber', cvv: 'cvv', amount: 'giftAmount' } as const;

/** The fields of the question that is asked after several wrong tries. */
export const CAPTCHA_FIELDS = { id: 'captchaId', answer: 'captchaAnswer' } as const;

/** Which form of the payment step an outcome is about: this one, or the payment with this id. */
export const GIFT_CARD_FORM = 'gift-card';

/** The field in which the amount of a payment is changed. */
export function amountField(paymentId: string): string {
  return `amount-${paymentId}`;
}
