import { describe, expect, it } from 'vitest';
import { promiser } from './promiser.ts';

const FACTS = {};
const WAY = { deliveryType: 'STA', storeNumber: undefined, isInStock: true } as const;
const destination = { state: 'MA', zone: 'America/New_York', isKnown: true };

describe('promises that are kept for a quarter of an hour', () => {
  it('end at the hour by which one has to order', () => {
    const stores = new Map<string, never>();
    const dayAt = (now: string) => promiser({ destination, now: new Date(now), stores })(FACTS, WAY).maxDeliveryDate;
    // Tuesday, 16:59 and 17:00 in New York.
    expect([dayAt('2026-11-24T21:46:00Z'), dayAt('2026-11-24T21:59:59Z')]).toEqual(['2026-11-25', '2026-11-25']);
    expect(dayAt('2026-11-24T22:00:00Z')).toBe('2026-11-27');
  });

  it('belong to one place', () => {
    const stores = new Map<string, never>();
    const now = new Date('2026-11-24T15:00:00Z');
    const dayTo = (to: typeof destination) => promiser({ destination: to, now, stores })(FACTS, WAY).maxDeliveryDate;
    const near = dayTo(destination);
    const overseas = dayTo({ state: 'HI', zone: 'Pacific/Honolulu', isKnown: true });
    const anywhere = dayTo({ ...destination, isKnown: false });
    expect(new Set([near, overseas, anywhere]).size).toBeGreaterThan(1);
    expect([dayTo(destination), dayTo({ state: 'HI', zone: 'Pacific/Honolulu', isKnown: true })]).toEqual([near, overseas]);
  });
});
