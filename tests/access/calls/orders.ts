import { administrators, buyers, plain, type Table } from '../row.ts';

export const ORDERS: Table = {
  'GET /cc/api/orders': plain('signed in', '/cc/api/orders?size=100', 200),
  'GET /cc/api/orders/:orderNumber': {
    admits: 'shoppers',
    ask: ({ orderNumber }) => ({ path: `/cc/api/orders/${orderNumber}` }),
    own: 200,
    foreign: 404,
    // Those who administer an organization or keep its budgets look at all of its orders.
    sharedWith: { aBuyer: ['colleague', 'admin'] },
  },
  'GET /cc/api/orders/:orderNumber/again': {
    admits: 'shoppers',
    ask: ({ orderNumber }) => ({ path: `/cc/api/orders/${orderNumber}/again` }),
    own: 200,
    foreign: 404,
    sharedWith: { aBuyer: ['colleague', 'admin'] },
  },
  'POST /cc/api/orders/:orderNumber/open': {
    admits: 'shoppers',
    ask: ({ orderNumber, orderKey }) => ({ path: `/cc/api/orders/${orderNumber}/open`, body: { key: orderKey } }),
    // Only of what a guest has ordered.
    own: 404,
    foreign: 404,
    except: { guest: 200 },
  },
  // The email is what counts, whoever asks: who names another than the order's learns nothing. server/orders tells of who names it.
  'POST /cc/api/orders/:orderNumber/link': {
    admits: 'shoppers',
    ask: ({ orderNumber }) => ({ path: `/cc/api/orders/${orderNumber}/link`, body: { email: 'another@example.com' } }),
    own: 404,
    foreign: 404,
  },
  // What waits for an approval is tried in server/orders/approving/modify-order.db.test.ts.
  'PUT /cc/api/cart/default': plain(
    'signed in',
    '/cc/api/cart/default?tenantId=StaplesAdvantage&channel=WEB&actionType=MODIFY_CART&orderNumber=99999999',
    403,
    { body: { items: [] }, except: buyers(400) },
  ),
  'POST /cc/api/orders/:orderNumber/cancel': {
    admits: 'shoppers',
    ask: ({ orderNumber }) => ({ path: `/cc/api/orders/${orderNumber}/cancel`, body: {} }),
    own: 200,
    foreign: 404,
  },
  // Nothing is to be paid on one's own, and nobody learns of another's: server/orders/paying-again tells of what is.
  'POST /cc/api/orders/:orderNumber/payment': {
    admits: 'shoppers',
    ask: ({ orderNumber, cardId }) => ({ path: `/cc/api/orders/${orderNumber}/payment`, body: { id: cardId } }),
    own: 409,
    foreign: 404,
  },
  'POST /cc/api/orders/:orderNumber/return/preview': {
    admits: 'shoppers',
    ask: ({ arrivedNumber, arrivedLineId }) => ({
      path: `/cc/api/orders/${arrivedNumber}/return/preview`,
      body: { items: [{ cartItemId: arrivedLineId, qty: 1 }] },
    }),
    own: 200,
    foreign: 404,
  },
  'POST /cc/api/orders/:orderNumber/return': {
    admits: 'shoppers',
    ask: ({ arrivedNumber, arrivedLineId }) => ({
      path: `/cc/api/orders/${arrivedNumber}/return`,
      body: { items: [{ cartItemId: arrivedLineId, qty: 1 }] },
    }),
    own: 200,
    foreign: 404,
  },
  // Who has none, or asks for somebody else's, is led to the order's page, whether there is such an order or not.
  'GET /account/orders/:orderNumber/receipt.pdf': {
    admits: 'shoppers',
    refusal: 303,
    ask: ({ arrivedNumber }) => ({ path: `/account/orders/${arrivedNumber}/receipt.pdf` }),
    own: 200,
    foreign: 303,
    // Those who administer an organization or keep its budgets look at all of its orders.
    sharedWith: { aBuyer: ['colleague', 'admin'] },
  },
  // There is one once something is charged.
  'GET /account/orders/:orderNumber/invoice.pdf': {
    admits: 'shoppers',
    refusal: 303,
    ask: ({ arrivedNumber }) => ({ path: `/account/orders/${arrivedNumber}/invoice.pdf` }),
    own: 200,
    foreign: 303,
    sharedWith: { aBuyer: ['colleague', 'admin'] },
  },
  // None of them has returned anything yet.
  'GET /account/orders/:orderNumber/returns/:returnId/label.pdf': {
    admits: 'shoppers',
    refusal: 303,
    ask: ({ arrivedNumber }) => ({ path: `/account/orders/${arrivedNumber}/returns/none/label.pdf` }),
    own: 303,
    foreign: 303,
  },
  // None of their orders is on account: tests/attacks/secrets/organizations.db.test.ts has those that are.
  'GET /account/invoices/:invoiceNumber/invoice.pdf': {
    admits: 'shoppers',
    refusal: 303,
    ask: ({ arrivedNumber }) => ({ path: `/account/invoices/INV-${arrivedNumber}-1/invoice.pdf` }),
    own: 303,
    foreign: 303,
  },
  'GET /account/statements/:month/statement.pdf': plain('everybody', '/account/statements/2020-01/statement.pdf', 303),
  'GET /cc/api/invoices': plain('signed in', '/cc/api/invoices', 403, { except: buyers(200) }),
  'GET /cc/api/invoices/statements/:month': plain('signed in', '/cc/api/invoices/statements/2020-01', 403, { except: buyers(404) }),
  // Of those who see invoices, administrators and whom they let pay them; foreign invoices and unknown ones are alike: server/invoice-payments tells of it.
  'GET /cc/api/invoices/payments': plain('signed in', '/cc/api/invoices/payments', 403, { except: administrators(200) }),
  'POST /cc/api/invoices/payments': plain('signed in', '/cc/api/invoices/payments', 403, {
    body: { invoices: [{ invoiceNumber: 'INV-1-1', amount: 1 }], id: 'x' },
    except: administrators(400),
  }),
  'GET /cc/api/invoices/payments/:paymentNumber': plain('signed in', '/cc/api/invoices/payments/PAY-1', 403, { except: buyers(404) }),
  'GET /cc/api/operations/sales-representatives': plain('signed in', '/cc/api/operations/sales-representatives', 404),
  'PUT /cc/api/operations/sales-representatives/:accountNumber': plain(
    'signed in',
    '/cc/api/operations/sales-representatives/4410001',
    404,
    {
      body: { representative: null },
    },
  ),
  'GET /cc/api/operations/credit': plain('signed in', '/cc/api/operations/credit', 404),
  'POST /cc/api/operations/credit/payments': plain('signed in', '/cc/api/operations/credit/payments', 404, {
    body: { accountNumber: '4410001', reference: 'WIRE 1', amount: 10 },
  }),
  'POST /cc/api/operations/credit/payments/:paymentId/reversal': plain('signed in', '/cc/api/operations/credit/payments/1/reversal', 404),
};
