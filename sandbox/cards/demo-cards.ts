/** How the vendor treats a card; everything not named here is approved. */
export type CardBehaviour = 'APPROVE' | 'DECLINE' | 'INSUFFICIENT_FUNDS' | 'CHALLENGE' | 'ERROR_ONCE' | 'LOSE_ANSWER' | 'DECLINE_RENEWAL';

const BEHAVIOURS: Record<string, CardBehaviour> = {
  '4000000000000002': 'DECLINE',
  '4000000000009995': 'INSUFFICIENT_FUNDS',
  '4000002500003155': 'CHALLENGE',
  '4000000000000119': 'ERROR_ONCE',
  '4000000000000259': 'LOSE_ANSWER',
  '4000000000000341': 'DECLINE_RENEWAL',
};

/** The behaviour of a complete card number. */
export function behaviourOf(digits: string): CardBehaviour {
  return BEHAVIOURS[digits] ?? 'APPROVE';
}

/** A card that the vendor issued with money on it. `id` is its last four digits: the number itself is in no file. */
export interface IssuedCard {
  id: string;
  accountNumber: string;
  issuedCents: number;
}

/** Prepaid cards, used like credit cards until their money is gone. */
const PREPAID_CARDS: readonly IssuedCard[] = [{ id: '5100', accountNumber: '5105105105105100', issuedCents: 25_00 }];

/** The prepaid card with this number, or `undefined` when the number is no Prepaid card's. */
export function prepaidCardOf(digits: string): IssuedCard | undefined {
  return PREPAID_CARDS.find((card) => card.accountNumber === digits);
}

/** A gift card with its PIN of four digits. */
export interface IssuedGiftCard extends IssuedCard {
  pin: string;
  isActive: boolean;
}

/** The gift cards that exist. */
export const GIFT_CARDS: readonly IssuedGiftCard[] = [
  { id: '0011', accountNumber: '6006491000000000011', pin: '1111', issuedCents: 20_00, isActive: true },
  { id: '0029', accountNumber: '6006491000000000029', pin: '2222', issuedCents: 50_00, isActive: true },
  { id: '0037', accountNumber: '6006491000000000037', pin: '3333', issuedCents: 250_00, isActive: true },
  { id: '0045', accountNumber: '6006491000000000045', pin: '4444', issuedCents: 100_00, isActive: false },
  { id: '0052', accountNumber: '6006491000000000052', pin: '5555', issuedCents: 0, isActive: true },
];

/** The cards that the vendor issues itself, and whose balances it therefore keeps. */
const ISSUED_CARDS = { PREPAID_CARD: PREPAID_CARDS, GIFT_CARD: GIFT_CARDS } as const;

/** A card of the vendor's own: its kind, and its id among those of the kind. */
export interface IssuedCardName {
  tender: keyof typeof ISSUED_CARDS;
  id: string;
}

/** Cents a card was issued with; 0 for an unknown one. */
export function issuedCents({ tender, id }: IssuedCardName): number {
  return ISSUED_CARDS[tender].find((card) => card.id === id)?.issuedCents ?? 0;
}

/** Card numbers worth trying, with what happens, for the note on the vendor's pages. */
export const DEMO_NUMBERS: readonly { number: string; what: string }[] = [
  { number: '4242 4242 4242 4242', what: 'Visa, approved' },
  { number: '5555 5555 5555 4444', what: 'Mastercard, approved' },
  { number: '3782 822463 10005', what: 'American Express, approved (code of 4 digits)' },
  { number: '6011 0009 9013 9424', what: 'Discover, approved' },
  { number: '7972 0000 0000 0009', what: 'Store card, approved (no date, no code)' },
  { number: '5105 1051 0510 5100', what: 'Prepaid card' },
  { number: '4000 0025 0000 3155', what: 'Asks the payer to confirm' },
  { number: '4000 0000 0000 0002', what: 'Declined' },
  { number: '4000 0000 0000 9995', what: 'Declined, insufficient funds' },
  { number: '4000 0000 0000 0119', what: 'Vendor error once, then approved' },
  { number: '4000 0000 0000 0259', what: 'Approved, but the answer is lost' },
  { number: '4000 0000 0000 0341', what: 'Approved, but not renewed after seven days' },
];
