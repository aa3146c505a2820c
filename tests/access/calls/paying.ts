import { GIFT_CARDS } from '#tests/support/tenders.ts';
import { plain, type Table } from '../row.ts';

const CHECKOUT = '/cc/api/checkout/default';

export const PAYING: Table = {
  'POST /cc/api/checkout/default/payment': {
    admits: 'shoppers',
    ask: ({ cardId }) => ({ path: `${CHECKOUT}/payment`, body: { paymentType: 'CREDIT_CARD', id: cardId } }),
    own: 200,
    except: { guest: 400 },
    foreign: 400,
  },
  // What is somebody else's approval is tried in server/payment/methods/paypal.db.test.ts.
  'POST /cc/api/checkout/default/vendorpayment': plain('shoppers', `${CHECKOUT}/vendorpayment?vendorType=PAYPAL`, 400, {
    body: { payPalInfo: { paymentMethodNonce: 'nothing' } },
  }),
  'PUT /cc/api/checkout/default/payment/:id': {
    admits: 'shoppers',
    ask: ({ paymentId }) => ({ path: `${CHECKOUT}/payment/${paymentId}`, body: { amount: 4 } }),
    own: 200,
    usesUp: true,
    foreign: 400,
  },
  'DELETE /cc/api/checkout/default/payment/:id': {
    admits: 'shoppers',
    ask: ({ paymentId }) => ({ path: `${CHECKOUT}/payment/${paymentId}` }),
    own: 200,
    usesUp: true,
    foreign: 400,
  },
  'POST /cc/api/payment/gateway/staplesPayAuthToken': {
    admits: 'shoppers',
    ask: ({ cartId }) => ({
      path: '/cc/api/payment/gateway/staplesPayAuthToken',
      body: { vendorPayment: { checkoutId: cartId, requestType: 'PAYMENT_AUTH_TOKEN' } },
    }),
    own: 200,
    except: { nobody: 400, ended: 400 },
    foreign: 400,
  },
  'POST /cc/api/payment/giftcard/balance': plain('shoppers', '/cc/api/payment/giftcard/balance', 200, { body: GIFT_CARDS.large }),
  'POST /cc/api/checkout/default/order': {
    admits: 'shoppers',
    ask: ({ orderedCartId }) => ({ path: `${CHECKOUT}/order`, body: { cartId: orderedCartId } }),
    own: 200,
    foreign: 400,
  },
};
