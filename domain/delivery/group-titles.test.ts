import { describe, expect, it } from 'vitest';
import { GROUP_KINDS, groupTitle } from './group-titles.ts';

const DATE = '2026-11-24';

describe('the title over a delivery group', () => {
  it('says that goods are out of stock [C4-35]', () => {
    expect(groupTitle({ kind: 'OUT_OF_STOCK' })).toBe('Out of stock');
  });

  it('names memberships [C4-36]', () => {
    expect(groupTitle({ kind: 'MEMBERSHIP' })).toBe('Membership');
  });

  it('says that downloads come by e-mail [C4-37]', () => {
    expect(groupTitle({ kind: 'E_DOWNLOAD' })).toBe('Email delivery');
  });

  it('names city and state of the store of a one-hour pickup [C4-38 C4-51 S9-42]', () => {
    const store = { storeNumber: '1547', city: 'Framingham', state: 'MA' };
    expect(groupTitle({ kind: 'ONE_HOUR_PICKUP', store })).toBe('Pick up in 1-hour at Framingham, MA');
    expect(groupTitle({ kind: 'ONE_HOUR_PICKUP' })).toBe('Pick up in 1-hour');
  });

  it('names the street date of a pre-order [C4-39]', () => {
    expect(groupTitle({ kind: 'PRE_ORDER', date: '2027-01-04' })).toBe('Pre-order: available Mon, Jan 4');
  });

  it('names the date of a back order [C4-40]', () => {
    expect(groupTitle({ kind: 'BACK_ORDER', date: DATE })).toBe('Back order: expected by Tue, Nov 24');
  });

  it('says by when next-day and standard goods are delivered [C4-41 C4-42]', () => {
    expect(groupTitle({ kind: 'NEXT_DAY', date: DATE })).toBe('Delivered by Tue, Nov 24');
    expect(groupTitle({ kind: 'STANDARD', date: '2025-03-04' })).toBe('Delivered by Tue, Mar 4');
  });

  it('promises same-day goods for today by 7 pm [C4-43 C4-52 S9-43]', () => {
    expect(groupTitle({ kind: 'SAME_DAY' })).toBe('Today by 7 pm');
  });

  it('says by when goods arrive at the store [C4-44]', () => {
    expect(groupTitle({ kind: 'SHIP_TO_STORE', date: DATE })).toBe('Arrives by Tue, Nov 24');
    expect(groupTitle({ kind: 'LATER_PICKUP', date: DATE })).toBe('Arrives by Tue, Nov 24');
  });

  it('says 1-6 business days when no day can be told [C4-45 C4-46]', () => {
    expect(groupTitle({ kind: 'FALLBACK_EXPECTED' })).toBe('expected within 1-6 business days');
    expect(groupTitle({ kind: 'FALLBACK_ARRIVES' })).toBe('arrives within 1-6 business days');
  });

  it('is never empty', () => {
    expect(GROUP_KINDS.map((kind) => groupTitle({ kind, date: DATE })).every((title) => title.length > 5)).toBe(true);
  });
});
