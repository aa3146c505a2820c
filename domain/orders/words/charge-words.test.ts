import { describe, expect, it } from 'vitest';
import { waysOfGroups } from '../handing/ways.ts';
import { chargeText, leaves } from './charge-words.ts';

const textOf = (...groups: readonly (readonly [key: string, deliveryType: string])[]) =>
  chargeText(waysOfGroups(groups.map(([key, deliveryType]) => ({ key, deliveryType }))));

describe('when an order is charged', () => {
  it('is when it ships, when it is picked up, or when we email it', () => {
    expect(textOf(['STANDARD:2026-11-23', 'STA'], ['BACK_ORDER', 'STA'])).toBe('You are charged when your order ships.');
    expect(textOf(['ONE_HOUR_PICKUP:1547', 'ISP'], ['SHIP_TO_STORE', 'STS'])).toBe('You are charged when you pick up your order.');
    expect(textOf(['E_DOWNLOAD', 'STA'])).toBe('You are charged when we email your order.');
  });

  it('says of what is paid later who is charged then, and what whoever orders pays', () => {
    const later = { name: 'Klarna', plan: '4 payments of $12.48' };
    expect(chargeText(waysOfGroups([{ key: 'STANDARD:2026-11-23', deliveryType: 'STA' }]), later)).toBe(
      'Klarna is charged when your order ships. You pay Klarna in 4 payments of $12.48.',
    );
    expect(
      chargeText(
        waysOfGroups([
          { key: 'E_DOWNLOAD', deliveryType: 'STA' },
          { key: 'LATER_PICKUP', deliveryType: 'PCK' },
        ]),
        later,
      ),
    ).toMatch(/^Klarna is charged for what you pick up .* for what we email when we send it\. You pay Klarna in 4 payments/);
  });

  it('is told for each part where they differ', () => {
    expect(textOf(['E_DOWNLOAD', 'STA'], ['STANDARD:2026-11-23', 'STA'])).toBe(
      'You are charged for what we deliver when it ships and for what we email when we send it.',
    );
    expect(textOf(['MEMBERSHIP', 'STA'], ['LATER_PICKUP', 'PCK'], ['SAME_DAY', 'STA'])).toBe(
      'You are charged for what we deliver when it ships, for what you pick up when you get it and for what we email when we send it.',
    );
  });

  it('is right away where nothing is carried, such as a service alone', () => {
    expect(textOf()).toBe('You are charged right away.');
  });

  it('is said the same of what is left of an order', () => {
    const [ships, fetched, emailed] = [
      { hasParcels: true, hasPickups: false, hasEmails: false },
      { hasParcels: false, hasPickups: true, hasEmails: false },
      { hasParcels: false, hasPickups: false, hasEmails: true },
    ];
    expect([ships, fetched, emailed].map((ways) => leaves(ways, 'it'))).toEqual(['it ships', 'you pick it up', 'we email it']);
    expect([ships, fetched, emailed].map((ways) => leaves(ways, 'the rest'))).toEqual([
      'the rest ships',
      'you pick up the rest',
      'we email the rest',
    ]);
    expect(leaves({ hasParcels: true, hasPickups: true, hasEmails: true }, 'your order')).toBe(
      'your order ships or is picked up or is emailed',
    );
  });
});
