import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CheckoutFacts, checkoutSections } from './stages.ts';

const ready: CheckoutFacts = {
  isPastSignInPrompt: true,
  email: 'guest@example.com',
  hasActiveRows: true,
  hasShippedRows: true,
  hasPickupRows: true,
  hasUnavailableRows: false,
  shippingAddress: 'valid',
  pickupPerson: { firstName: 'Pat', lastName: 'Picker', phone: '5085550100' },
  missingAccounting: [],
  openCents: 0,
  hasExpiredCard: false,
};
const missing = (facts: Partial<CheckoutFacts>) => checkoutSections({ ...ready, ...facts }).flatMap((section) => section.missing);

describe('an order with everything it needs', () => {
  it('misses nothing', () => {
    expect(missing({})).toEqual([]);
  });
});

describe('contact', () => {
  it('wants the email of a guest whose order is delivered [C1-22 C6-02]', () => {
    expect(missing({ email: undefined, hasPickupRows: false })).toEqual(['NO_EMAIL']);
    expect(missing({ email: 'guest@', hasPickupRows: false })).toEqual(['NO_EMAIL']);
  });

  it('wants the email of a guest who picks up [C1-23 C6-02]', () => {
    expect(missing({ email: undefined, hasShippedRows: false })).toEqual(['NO_EMAIL']);
  });

  it('comes after the question whether to sign in', () => {
    expect(missing({ isPastSignInPrompt: false })).toEqual(['LOGIN_REQUIRED']);
    expect(missing({ isPastSignInPrompt: false, email: '' })).toEqual(['LOGIN_REQUIRED', 'NO_EMAIL']);
  });
});

describe('delivery', () => {
  it('wants an address when something is shipped', () => {
    expect(missing({ shippingAddress: undefined })).toEqual(['ADDRESS_INVALID']);
    expect(missing({ shippingAddress: 'invalid' })).toEqual(['ADDRESS_INVALID']);
    expect(missing({ shippingAddress: undefined, hasShippedRows: false })).toEqual([]);
  });

  it('wants another address when we cannot deliver to this one', () => {
    expect(missing({ shippingAddress: 'undeliverable' })).toEqual(['UN_DELIVERABLE_ADDRESSES']);
  });

  it('is not held up by a suggestion or a doubt', () => {
    expect(missing({ shippingAddress: 'suggestion' })).toEqual([]);
    expect(missing({ shippingAddress: 'confirmation' })).toEqual([]);
  });

  it('is not shown when nothing is shipped', () => {
    const visible = checkoutSections({ ...ready, hasShippedRows: false }).filter((section) => section.isVisible);
    expect(visible.map((section) => section.name)).toEqual(['contact', 'pickupPerson', 'payment', 'review']);
  });
});

describe('the pickup person', () => {
  it('is wanted with name and phone when something is picked up', () => {
    expect(missing({ pickupPerson: undefined })).toEqual(['PICKUP_PERSON_REQUIRED']);
    expect(missing({ pickupPerson: { firstName: 'Pat', lastName: 'Picker' } })).toEqual(['PICKUP_PERSON_REQUIRED']);
  });

  it('is neither wanted nor shown otherwise', () => {
    expect(missing({ pickupPerson: undefined, hasPickupRows: false })).toEqual([]);
    const sections = checkoutSections({ ...ready, hasPickupRows: false });
    expect(sections.find((section) => section.name === 'pickupPerson')?.isVisible).toBe(false);
  });
});

describe('payment', () => {
  it('is wanted to the last cent', () => {
    expect(missing({ openCents: 1 })).toEqual(['PAYMENT_REQUIRED']);
    expect(missing({ openCents: 0 })).toEqual([]);
  });

  it('takes no expired card', () => {
    expect(missing({ hasExpiredCard: true })).toEqual(['PAYMENT_EXPIRED']);
  });

  it('waits for what the account wants filled in', () => {
    expect(missing({ missingAccounting: ['PO_NUMBER_REQUIRED', 'BUDGET_CENTER_REQUIRED'], openCents: 5 })).toEqual([
      'PO_NUMBER_REQUIRED',
      'BUDGET_CENTER_REQUIRED',
      'PAYMENT_REQUIRED',
    ]);
  });
});

describe('the review', () => {
  it('needs rows, and all of them available', () => {
    expect(missing({ hasActiveRows: false })).toEqual(['EMPTY_CART']);
    expect(missing({ hasUnavailableRows: true })).toEqual(['CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY']);
  });
});

describe('an order that lacks several things', () => {
  it('has the sections complete that lack nothing', () => {
    const sections = checkoutSections({ ...ready, shippingAddress: undefined, openCents: 100 });
    expect(sections.filter((section) => section.isComplete).map((section) => section.name)).toEqual(['contact', 'pickupPerson', 'review']);
  });

  it('is never ready, whichever they are, and tells each of them', () => {
    const lacks: readonly (readonly [code: string, facts: Partial<CheckoutFacts>])[] = [
      ['LOGIN_REQUIRED', { isPastSignInPrompt: false }],
      ['NO_EMAIL', { email: undefined }],
      ['ADDRESS_INVALID', { shippingAddress: undefined }],
      ['PICKUP_PERSON_REQUIRED', { pickupPerson: undefined }],
      ['PO_RELEASE_REQUIRED', { missingAccounting: ['PO_RELEASE_REQUIRED'] }],
      ['PAYMENT_EXPIRED', { hasExpiredCard: true }],
      ['PAYMENT_REQUIRED', { openCents: 4993 }],
      ['CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY', { hasUnavailableRows: true }],
    ];
    fc.assert(
      fc.property(fc.subarray([...lacks]), (chosen) => {
        const facts = chosen.reduce<CheckoutFacts>((all, [, lack]) => ({ ...all, ...lack }), ready);
        expect(missing(facts)).toEqual(chosen.map(([code]) => code));
      }),
    );
  });
});
