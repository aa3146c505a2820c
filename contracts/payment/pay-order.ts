import { z } from 'zod';
import { call } from '../call.ts';
import { CaptchaAnswer } from '../captcha.ts';
import { DeviceData, Money, Nothing } from '../shapes.ts';

/** An addition: an order whose hold no bank renews is paid another way. */
export const payOrder = call({
  name: 'payOrder',
  method: 'POST',
  path: '/cc/api/orders/:orderNumber/payment',
  tag: 'orders',
  openTo: 'shopper',
  summary:
    'Pay another way what of an own order no bank holds any more: with gift and prepaid cards as far as their balance goes, then with a card that the vendor was given for it, or a saved one. PAID: it goes on; PARTLY: `left` is still to be paid; CHECKING: the vendor has not answered yet; CHALLENGE: the bank of the card asks its payer, at challengeUrl',
  params: z.object({ orderNumber: z.string().max(40) }),
  query: Nothing,
  body: z
    .object({
      paymentType: z.enum(['CREDIT_CARD', 'PREPAID_CARD', 'GIFT_CARD']).default('CREDIT_CARD'),
      token: z.string().min(1).max(100).optional(),
      id: z.string().min(1).max(64).optional(),
      /** Of a gift card, with its PIN: exchanged for a token at once, and stored nowhere. */
      accountNumber: z.string().max(40).optional(),
      cvv: z.string().max(8).optional(),
      captcha: CaptchaAnswer.optional(),
      deviceData: DeviceData,
    })
    .refine(
      ({ paymentType, token, id, accountNumber }) =>
        paymentType === 'GIFT_CARD'
          ? token === undefined && id === undefined
          : accountNumber === undefined && (token === undefined) !== (id === undefined),
      'a token or a saved card, or the number of a gift card',
    ),
  answer: z.object({
    status: z.enum(['PAID', 'PARTLY', 'CHECKING', 'CHALLENGE']),
    challengeUrl: z.string().nullable(),
    left: Money.nullable().meta({ description: 'What is still to be paid another way; null: nothing, or nobody knows yet' }),
  }),
});
