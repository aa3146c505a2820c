import { describe, expect, it } from 'vitest';
import { GIFT_CARD_EMAIL_CLASS_ID, GIFT_CARD_PLASTIC_CLASS_ID, isDeliveredByEmail, isHeavy, isPhysical } from './deliverable-item.ts';

describe('what comes by e-mail', () => {
  it('is a download, a digital item or an e-mailed gift card, not one of plastic [C9-28 C9-29 S9-28]', () => {
    expect(isDeliveredByEmail({ productType: 'ESD' })).toBe(true);
    expect(isDeliveredByEmail({ productType: 'DF' })).toBe(true);
    expect(isDeliveredByEmail({ classId: '389' })).toBe(true);
    expect(isDeliveredByEmail({ classId: '235' })).toBe(false);
    expect(isDeliveredByEmail({})).toBe(false);
    expect([GIFT_CARD_EMAIL_CLASS_ID, GIFT_CARD_PLASTIC_CLASS_ID]).toEqual(['389', '235']);
  });
});

describe('what is too heavy to fly', () => {
  it('is furniture and what goes by freight, not what a courier takes', () => {
    expect([{ isFurniture: true }, { isFreight: true }, {}].map(isHeavy)).toEqual([true, true, false]);
  });
});

describe('what someone has to carry', () => {
  it('is a plain item, a gift card of plastic, an add-on and a part of a set', () => {
    expect(isPhysical({})).toBe(true);
    expect(isPhysical({ classId: '235' })).toBe(true);
    expect(isPhysical({ relation: 'ADDON' })).toBe(true);
    expect(isPhysical({ relation: 'BUNDLE' })).toBe(true);
  });

  it('is no download, e-mailed card, membership, plan or service', () => {
    expect(isPhysical({ productType: 'ESD' })).toBe(false);
    expect(isPhysical({ classId: '389' })).toBe(false);
    expect(isPhysical({ membership: 'PREMIUM' })).toBe(false);
    expect(isPhysical({ relation: 'WARRANTY' })).toBe(false);
    expect(isPhysical({ relation: 'ASSEMBLY' })).toBe(false);
    expect(isPhysical({ relation: 'TECHHELP' })).toBe(false);
  });
});
