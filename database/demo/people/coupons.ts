import { addDays } from '../days.ts';
import { personCalled } from './people.ts';

export type Coupon = {
  readonly code: string;
  readonly description: string;
  readonly kind: 'PERCENT' | 'FIXED' | 'SHIPPING' | 'FREE_ITEM';
  /** 1 item, 2 basket, 3 rewards, 4 checkout only. */
  readonly priority: 1 | 2 | 3 | 4;
  readonly percentBasisPoints: number | null;
  readonly amountCents: number | null;
  readonly isPerUnit: boolean;
  readonly isAutomatic: boolean;
  readonly isStackable: boolean;
  readonly needsPickup: boolean;
  readonly minimumCents: number;
  readonly itemIds: readonly string[] | null;
  readonly freeItemId: string | null;
  readonly ownerUserId: string | null;
  readonly validUntil: Date | null;
  readonly useLimit: number | null;
};

const plain = {
  percentBasisPoints: null,
  amountCents: null,
  isPerUnit: false,
  isAutomatic: false,
  isStackable: false,
  needsPickup: false,
  minimumCents: 0,
  itemIds: null,
  freeItemId: null,
  ownerUserId: null,
  validUntil: null,
  useLimit: null,
} as const;

/** What is taken off each desk organizer, always. */
export const INSTANT = {
  code: 'INSTANT-100003',
  description: '$2.00 off each desk organizer',
  amountCents: 200,
  itemIds: ['100003'],
} as const;

/** The coupons and promotions of the demo shop. */
export function demoCoupons(today: Date): Coupon[] {
  return [
    { ...plain, ...INSTANT, kind: 'FIXED', priority: 1, isPerUnit: true, isAutomatic: true },
    {
      ...plain,
      code: 'ITEM10',
      description: '10% off the oak desk organizer',
      kind: 'PERCENT',
      priority: 1,
      percentBasisPoints: 1000,
      itemIds: ['100003'],
    },
    {
      ...plain,
      code: 'LAPTOP50',
      description: '$50.00 off the 14-inch laptop',
      kind: 'FIXED',
      priority: 1,
      amountCents: 5000,
      itemIds: ['100016'],
    },
    {
      ...plain,
      code: 'TWENTYOFF',
      description: '$20.00 off spiral notebooks',
      kind: 'FIXED',
      priority: 1,
      amountCents: 2000,
      itemIds: ['100006'],
    },
    {
      ...plain,
      code: 'BASKET5',
      description: '$5.00 off orders of $30.00 or more',
      kind: 'FIXED',
      priority: 2,
      amountCents: 500,
      minimumCents: 3000,
    },
    {
      ...plain,
      code: 'BASKET15',
      description: '15% off orders of $100.00 or more',
      kind: 'PERCENT',
      priority: 2,
      percentBasisPoints: 1500,
      minimumCents: 10_000,
    },
    {
      ...plain,
      code: 'PICKUP3',
      description: '$3.00 off when you pick up in a store',
      kind: 'FIXED',
      priority: 2,
      amountCents: 300,
      needsPickup: true,
    },
    {
      ...plain,
      code: 'ONCE',
      description: '$10.00 off orders of $20.00 or more, for the first who uses it',
      kind: 'FIXED',
      priority: 2,
      amountCents: 1000,
      minimumCents: 2000,
      useLimit: 1,
    },
    { ...plain, code: 'FREESHIP', description: 'Free shipping', kind: 'SHIPPING', priority: 2, isStackable: true },
    {
      ...plain,
      code: 'FREEPEN',
      description: 'A free gel pen with orders of $25.00 or more',
      kind: 'FREE_ITEM',
      priority: 2,
      isAutomatic: true,
      isStackable: true,
      minimumCents: 2500,
      freeItemId: '100014',
    },
    {
      ...plain,
      code: 'EXPIRED1',
      description: '$10.00 off, until last month',
      kind: 'FIXED',
      priority: 2,
      amountCents: 1000,
      validUntil: addDays(today, -30),
    },
    {
      ...plain,
      code: 'REWARD5',
      description: '$5.00 in rewards',
      kind: 'FIXED',
      priority: 3,
      amountCents: 500,
      ownerUserId: personCalled('rita').userId,
    },
    { ...plain, code: 'CHECKOUT10', description: '10% off at checkout', kind: 'PERCENT', priority: 4, percentBasisPoints: 1000 },
  ];
}
