import type { ErrorCode } from '#contracts/errors.ts';
import type { FormError } from '#app/api/form-errors.ts';
import { CARD_FIELD_IDS } from '#app/payment/card-field-ids.ts';

/** What the payment step says around the text of a refusal's code. */
export type RefusalWords = {
  /** Over the text: what did not work. */
  readonly title: string;
  /** Under it: what can be done now, where the text does not say it. */
  readonly next?: string;
  /** Where the text leads to: the id of a field, or of a group of them. */
  readonly leadsTo?: string;
};

/** Where the gift cards of the order stand. */
export const GIFT_CARDS_ID = 'gift-cards';
/** Where the ways to pay at a vendor's own page begin. */
export const OTHER_WAYS_ID = 'other-ways';

const NOTHING_CHARGED = 'Nothing was charged.';
const vendorAway = (name: string): RefusalWords => ({
  title: `${name} did not go through`,
  next: `${NOTHING_CHARGED} Try ${name} once more, or pay another way below.`,
  leadsTo: OTHER_WAYS_ID,
});
const vendorRefuses = (name: string): RefusalWords => ({
  title: `${name} did not go through`,
  next: `${NOTHING_CHARGED} Pay with a card, or another way below.`,
  leadsTo: CARD_FIELD_IDS.number,
});

/**
 * A card that was mistyped, one that has expired, one that the bank declines (told apart before: `DeclinedMain`), and a vendor that does not
 * answer are four things, and a shopper does something else about each.
 */
const WORDS: Partial<Record<ErrorCode, RefusalWords>> = {
  PAYMENT_OPERATION_FAILED: {
    title: 'Please check your card',
    next: `${NOTHING_CHARGED} Enter the card once more, or use another one.`,
    leadsTo: CARD_FIELD_IDS.number,
  },
  PAYMENT_EXPIRED: { title: 'This card has expired', leadsTo: CARD_FIELD_IDS.number },
  PAYMENT_REQUIRED: { title: 'One thing is left', leadsTo: CARD_FIELD_IDS.number },
  SPAY_API_FAILURE: {
    title: 'We couldn’t reach our payment partner',
    next: `${NOTHING_CHARGED} Your card may be fine: try it again in a minute, or pay another way.`,
  },
  PAYPAL_AUTH_RETRY: vendorAway('PayPal'),
  PAYPAL_AUTH_FAILURE: vendorRefuses('PayPal'),
  KLARNA_AUTH_RETRY: vendorAway('Klarna'),
  KLARNA_AUTH_FAILURE: vendorRefuses('Klarna'),
  GIFT_CARD_D33: {
    title: 'Please check your gift card',
    next: 'It is the gift card’s number or its PIN. Check the number, then type the 4 digits that stand next to it.',
    leadsTo: GIFT_CARDS_ID,
  },
  GIFT_CARD_D38: {
    title: 'This gift card isn’t active',
    next: 'It can’t pay until it is activated. Ask whoever sold it, or pay another way.',
    leadsTo: GIFT_CARDS_ID,
  },
  GIFT_CARD_D39: {
    title: 'This gift card is used up',
    next: 'There is no money left on it. Use another gift card, or pay another way.',
    leadsTo: GIFT_CARDS_ID,
  },
  GIFT_CARD_LIMIT_EXCEEDED: { title: 'No more gift cards on this order', next: 'Pay what is left with a card, or another way.' },
  TOO_MANY_REQUESTS: { title: 'That didn’t work too often' },
};

/** What the link to each place says: a refusal's text is too long to be one. */
const LINK_TEXTS: Readonly<Record<string, string>> = {
  [CARD_FIELD_IDS.number]: 'Go to the card fields',
  [OTHER_WAYS_ID]: 'See other ways to pay',
  [GIFT_CARDS_ID]: 'Go to gift cards',
};

/** Said of a card that its bank has declined, under which card it was. The code's own text asks for the same card again. */
export const DECLINED_CARD: readonly FormError[] = [
  { message: 'Your card was not charged.', fieldId: CARD_FIELD_IDS.number, linkText: 'Use another card' },
];

/** Errors that are about no field lead to where something can be done about the code that they came with. */
export function ledTo(errors: readonly FormError[], code: ErrorCode | undefined): readonly FormError[] {
  const leadsTo = refusalWords(code)?.leadsTo;
  if (leadsTo === undefined) return errors;
  return errors.map((error) => (error.fieldId === undefined ? { ...error, fieldId: leadsTo, linkText: LINK_TEXTS[leadsTo] } : error));
}

/** What is said around the text of a code; undefined for one that is about no payment. */
export function refusalWords(code: ErrorCode | undefined): RefusalWords | undefined {
  return code === undefined ? undefined : WORDS[code];
}
