import { idOf } from '../random.ts';
import { personCalled } from './people.ts';

/** Tokens that stand for the demo's saved cards at the payment vendor. */
export const DEMO_TOKENS = { visa: 'tok_demo_visa_4242', mastercard: 'tok_demo_mastercard_4444' } as const;

export type WalletCard = {
  readonly cardId: string; readonly userId: string; readonly token: string; readonly brand: 'VISA' | 'MASTER_CARD'; readonly lastFour: string;
  readonly expiryMonth: number; readonly expiryYear: number; readonly nickname: string; readonly isDefault: boolean;
};

/** Sam's two cards: one that is valid for years, one that expired in April of last year. */
export function walletCards(today: Date): WalletCard[] {
  const { userId } = personCalled('sam');
  const year = today.getUTCFullYear();
  return [
    { cardId: idOf('card sam visa'), userId, token: DEMO_TOKENS.visa, brand: 'VISA', lastFour: '4242', expiryMonth: 12, expiryYear: year + 3, nickname: 'Everyday Visa', isDefault: true },
    { cardId: idOf('card sam mastercard'), userId, token: DEMO_TOKENS.mastercard, brand: 'MASTER_CARD', lastFour: '4444', expiryMonth: 4, expiryYear: year - 1, nickname: 'Old Mastercard', isDefault: false },
  ];
}
