import { z } from 'zod';
import { call } from '../call.ts';
import { CaptchaAnswer } from '../captcha.ts';
import { DeviceData, Nothing } from '../shapes.ts';

/** An addition: an order whose hold no bank renews is paid another way. */
export const payOrder = call({
  name: 'payOrder',
  method: 'POST',
  path: '/cc/api/orders/:orderNumber/payment',
  tag: 'orders',
  openTo: 'shopper',
  summary:
    'Pay another way what of an own order no bank holds any more: with a card that the vendor was given for it, or a saved one. PAID: it goes on; CHECKING: the vendor has not answered yet; CHALLENGE: the bank of the card asks its payer, at challengeUrl',
  params: z.object({ orderNumber: z.string().max(40) }),
  query: Nothing,
  body: z
    .object({
      token: z.string().min(1).max(100).optional(),
      id: z.string().min(1).max(64).optional(),
      captcha: CaptchaAnswer.optional(),
      deviceData: DeviceData,
    })
    .refine(({ token, id }) => (token === undefined) !== (id === undefined), 'a token or a saved card'),
  answer: z.object({ status: z.enum(['PAID', 'CHECKING', 'CHALLENGE']), challengeUrl: z.string().nullable() }),
});
