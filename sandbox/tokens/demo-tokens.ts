import type { CardToken } from './token-records.ts';

/**
 * Cards that are saved in the demo shop's wallets from its first start on. Their tokens are fixed, because the demo
 * shop's data and the vendor's are loaded apart from each other.
 */
export const DEMO_TOKENS: readonly CardToken[] = [
  demoCard({
    token: 'tok_demo_visa_4242',
    brand: 'VISA',
    lastFourDigit: '4242',
    expiryMonth: '12',
    expiryYear: '2035',
  }),
  demoCard({
    token: 'tok_demo_mastercard_4444_expired',
    brand: 'MASTER_CARD',
    lastFourDigit: '4444',
    expiryMonth: '01',
    expiryYear: '2024',
  }),
];

type DemoCard = Pick<CardToken, 'token' | 'brand' | 'lastFourDigit' | 'expiryMonth' | 'expiryYear'>;

function demoCard(card: DemoCard): CardToken {
  return { kind: 'CARD', tender: 'CREDIT_CARD', behaviour: 'APPROVE', ...card };
}
