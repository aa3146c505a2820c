import type { PricingCoupon } from '#domain/pricing/pricing-input.ts';

const plain = {
  description: '',
  isAuto: false,
  isStackable: false,
  minimumCents: 0,
  scope: undefined,
  needsPickupLine: false,
  ownerRewardsId: undefined,
} as const;
const only = (itemId: string) => ({ itemIds: [itemId], categoryIds: [], brands: [] });
const off = (amountCents: number, isPerUnit = false) => ({ kind: 'fixed', amountCents, isPerUnit }) as const;
const percent = (basisPoints: number) => ({ kind: 'percent', basisPoints }) as const;

/** What the shop gives to everybody; then what a shopper can enter. From the description of the demo's coupons. */
export const ALWAYS_ON: readonly PricingCoupon[] = [
  { ...plain, code: 'INSTANT-100003', priority: 1, isAuto: true, benefit: off(200, true), scope: only('100003') },
  { ...plain, code: 'FREEPEN', priority: 2, isAuto: true, isStackable: true, benefit: { kind: 'gift' }, minimumCents: 2500 },
];
export const COUPONS: ReadonlyMap<string, PricingCoupon> = new Map(
  [
    { ...plain, code: 'ITEM10', priority: 1, benefit: percent(1000), scope: only('100003') } as const,
    { ...plain, code: 'LAPTOP50', priority: 1, benefit: off(5000), scope: only('100016') } as const,
    { ...plain, code: 'TWENTYOFF', priority: 1, benefit: off(2000), scope: only('100006') } as const,
    { ...plain, code: 'BASKET5', priority: 2, benefit: off(500), minimumCents: 3000 } as const,
    { ...plain, code: 'BASKET15', priority: 2, benefit: percent(1500), minimumCents: 10_000 } as const,
    { ...plain, code: 'PICKUP3', priority: 2, benefit: off(300), needsPickupLine: true } as const,
    { ...plain, code: 'ONCE', priority: 2, benefit: off(1000), minimumCents: 2000 } as const,
    { ...plain, code: 'FREESHIP', priority: 2, isStackable: true, benefit: { kind: 'shipping' } } as const,
    { ...plain, code: 'REWARD5', priority: 3, benefit: off(500), ownerRewardsId: 'rita' } as const,
    { ...plain, code: 'CHECKOUT10', priority: 4, benefit: percent(1000) } as const,
  ].map((coupon) => [coupon.code, coupon]),
);
