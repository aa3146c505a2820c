import { idOf } from '../random.ts';
import { personCalled } from './people.ts';

/** Tokens under which the payment vendor's sandbox knows the demo's saved cards. */
const SAVED = { visa: 'tok_demo_visa_4242', mastercard: 'tok_demo_mastercard_4444_expired' } as const;

export type WalletCard = {
  readonly cardId: string;
  readonly userId: string;
  readonly token: string;
  readonly brand: 'VISA' | 'MASTER_CARD';
  readonly lastFour: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly nickname: string;
  readonly isDefault: boolean;
};

const { userId } = personCalled('sam');

/** Sam's two cards: one that is valid for years, one that has expired. Their expiry is the vendor's. */
export const walletCards: readonly WalletCard[] = [
  {
    cardId: idOf('card sam visa'),
    userId,
    token: SAVED.visa,
    brand: 'VISA',
    lastFour: '4242',
    expiryMonth: 12,
    expiryYear: 2035,
    nickname: 'Everyday Visa',
    isDefault: true,
  },
  {
    cardId: idOf('card sam mastercard'),
    userId,
    token: SAVED.mastercard,
    brand: 'MASTER_CARD',
    lastFour: '4444',
    expiryMonth: 1,
    expiryYear: 2024,
    nickname: 'Old Mastercard',
    isDefault: false,
  },
];
