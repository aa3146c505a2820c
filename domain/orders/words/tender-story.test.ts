import { describe, expect, it } from 'vitest';
import type { PaymentType } from '#domain/payment/payment-types.ts';
import { tenderStory, type TenderMoney } from './tender-story.ts';

const NOTHING: TenderMoney = { charged: 0, held: 0, releasing: 0, released: 0, refunding: 0, refunded: 0, refundFailed: 0 };
const SHIPS = { hasParcels: true, hasPickups: false, hasEmails: false };
const story = (money: Partial<TenderMoney>, paymentType: PaymentType = 'CREDIT_CARD') =>
  tenderStory({ ...NOTHING, ...money }, paymentType, SHIPS);

describe('what became of the money of a tender', () => {
  it('is on hold until the goods leave, and charged then', () => {
    expect(story({ held: 49.93 })).toEqual(['$49.93 on hold until your order ships']);
    expect(story({ charged: 10, held: 39.93 })).toEqual(['$10.00 charged', '$39.93 on hold until the rest ships']);
    expect(story({ charged: 49.93 })).toEqual(['$49.93 charged']);
    const fetched = { ...SHIPS, hasParcels: false, hasPickups: true };
    expect(tenderStory({ ...NOTHING, held: 12.75 }, 'CREDIT_CARD', fetched)).toEqual(['$12.75 on hold until you pick up your order']);
    const emailed = { ...SHIPS, hasParcels: false, hasEmails: true };
    expect(tenderStory({ ...NOTHING, held: 25 }, 'CREDIT_CARD', emailed)).toEqual(['$25.00 on hold until we email your order']);
  });

  it('was let go and never charged, or is on the gift card again', () => {
    expect(story({ releasing: 49.93 })).toEqual(['$49.93 hold being released']);
    expect(story({ released: 49.93 })).toEqual(['$49.93 hold released, not charged']);
    expect(story({ releasing: 3, released: 7 }, 'GIFT_CARD')).toEqual([
      '$3.00 going back on the card',
      '$7.00 back on the card, not charged',
    ]);
  });

  it('is given back, on its way or not', () => {
    expect(story({ charged: 60, refunding: 20, refunded: 10, refundFailed: 5 })).toEqual([
      '$60.00 charged',
      '$20.00 refund on its way',
      '$10.00 refunded',
      '$5.00 refund delayed. We are looking into it',
    ]);
  });

  it('of an invoice is invoiced as the goods leave, and credited where they come back', () => {
    expect(story({ charged: 10, held: 39.93 }, 'INVOICE')).toEqual(['$10.00 invoiced', '$39.93 to be invoiced when the rest ships']);
    expect(story({ released: 49.93 }, 'INVOICE')).toEqual(['$49.93 not invoiced']);
    expect(story({ charged: 60, refunding: 20, refunded: 10, refundFailed: 5 }, 'INVOICE')).toEqual([
      '$60.00 invoiced',
      '$20.00 credit on its way to your account',
      '$10.00 credited to your account',
      '$5.00 credit delayed. We are looking into it',
    ]);
  });

  it('is no story where nothing was had of it', () => {
    expect(story({})).toEqual([]);
  });
});
