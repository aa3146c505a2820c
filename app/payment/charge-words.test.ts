import { describe, expect, it } from 'vitest';
import { carriersOf, chargeText } from './charge-words.ts';

const textOf = (...groups: readonly (readonly [key: string, deliveryType: string])[]) =>
  chargeText(carriersOf(groups.map(([key, deliveryType]) => ({ key, deliveryType }))));

describe('when an order is charged', () => {
  it('is when it ships, when it is picked up, or right away for what is emailed', () => {
    expect(textOf(['STANDARD:2026-11-23', 'STA'], ['BACK_ORDER', 'STA'])).toBe('You are charged when your order ships.');
    expect(textOf(['ONE_HOUR_PICKUP:1547', 'ISP'], ['SHIP_TO_STORE', 'STS'])).toBe('You are charged when you pick up your order.');
    expect(textOf(['E_DOWNLOAD', 'STA'])).toBe('You are charged right away.');
  });

  it('says of what is paid later who is charged then, and what whoever orders pays', () => {
    const later = { name: 'Klarna', plan: '4 payments of $12.48' };
    expect(chargeText(carriersOf([{ key: 'STANDARD:2026-11-23', deliveryType: 'STA' }]), later)).toBe(
      'Klarna is charged when your order ships. You pay Klarna in 4 payments of $12.48.',
    );
    expect(
      chargeText(
        carriersOf([
          { key: 'E_DOWNLOAD', deliveryType: 'STA' },
          { key: 'LATER_PICKUP', deliveryType: 'PCK' },
        ]),
        later,
      ),
    ).toMatch(/^Klarna is charged for what you pick up .* right away\. You pay Klarna in 4 payments/);
  });

  it('is told for each part where they differ', () => {
    expect(textOf(['E_DOWNLOAD', 'STA'], ['STANDARD:2026-11-23', 'STA'])).toBe(
      'You are charged for what we deliver when it ships and for what we email right away.',
    );
    expect(textOf(['MEMBERSHIP', 'STA'], ['LATER_PICKUP', 'PCK'], ['SAME_DAY', 'STA'])).toBe(
      'You are charged for what we deliver when it ships, for what you pick up when you get it and for what we email right away.',
    );
  });
});
