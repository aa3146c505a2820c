import { GAIL } from '#tests/support/buyer.ts';
import { GIFT_CARDS } from '#tests/support/tenders.ts';
import { administrators, atWork, buyers, plain, type Table } from './row.ts';

const CHECKOUT = '/cc/api/checkout/default';
const A_KEY = { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'x', attestationObject: 'x' } };
const A_USED_KEY = { ...A_KEY, response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' } };
/** What an administrator would give somebody: nothing. */
const NO_RIGHTS = {
  roles: [],
  permissions: [],
  orderLimit: 1,
  seesPrices: false,
  mayChangeShipTo: false,
  approverEmail: null,
  shipToAddressId: null,
};
/** A rule that asks about nothing. */
const NO_RULE = { name: '', kind: 'ITEM', above: 0, values: [], steps: [] };
/** A round that nobody can be in. */
const NO_ROUND = {
  title: '',
  message: '',
  closesOn: '',
  closesAt: '',
  personCap: null,
  totalCap: null,
  categoryIds: [],
  letsGuestsIn: false,
  showsGuestsPrices: false,
};
/** Who is of no organization that has budgets. */
const NO_BUDGETS = { shopper: 404, member: 404, representative: 404, adminElsewhere: 404 } as const;

/** Every call and what else is no page, in the order in which they are made: what ends a visit comes last. */
export const CALLS: Table = {
  'POST /cc/api/checkout/default/item': {
    admits: 'shoppers',
    ask: ({ cartItemId }) => ({
      path: `${CHECKOUT}/item?responseType=WHOLE`,
      body: { items: [{ itemId: '100002', qty: 1, parentRelationCartItemId: cartItemId }] },
    }),
    own: 200,
    foreign: 200,
    // An order of the organization begins with an address of it, which is everybody's in it.
    sharedWith: { aBuyer: ['buyer', 'colleague', 'admin'] },
  },
  'PUT /cc/api/checkout/default/item': {
    admits: 'shoppers',
    ask: ({ cartItemId }) => ({ path: `${CHECKOUT}/item`, body: { items: [{ cartItemId, qty: 1 }] } }),
    own: 200,
    foreign: 400,
  },
  'GET /cc/api/checkout': plain('shoppers', '/cc/api/checkout?grindType=ALL', 200),
  'PUT /cc/api/checkout/default': {
    admits: 'shoppers',
    ask: ({ cartItemId }) => ({
      path: `${CHECKOUT}?actionType=UPDATE_DELIVERY`,
      body: { items: [{ cartItemId, deliveryType: 'STA' }] },
    }),
    own: 200,
    foreign: 400,
  },
  'GET /cc/api/cart/opt/type': plain('shoppers', '/cc/api/cart/opt/type?type=HARD_ALT_OPT_OUT', 200),
  'GET /cc/api/checkout/events': plain('shoppers', '/cc/api/checkout/events', 200, { except: { nobody: 204, ended: 204 } }),
  'GET /cc/api/precheckout': plain('shoppers', '/cc/api/precheckout', 200),
  'DELETE /cc/api/checkout/default/item/:cartItemId': {
    admits: 'shoppers',
    ask: ({ cartId, cartItemId }) => ({ path: `${CHECKOUT}/item/${cartItemId}?cartId=${cartId}`, body: { cartId, cartItemId } }),
    own: 200,
    usesUp: true,
    foreign: 400,
    attempts: ({ cartId, cartItemId }) => [
      { path: `${CHECKOUT}/item/${cartItemId}?cartId=${cartId}`, body: {} },
      { path: `${CHECKOUT}/item/${cartItemId}`, body: { cartId } },
      { path: `${CHECKOUT}/item/${cartItemId}` },
    ],
  },
  'GET /cc/api/sfl': plain('shoppers', '/cc/api/sfl', 200),
  'POST /cc/api/sfl': {
    admits: 'shoppers',
    ask: ({ cartItemId }) => ({ path: '/cc/api/sfl', body: { item: { itemId: '100002', cartItemId } } }),
    own: 200,
    usesUp: true,
    foreign: 400,
  },
  'POST /cc/api/sfl/move': {
    admits: 'shoppers',
    ask: ({ listItemId }) => ({ path: '/cc/api/sfl/move', body: { items: [{ listItemId, qty: 1 }] } }),
    own: 200,
    usesUp: true,
    foreign: 400,
  },
  'DELETE /cc/api/sfl/:listItemId': {
    admits: 'shoppers',
    ask: ({ listItemId }) => ({ path: `/cc/api/sfl/${listItemId}`, body: {} }),
    own: 200,
    usesUp: true,
    foreign: 400,
  },
  'PUT /cc/api/checkout/default/address/:id': {
    admits: 'shoppers',
    ask: ({ addressId }) => ({ path: `${CHECKOUT}/address/${addressId}`, body: GAIL }),
    own: 200,
    foreign: 400,
  },
  'DELETE /cc/api/checkout/default/address/:id': {
    admits: 'shoppers',
    ask: ({ addressId }) => ({ path: `${CHECKOUT}/address/${addressId}` }),
    own: 200,
    foreign: 400,
  },
  'POST /cc/api/checkout/default/address': {
    admits: 'shoppers',
    ask: ({ savedAddressId }) => ({ path: `${CHECKOUT}/address`, body: { addressId: savedAddressId, email: GAIL.email } }),
    own: 200,
    // A guest has no book of addresses; one of the organisation is everybody's in it.
    except: { guest: 400 },
    foreign: 400,
    sharedWith: { aBuyer: ['buyer', 'colleague', 'admin'] },
  },
  'GET /cc/api/zip/:zip': plain('everybody', '/cc/api/zip/01702', 200),
  'GET /cc/api/products/:itemId/stores': plain('shoppers', '/cc/api/products/100006/stores', 200),
  'POST /cc/api/omni/pickupinstore': plain('shoppers', '/cc/api/omni/pickupinstore', 200, { body: { zipcode: '01702' } }),
  'GET /cc/api/stores': plain('everybody', '/cc/api/stores?term=01702', 200),
  'GET /cc/api/stores/all': plain('everybody', '/cc/api/stores/all', 200),
  'POST /cc/api/checkout/default/pickupperson': plain('shoppers', `${CHECKOUT}/pickupperson`, 200, {
    body: { firstName: 'Pat', lastName: 'Person', phone: '5085550100', email: 'pat@example.com' },
  }),
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
  'GET /cc/api/orders': plain('signed in', '/cc/api/orders?size=100', 200),
  'GET /cc/api/orders/:orderNumber': {
    admits: 'shoppers',
    ask: ({ orderNumber }) => ({ path: `/cc/api/orders/${orderNumber}` }),
    own: 200,
    foreign: 404,
    // Those who administer an organization or keep its budgets look at all of its orders.
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
  'GET /cc/api/operations/credit': plain('signed in', '/cc/api/operations/credit', 404),
  'POST /cc/api/operations/credit/payments': plain('signed in', '/cc/api/operations/credit/payments', 404, {
    body: { accountNumber: '4410001', reference: 'WIRE 1', amount: 10 },
  }),
  'POST /cc/api/operations/credit/payments/:paymentId/reversal': plain('signed in', '/cc/api/operations/credit/payments/1/reversal', 404),
  // Documents are of items and say nothing of who looks.
  'GET /product-sheets/:file': plain('shoppers', '/product-sheets/100001.pdf', 200, { refusal: 303 }),
  // Like pictures: who has its address has been shown it.
  'GET /documents/:file': plain('everybody', '/documents/00000000000000000000000000000000.pdf', 404),
  'GET /cc/api/products/:itemId': plain('shoppers', '/cc/api/products/100001', 200),
  'GET /cc/api/products/:itemId/reviews': plain('shoppers', '/cc/api/products/100001/reviews', 200),
  'GET /cc/api/products/:itemId/questions': plain('shoppers', '/cc/api/products/100001/questions', 200),
  'GET /cc/api/products/:itemId/review': plain('signed in', '/cc/api/products/100001/review', 200),
  'PUT /cc/api/products/:itemId/review': plain('signed in', '/cc/api/products/100001/review', 200, {
    body: { stars: 4, title: 'As it should be', body: 'It does all that it should, every day.' },
  }),
  'DELETE /cc/api/products/:itemId/review': plain('signed in', '/cc/api/products/100003/review', 404),
  'GET /cc/api/reviews': plain('signed in', '/cc/api/reviews', 200),
  'PUT /cc/api/reviews/:reviewId/helpful': plain('signed in', '/cc/api/reviews/999999999/helpful', 404),
  'POST /cc/api/products/:itemId/questions': plain('signed in', '/cc/api/products/100001/questions', 200, {
    body: { body: 'Does it lie flat on a desk?' },
  }),
  'GET /cc/api/questions': plain('signed in', '/cc/api/questions', 200),
  'GET /cc/api/questions/:questionId': plain('signed in', '/cc/api/questions/999999999', 404),
  'POST /cc/api/questions/:questionId/answers': plain('signed in', '/cc/api/questions/999999999/answers', 404, {
    body: { body: 'Yes, it does.' },
  }),
  'GET /cc/api/operations/moderation': plain('signed in', '/cc/api/operations/moderation', 404),
  'GET /cc/api/operations/held-orders': plain('signed in', '/cc/api/operations/held-orders', 404),
  'POST /cc/api/operations/held-orders': plain('signed in', '/cc/api/operations/held-orders', 404, {
    body: { orderNumber: '10000001', decision: 'RELEASED' },
  }),
  'POST /cc/api/operations/moderation': plain('signed in', '/cc/api/operations/moderation', 404, {
    body: { kind: 'REVIEW', id: '1', version: 1, decision: 'PUBLISHED' },
  }),
  'GET /cc/api/compared-products': plain('shoppers', '/cc/api/compared-products?itemId=100001&itemId=100002', 200),
  'GET /cc/api/categories/:id': plain('shoppers', '/cc/api/categories/copy-paper', 200),
  'GET /cc/api/categories': plain('everybody', '/cc/api/categories', 200),
  'GET /cc/api/brands/:id': plain('shoppers', '/cc/api/brands/northline', 200),
  'POST /ele-lpd/api/landingPages/fetchComponentsModel': plain('shoppers', '/ele-lpd/api/landingPages/fetchComponentsModel', 200, {
    body: { pageId: 'deals' },
  }),
  'GET /robots.txt': plain('everybody', '/robots.txt', 200),
  'GET /sitemap.xml': plain('everybody', '/sitemap.xml', 200, { except: atWork(404) }),
  'GET /sitemaps/:part.xml': plain('everybody', '/sitemaps/items.xml', 200, { except: atWork(404) }),
  'GET /cc/api/home': plain('shoppers', '/cc/api/home', 200),
  'GET /ele-lpd/api/searchProxy/search': plain('shoppers', '/ele-lpd/api/searchProxy/search?q=paper', 200),
  'POST /ele-lpd/api/productTileProxy/getProductTileData': plain('shoppers', '/ele-lpd/api/productTileProxy/getProductTileData', 200, {
    body: { query: { skus: ['100001', '100009'] } },
  }),
  'GET /cc/api/buy-again': plain('signed in', '/cc/api/buy-again', 200),
  'POST /cc/api/tile-labels': plain('signed in', '/cc/api/tile-labels', 200, { body: { skus: ['100001'] } }),
  'POST /cc/api/products/:itemId/alerts': plain('shoppers', '/cc/api/products/100008/alerts', 200, {
    body: { kind: 'BACK', email: 'nobody@nowhere.example' },
  }),
  'GET /cc/api/alerts': plain('signed in', '/cc/api/alerts', 200),
  'GET /cc/api/alerts/of-mail': plain('everybody', `/cc/api/alerts/of-mail?key=${'A'.repeat(43)}`, 404),
  'POST /cc/api/alerts/of-mail': plain('everybody', '/cc/api/alerts/of-mail', 404, { body: { key: 'A'.repeat(43), wish: 'STOP' } }),
  'DELETE /cc/api/alerts/:alertId': {
    admits: 'signed in',
    ask: ({ alertId }) => ({ path: `/cc/api/alerts/${alertId}` }),
    own: 200,
    foreign: 404,
  },
  'GET /cc/api/account/quickbuy': plain('signed in', '/cc/api/account/quickbuy', 200),
  'PUT /cc/api/account/quickbuy': {
    admits: 'signed in',
    ask: ({ savedAddressId }) => ({ path: '/cc/api/account/quickbuy', body: { quickBuyAddressId: savedAddressId } }),
    own: 200,
    foreign: 400,
    // Those of the same organization, whose address it is too, have no card to switch it on with.
    attempts: ({ savedAddressId }) => [
      { path: '/cc/api/account/quickbuy', body: { quickBuyActive: true, quickBuyAddressId: savedAddressId } },
    ],
  },
  'POST /cc/api/account/addresses': plain('signed in', '/cc/api/account/addresses', 200, {
    body: {
      firstName: 'Pat',
      lastName: 'Person',
      address1: '12 Main St',
      city: 'Framingham',
      state: 'MA',
      zipCode: '01702',
      phones: ['5085550100'],
    },
  }),
  'GET /cc/api/account/addresses': plain('signed in', '/cc/api/account/addresses', 200),
  'PUT /cc/api/account/addresses/:addressId': plain('signed in', '/cc/api/account/addresses/x', 404, {
    body: {
      firstName: 'Pat',
      lastName: 'Person',
      address1: '12 Main St',
      city: 'Framingham',
      state: 'MA',
      zipCode: '01702',
      phones: ['5085550100'],
    },
  }),
  'DELETE /cc/api/account/addresses/:addressId': plain('signed in', '/cc/api/account/addresses/x', 404),
  'POST /cc/api/account/addresses/:addressId/default': plain('signed in', '/cc/api/account/addresses/x/default', 404),
  // Only the shopper of the demo has switched it on.
  'POST /cc/api/checkout/default/buynow': plain('signed in', `${CHECKOUT}/buynow`, 403, {
    body: { itemId: '100002', qty: 1 },
    except: { shopper: 200 },
  }),
  // Whose a list is, and who fills it, server/lists tells.
  'GET /cc/api/lists': plain('signed in', '/cc/api/lists', 200),
  'GET /cc/api/lists/items': plain('signed in', '/cc/api/lists/items', 200),
  'POST /cc/api/list': plain('signed in', '/cc/api/list', 400, { body: { name: ' ' } }),
  'GET /cc/api/list/:id': plain('signed in', '/cc/api/list/x', 400),
  'PUT /cc/api/list/:id': plain('signed in', '/cc/api/list/x', 400, { body: { favorite: true } }),
  'DELETE /cc/api/list/:id': plain('signed in', '/cc/api/list/x', 400),
  'POST /cc/api/list/:id/item': plain('signed in', '/cc/api/list/x/item', 400, { body: { itemId: '100001' } }),
  'PUT /cc/api/list/:id/items': plain('signed in', '/cc/api/list/x/items', 400, { body: { items: [{ itemId: '100001', qty: 2 }] } }),
  'DELETE /cc/api/list/:id/item/:itemId': plain('signed in', '/cc/api/list/x/item/100001', 400),
  'POST /cc/api/quick-order/match': plain('shoppers', '/cc/api/quick-order/match', 200, { body: { text: '100001 2' } }),
  // Whose choices count for whom, server/quick-order tells.
  'GET /cc/api/quick-order/aliases': plain('signed in', '/cc/api/quick-order/aliases', 200),
  'POST /cc/api/quick-order/aliases': plain('signed in', '/cc/api/quick-order/aliases', 200, {
    body: { choices: [{ said: 'the good paper', itemId: '100001' }] },
  }),
  'DELETE /cc/api/quick-order/aliases/:aliasId': plain('signed in', '/cc/api/quick-order/aliases/x', 404),
  'POST /ele-lpd/api/sparxProxy/getListCardData': plain('everybody', '/ele-lpd/api/sparxProxy/getListCardData', 200),
  'GET /cc/api/machines': plain('signed in', '/cc/api/machines', 200),
  'GET /cc/api/printer-models': plain('shoppers', '/cc/api/printer-models?q=ardent', 200),
  'POST /cc/api/machines': plain('signed in', '/cc/api/machines', 200, { body: { model: 'Ardent L48', nickname: 'Mine' } }),
  // What is no picture is looked at, and refused. Whose a logo is, server/logos tells.
  'POST /cc/api/personal/logos': plain('shoppers', '/cc/api/personal/logos', 400, { body: { picture: 'AAAA' } }),
  'GET /logos/:logoId': plain('everybody', `/logos/${'0'.repeat(32)}`, 404),
  'PUT /cc/api/machines/:machineId': {
    admits: 'signed in',
    ask: ({ machineId }) => ({ path: `/cc/api/machines/${machineId}`, body: { nickname: `Of ${machineId.slice(0, 8)}` } }),
    own: 200,
    foreign: 404,
  },
  'DELETE /cc/api/machines/:machineId': {
    admits: 'signed in',
    ask: ({ machineId }) => ({ path: `/cc/api/machines/${machineId}` }),
    own: 200,
    foreign: 404,
  },
  'GET /cc/api/operations/unfound-searches': plain('signed in', '/cc/api/operations/unfound-searches', 404),
  'GET /cc/api/operations/synonyms': plain('signed in', '/cc/api/operations/synonyms', 404),
  'PUT /cc/api/operations/synonyms': plain('signed in', '/cc/api/operations/synonyms', 404, { body: { said: 'grey', means: 'gray' } }),
  'DELETE /cc/api/operations/synonyms': plain('signed in', '/cc/api/operations/synonyms', 404, { body: { said: 'grey' } }),
  'GET /search/suggest': plain('shoppers', '/search/suggest?q=paper', 200),
  'GET /cc/api/organization/people': plain('signed in', '/cc/api/organization/people', 403, { except: administrators(200) }),
  'GET /cc/api/organization/people/:userId': plain('signed in', '/cc/api/organization/people/x', 403, { except: administrators(404) }),
  'PUT /cc/api/organization/people/:userId': plain('signed in', '/cc/api/organization/people/x', 403, {
    body: NO_RIGHTS,
    except: administrators(404),
  }),
  'POST /cc/api/organization/people/:userId/standing': plain('signed in', '/cc/api/organization/people/x/standing', 403, {
    body: { isOn: true },
    except: administrators(404),
  }),
  'DELETE /cc/api/organization/people/:userId': plain('signed in', '/cc/api/organization/people/x', 403, { except: administrators(404) }),
  'GET /cc/api/organization/invitations/choices': plain('signed in', '/cc/api/organization/invitations/choices', 403, {
    except: administrators(200),
  }),
  'POST /cc/api/organization/invitations': plain('signed in', '/cc/api/organization/invitations', 403, {
    body: { ...NO_RIGHTS, email: 'none' },
    except: administrators(400),
  }),
  'POST /cc/api/organization/invitations/:invitationId': plain('signed in', '/cc/api/organization/invitations/x', 403, {
    except: administrators(404),
  }),
  'DELETE /cc/api/organization/invitations/:invitationId': plain('signed in', '/cc/api/organization/invitations/x', 403, {
    except: administrators(404),
  }),
  'GET /cc/api/organization/changes': plain('signed in', '/cc/api/organization/changes', 403, { except: administrators(200) }),
  'GET /cc/api/organization/units': plain('signed in', '/cc/api/organization/units', 403, { except: administrators(200) }),
  'POST /cc/api/organization/units': plain('signed in', '/cc/api/organization/units', 403, {
    body: { name: '', shipToAddressId: null, budgetCenter: null, approverEmail: null },
    except: administrators(400),
  }),
  'GET /cc/api/organization/units/:unitId': plain('signed in', '/cc/api/organization/units/x', 403, { except: administrators(404) }),
  'PUT /cc/api/organization/units/:unitId': plain('signed in', '/cc/api/organization/units/x', 403, {
    body: { name: 'Lab', shipToAddressId: null, budgetCenter: null, approverEmail: null },
    except: administrators(404),
  }),
  'POST /cc/api/organization/units/:unitId/people': plain('signed in', '/cc/api/organization/units/x/people', 403, {
    body: { userId: 'x', isIn: true },
    except: administrators(404),
  }),
  'DELETE /cc/api/organization/units/:unitId': plain('signed in', '/cc/api/organization/units/x', 403, { except: administrators(404) }),
  'GET /cc/api/account/units': plain('signed in', '/cc/api/account/units', 403, { except: buyers(200) }),
  'POST /cc/api/account/units/:unitId': plain('signed in', '/cc/api/account/units/x', 403, { body: {}, except: buyers(404) }),
  'GET /cc/api/organization/billing': plain('signed in', '/cc/api/organization/billing', 403, { except: administrators(200) }),
  'PUT /cc/api/organization/billing': plain('signed in', '/cc/api/organization/billing', 403, {
    body: { billTo: '', email: 'none' },
    except: administrators(400),
  }),
  'GET /cc/api/organization/sign-in': plain('signed in', '/cc/api/organization/sign-in', 403, { except: administrators(200) }),
  'PUT /cc/api/organization/sign-in': plain('signed in', '/cc/api/organization/sign-in', 403, {
    body: {
      isOn: false,
      entityId: '',
      ssoUrl: '',
      certificates: [],
      emailAttribute: '',
      takesUnasked: false,
      addsPeople: false,
      hidesPasswords: false,
    },
    except: administrators(400),
    actedFor: 403,
  }),
  'GET /cc/api/organization/policies': plain('signed in', '/cc/api/organization/policies', 403, { except: administrators(200) }),
  'POST /cc/api/organization/policies': plain('signed in', '/cc/api/organization/policies', 403, {
    body: { kind: 'ITEM', value: 'none' },
    except: administrators(400),
  }),
  'DELETE /cc/api/organization/policies/:policyId': plain('signed in', '/cc/api/organization/policies/x', 403, {
    except: administrators(404),
  }),
  'PUT /cc/api/organization/reordering': plain('signed in', '/cc/api/organization/reordering', 403, {
    body: { isAllowed: true },
    except: administrators(200),
  }),
  'GET /cc/api/organization/approvals': plain('signed in', '/cc/api/organization/approvals', 403, { except: administrators(200) }),
  'PUT /cc/api/organization/approvals': plain('signed in', '/cc/api/organization/approvals', 403, {
    body: { hasApprovals: true, flow: 'GROUP' },
    except: administrators(200),
  }),
  'POST /cc/api/organization/approvals/rules': plain('signed in', '/cc/api/organization/approvals/rules', 403, {
    body: NO_RULE,
    except: administrators(400),
  }),
  'PUT /cc/api/organization/approvals/rules/:ruleId': plain('signed in', '/cc/api/organization/approvals/rules/x', 403, {
    body: NO_RULE,
    except: administrators(404),
  }),
  'DELETE /cc/api/organization/approvals/rules/:ruleId': plain('signed in', '/cc/api/organization/approvals/rules/x', 403, {
    except: administrators(404),
  }),
  'POST /cc/api/organization/approvals/tried': plain('signed in', '/cc/api/organization/approvals/tried', 403, {
    body: NO_RULE,
    except: administrators(400),
  }),
  // Rounds are in orders of organizations alone: of a victim's order nobody is told anything.
  'GET /cc/api/orders/:orderNumber/people': plain('signed in', '/cc/api/orders/1/people', 404),
  'GET /account/orders/:orderNumber/name-labels.pdf': plain('everybody', '/account/orders/1/name-labels.pdf', 303),
  'GET /account/orders/:orderNumber/who-gets-what.pdf': plain('everybody', '/account/orders/1/who-gets-what.pdf', 303),
  'GET /account/orders/:orderNumber/packing-list.pdf': plain('everybody', '/account/orders/1/packing-list.pdf', 303),
  'GET /cc/api/together': plain('signed in', '/cc/api/together', 403, { except: buyers(200) }),
  'POST /cc/api/together/asks': plain('signed in', '/cc/api/together/asks', 403, { body: { orderNumber: '1' }, except: buyers(404) }),
  'GET /cc/api/rounds': plain('signed in', '/cc/api/rounds', 403, { except: buyers(200) }),
  'POST /cc/api/rounds': plain('signed in', '/cc/api/rounds', 403, { body: NO_ROUND, except: buyers(400) }),
  // A link that is none.
  'POST /cc/api/rounds/join': plain('everybody', '/cc/api/rounds/join', 404, { body: { token: 'x' } }),
  'GET /cc/api/rounds/:roundId': plain('everybody', '/cc/api/rounds/x', 404),
  'PUT /cc/api/rounds/:roundId': plain('signed in', '/cc/api/rounds/x', 404, { body: NO_ROUND }),
  'POST /cc/api/rounds/:roundId/acts': plain('signed in', '/cc/api/rounds/x/acts', 404, { body: { act: 'CLOSE' } }),
  'POST /cc/api/rounds/:roundId/link': plain('signed in', '/cc/api/rounds/x/link', 404, { body: { isWanted: true } }),
  'POST /cc/api/rounds/:roundId/cart': plain('signed in', '/cc/api/rounds/x/cart', 404, { body: {} }),
  'POST /cc/api/rounds/:roundId/rows': plain('everybody', '/cc/api/rounds/x/rows', 404, { body: { itemId: '100001', qty: 1 } }),
  'PUT /cc/api/rounds/:roundId/rows/:rowId': plain('everybody', '/cc/api/rounds/x/rows/x', 404, { body: { qty: 1 } }),
  'GET /cc/api/rounds/:roundId/search': plain('everybody', '/cc/api/rounds/x/search?q=pens', 404),
  'GET /cc/api/stand-ins': plain('signed in', '/cc/api/stand-ins', 403, { except: buyers(200) }),
  'POST /cc/api/stand-ins': plain('signed in', '/cc/api/stand-ins', 403, {
    body: { email: 'none', startsOn: 'x', endsOn: 'x' },
    except: buyers(400),
  }),
  'DELETE /cc/api/stand-ins/:standInId': plain('signed in', '/cc/api/stand-ins/x', 403, { except: buyers(404) }),
  'GET /cc/api/approvals/:orderNumber': plain('signed in', '/cc/api/approvals/1', 404),
  'POST /cc/api/approvals/:orderNumber/comments': plain('signed in', '/cc/api/approvals/1/comments', 404, { body: { comment: 'Why?' } }),
  'POST /ele-lpd/api/sparxProxy/getApprovalOrdersData': plain('signed in', '/ele-lpd/api/sparxProxy/getApprovalOrdersData', 403, {
    body: {},
    except: buyers(200),
  }),
  // Each entry is answered by itself.
  'GET /cc/api/approvals-of-mail': plain('everybody', '/cc/api/approvals-of-mail?key=nothing', 404),
  'POST /cc/api/approvals-of-mail': plain('everybody', '/cc/api/approvals-of-mail', 404, {
    body: { key: 'nothing', action: 'ACCEPT', version: 0 },
  }),
  'POST /ele-lpd/api/approvalsProxy/order': plain('signed in', '/ele-lpd/api/approvalsProxy/order?action=approve', 403, {
    body: [{ cartId: 'x', ownerProfileId: 'x', orderNumber: '1', action: 'ACCEPT' }],
    except: buyers(200),
  }),
  'GET /cc/api/quotes': plain('signed in', '/cc/api/quotes', 403, { except: buyers(200) }),
  'POST /cc/api/quotes': plain('signed in', '/cc/api/quotes', 403, { body: { rows: [{ itemId: 'none', qty: 1 }] }, except: buyers(400) }),
  'GET /cc/api/quotes/:quoteNumber': plain('signed in', '/cc/api/quotes/Q-1', 404),
  'POST /cc/api/quotes/:quoteNumber/answer': plain('signed in', '/cc/api/quotes/Q-1/answer', 404, { body: { act: 'ACCEPT' } }),
  'POST /cc/api/quotes/:quoteNumber/messages': plain('signed in', '/cc/api/quotes/Q-1/messages', 404, { body: { text: 'When?' } }),
  'POST /cc/api/quotes/:quoteNumber/order': plain('signed in', '/cc/api/quotes/Q-1/order', 404),
  'DELETE /cc/api/checkout/default/quote': plain('signed in', '/cc/api/checkout/default/quote', 200),
  'GET /cc/api/representatives/quotes': plain('signed in', '/cc/api/representatives/quotes', 404, { except: { representative: 200 } }),
  'GET /cc/api/representatives/quotes/:quoteNumber': plain('signed in', '/cc/api/representatives/quotes/Q-1001', 404, {
    except: { representative: 200 },
  }),
  'POST /cc/api/representatives/quotes/:quoteNumber/offers': plain('signed in', '/cc/api/representatives/quotes/Q-1001/offers', 404, {
    body: { version: 0, rows: [], validUntil: 'x' },
    except: { representative: 400 },
  }),
  // It is decided already.
  'POST /cc/api/representatives/quotes/:quoteNumber/end': plain('signed in', '/cc/api/representatives/quotes/Q-1001/end', 404, {
    body: { act: 'REFUSE', text: 'No.' },
    except: { representative: 409 },
  }),
  'POST /cc/api/representatives/quotes/:quoteNumber/messages': plain('signed in', '/cc/api/representatives/quotes/Q-1001/messages', 404, {
    body: { text: 'When?' },
    except: { representative: 409 },
  }),
  'PUT /cc/api/organization/off-contract': plain('signed in', '/cc/api/organization/off-contract', 403, {
    body: { offContract: 'ALLOW' },
    // The other one has no contract that anything could be off.
    except: { ...administrators(200), adminElsewhere: 400 },
  }),
  'GET /cc/api/organization/contract/instead': plain('signed in', '/cc/api/organization/contract/instead?itemId=100001', 200),
  'GET /cc/api/organization/home': plain('signed in', '/cc/api/organization/home', 403, { except: buyers(200) }),
  'GET /cc/api/organization/contract': plain('signed in', '/cc/api/organization/contract', 403, { except: buyers(200) }),
  'GET /cc/api/organization/contract/prices': plain('signed in', '/cc/api/organization/contract/prices', 403, { except: buyers(200) }),
  'GET /cc/api/billing-email': plain('everybody', '/cc/api/billing-email?token=x', 410),
  'POST /cc/api/billing-email': plain('everybody', '/cc/api/billing-email', 410, { body: { token: 'x' } }),
  'GET /cc/api/invitation': plain('everybody', '/cc/api/invitation?token=x', 410),
  'POST /cc/api/invitation': plain('everybody', '/cc/api/invitation', 410, {
    body: { token: 'x', firstName: 'A', lastName: 'B', password: 'A-good-password-1' },
  }),
  'GET /cc/api/account/tax-certificates': plain('signed in', '/cc/api/account/tax-certificates', 200),
  'POST /cc/api/account/tax-certificates': plain('signed in', '/cc/api/account/tax-certificates', 400, { body: {} }),
  'DELETE /cc/api/account/tax-certificates/:certificateId': plain('signed in', '/cc/api/account/tax-certificates/x', 404),
  'GET /cc/api/account/sign-ins': plain('signed in', '/cc/api/account/sign-ins', 200),
  // Of an organization that has budgets: all of its people see them, those who keep them change them. What is another organization's is tried in server/budgets/keeping.
  'GET /cc/api/budgets': plain('signed in', '/cc/api/budgets', 200, { except: NO_BUDGETS, actedFor: 200 }),
  'GET /cc/api/budgets/:value/book': plain('signed in', '/cc/api/budgets/LAB/book', 200, { except: NO_BUDGETS, actedFor: 200 }),
  'POST /cc/api/budgets': plain('signed in', '/cc/api/budgets', 400, {
    body: { value: '', description: '', amount: 1, period: 'NONE', carry: 'NONE', carryCap: null },
    except: { ...NO_BUDGETS, buyer: 403 },
    actedFor: 403,
  }),
  'PUT /cc/api/budgets/:value': plain('signed in', '/cc/api/budgets/LAB', 400, {
    body: { description: '' },
    except: { ...NO_BUDGETS, buyer: 403 },
    actedFor: 403,
  }),
  'PUT /cc/api/budget-defaults': plain('signed in', '/cc/api/budget-defaults', 400, {
    body: { accountDefault: 'NO-SUCH' },
    except: { ...NO_BUDGETS, buyer: 403 },
    actedFor: 403,
  }),
  'GET /cc/api/budget-changes': plain('signed in', '/cc/api/budget-changes', 200, { except: { ...NO_BUDGETS, buyer: 403 }, actedFor: 200 }),
  'POST /cc/api/budget-import': plain('signed in', '/cc/api/budget-import', 200, {
    body: { csv: '' },
    except: { ...NO_BUDGETS, buyer: 403 },
    actedFor: 403,
  }),
  'GET /cc/api/budget-spend': plain('signed in', '/cc/api/budget-spend', 200, { except: { ...NO_BUDGETS, buyer: 403 }, actedFor: 200 }),
  'GET /cc/api/budget-orders': plain('signed in', '/cc/api/budget-orders', 200, { except: { ...NO_BUDGETS, buyer: 403 }, actedFor: 200 }),
  'GET /cc/api/account/privacy': plain('signed in', '/cc/api/account/privacy', 200),
  'POST /cc/api/account/privacy/export': plain('signed in', '/cc/api/account/privacy/export', 400, { body: { password: 'wrong' } }),
  // Nobody deletes an organization's account by themselves, nor that of who works for the shop.
  'POST /cc/api/account/privacy/erasure': plain('signed in', '/cc/api/account/privacy/erasure', 400, {
    body: { password: 'wrong' },
    except: { representative: 403, ...buyers(403) },
  }),
  'DELETE /cc/api/account/privacy/erasure': plain('signed in', '/cc/api/account/privacy/erasure', 200),
  'GET /cc/api/account/profile': plain('signed in', '/cc/api/account/profile', 200),
  'PUT /cc/api/account/profile': plain('signed in', '/cc/api/account/profile', 400, { body: { firstName: '', lastName: '', phone: '' } }),
  // Of those who buy for an organization it is the organization that decides.
  'POST /cc/api/account/profile/email': plain('signed in', '/cc/api/account/profile/email', 400, {
    body: { email: 'new@example.com', password: 'wrong' },
    except: buyers(403),
  }),
  'DELETE /cc/api/account/profile/email': plain('signed in', '/cc/api/account/profile/email', 200),
  'GET /cc/api/account/profile/email/confirm': plain('everybody', '/cc/api/account/profile/email/confirm?token=x', 410),
  'POST /cc/api/account/profile/email/confirm': plain('everybody', '/cc/api/account/profile/email/confirm', 410, { body: { token: 'x' } }),
  'POST /cc/api/account/profile/password': plain('signed in', '/cc/api/account/profile/password', 400, {
    body: { password: 'wrong', newPassword: 'a password that is long' },
  }),
  'GET /cc/api/account/second-factor': plain('signed in', '/cc/api/account/second-factor', 200),
  'POST /cc/api/account/second-factor': plain('signed in', '/cc/api/account/second-factor', 400, { body: { password: 'wrong' } }),
  'POST /cc/api/account/second-factor/confirm': plain('signed in', '/cc/api/account/second-factor/confirm', 404, {
    body: { code: '1', mailedCode: '1' },
  }),
  'POST /cc/api/account/second-factor/recovery-codes': plain('signed in', '/cc/api/account/second-factor/recovery-codes', 404, {
    body: { password: 'wrong', code: '1' },
  }),
  'DELETE /cc/api/account/second-factor': plain('signed in', '/cc/api/account/second-factor', 404, {
    body: { password: 'wrong', code: '1' },
  }),
  'GET /cc/api/account/email-preferences': plain('signed in', '/cc/api/account/email-preferences', 200),
  'PUT /cc/api/account/email-preferences': plain('signed in', '/cc/api/account/email-preferences', 200, { body: { deals: true } }),
  'GET /cc/api/account/passkeys': plain('signed in', '/cc/api/account/passkeys', 200),
  'POST /cc/api/account/passkeys/options': plain('signed in', '/cc/api/account/passkeys/options', 400, { body: { password: 'wrong' } }),
  'POST /cc/api/account/passkeys': plain('signed in', '/cc/api/account/passkeys', 400, { body: { name: '', credential: A_KEY } }),
  'PUT /cc/api/account/passkeys/:passkeyId': plain('signed in', '/cc/api/account/passkeys/x', 404, { body: { name: 'Mine' } }),
  // The password is asked for before anything is looked for. Whose is whose: tests/attacks/secrets/passkeys.db.test.ts.
  'DELETE /cc/api/account/passkeys/:passkeyId': plain('signed in', '/cc/api/account/passkeys/x', 400, { body: { password: 'wrong' } }),
  'POST /cc/api/auth/passkey/options': plain('everybody', '/cc/api/auth/passkey/options', 200, { body: {} }),
  'POST /cc/api/auth/passkey': plain('everybody', '/cc/api/auth/passkey', 401, { body: { credential: A_USED_KEY } }),
  'POST /cc/api/auth/login/code': plain('everybody', '/cc/api/auth/login/code', 401, { body: { code: '123456' } }),
  'DELETE /cc/api/account/sign-ins/:signInId': plain('signed in', '/cc/api/account/sign-ins/x', 404),
  'DELETE /cc/api/account/sign-ins': plain('signed in', '/cc/api/account/sign-ins', 200),
  'GET /cc/api/operations/tax-certificates': plain('signed in', '/cc/api/operations/tax-certificates', 404),
  'POST /cc/api/operations/tax-certificates': plain('signed in', '/cc/api/operations/tax-certificates', 404, {
    body: { certificateId: 'x', decision: 'APPROVED' },
  }),
  'GET /cc/api/wallet': plain('signed in', '/cc/api/wallet', 200),
  'POST /cc/api/wallet': plain('signed in', '/cc/api/wallet', 400, { body: { token: 'tok_unknown' } }),
  'PUT /cc/api/wallet/:cardId': plain('signed in', '/cc/api/wallet/x', 404, { body: {} }),
  'DELETE /cc/api/wallet/:cardId': plain('signed in', '/cc/api/wallet/x', 404),
  'GET /cc/api/address/shipto': plain('signed in', '/cc/api/address/shipto', 403, { except: buyers(200) }),
  'POST /cc/api/address/shipto': plain('signed in', '/cc/api/address/shipto', 403, { body: {}, except: buyers(400) }),
  'POST /cc/api/address/shipto/:addressId': plain('signed in', '/cc/api/address/shipto/x', 403, { body: {}, except: buyers(404) }),
  'GET /cc/api/customers': plain('signed in', '/cc/api/customers?query=sam', 404, { except: { representative: 200 } }),
  'GET /cc/api/menus/explained': plain('signed in', '/cc/api/menus/explained?customer=sam.shopper%40example.com', 404, {
    except: { representative: 200 },
  }),
  'POST /cc/api/customers/act': plain('signed in', '/cc/api/customers/act', 404, { body: { userId: crypto.randomUUID() } }),
  'POST /cc/api/customers/stop': plain('signed in', '/cc/api/customers/stop', 200),
  'POST /ele-lpd/api/sparxProxy/getEcommContentData': plain('everybody', '/ele-lpd/api/sparxProxy/getEcommContentData', 200, {
    body: { slots: ['header'] },
  }),
  'POST /ele-lpd/api/sparxProxy/updateSessionToken': plain('signed in', '/ele-lpd/api/sparxProxy/updateSessionToken', 200, { body: {} }),
  'POST /ele-lpd/api/sparxProxy/subscribeUserforOffers': plain('everybody', '/ele-lpd/api/sparxProxy/subscribeUserforOffers', 200, {
    body: { emailID: 'offers@example.com' },
  }),
  'GET /ele-lpd/api/session': plain('everybody', '/ele-lpd/api/session', 200),
  'POST /cc/api/log': plain('everybody', '/cc/api/log', 204, { body: { msg: 'nothing' } }),
  'POST /cc/api/auth/way-in': plain('everybody', '/cc/api/auth/way-in', 401, { body: { way: 'MVP', token: 'nothing' } }),
  'POST /cc/api/auth/reset': plain('everybody', '/cc/api/auth/reset', 204, { body: { email: 'nobody@nowhere.example' } }),
  'GET /cc/api/auth/reset/confirm': plain('everybody', `/cc/api/auth/reset/confirm?token=${'A'.repeat(43)}`, 410),
  'POST /cc/api/auth/reset/confirm': plain('everybody', '/cc/api/auth/reset/confirm', 410, {
    body: { token: 'A'.repeat(43), password: 'A-good-password-1' },
  }),
  'POST /cc/api/auth/register': plain('everybody', '/cc/api/auth/register', 400, {
    body: { email: 'sam.shopper@example.com', password: 'A-good-password-1', firstName: 'Sam', lastName: 'Again' },
    except: atWork(403),
  }),
  'POST /cc/api/auth/login': plain('everybody', '/cc/api/auth/login', 401, {
    body: { email: 'sam.shopper@example.com', password: 'A-wrong-password-1' },
  }),
  // Nobody comes in without a signed answer; who is sent is tried in server/identity/saml.
  'POST /cc/api/auth/saml': plain('everybody', '/cc/api/auth/saml', 401, { body: { response: 'nothing' } }),
  'POST /cc/api/auth/saml/begin': plain('everybody', '/cc/api/auth/saml/begin', 404, { body: { company: 'nobody' } }),
  'GET /cc/api/auth/saml/metadata': plain('everybody', '/cc/api/auth/saml/metadata', 404, { except: atWork(200) }),
  'POST /api/dev/identity-provider': plain('everybody', '/api/dev/identity-provider', 404, { body: { person: 'nobody' } }),
  'GET /cc/api/procurement': plain('signed in', '/cc/api/procurement', 404),
  'POST /cc/api/procurement/finish': plain('everybody', '/cc/api/procurement/finish', 410, { body: { how: 'LEAVE', key: 'nothing' } }),
  'POST /procurement/handover': plain('everybody', '/procurement/handover', 410, { form: { how: 'LEAVE', key: 'nothing' } }),
  'GET /api/dev/ways-in': plain('everybody', '/api/dev/ways-in', 200),
  'POST /api/dev/ways-in': plain('everybody', '/api/dev/ways-in', 404, { body: { partnerId: 'nobody', person: 'nobody' } }),
  'GET /api/dev/outbox': plain('everybody', '/api/dev/outbox', 200),
  'GET /healthz': plain('everybody', '/healthz', 200),
  'GET /readyz': plain('everybody', '/readyz', 200),
  'GET /metrics': plain('everybody', '/metrics', 200),
  'GET /api/docs': plain('everybody', '/api/docs', 200),
  'GET /api/docs/static/index.html': plain('everybody', '/api/docs/static/index.html', 302),
  'GET /api/docs/static/swagger-initializer.js': plain('everybody', '/api/docs/static/swagger-initializer.js', 200),
  'GET /api/docs/json': plain('everybody', '/api/docs/json', 200),
  'GET /api/docs/yaml': plain('everybody', '/api/docs/yaml', 200),
  'GET /api/docs/static/*': plain('everybody', '/api/docs/static/swagger-ui.css', 200),
  'GET /api/openapi.json': plain('everybody', '/api/openapi.json', 200),
  'ANY /cc/api/*': plain('everybody', '/cc/api/nothing', 404),
  'ANY /ele-lpd/*': plain('everybody', '/ele-lpd/nothing', 404),
  'ANY /api/*': plain('everybody', '/api/nothing', 404),
  'ANY /sparxProxy/*': plain('everybody', '/sparxProxy/nothing', 404),
  'ANY /approvalsProxy/*': plain('everybody', '/approvalsProxy/nothing', 404),
  'ANY /productTileProxy/*': plain('everybody', '/productTileProxy/nothing', 404),
  'ANY /webhooks/*': plain('everybody', '/webhooks/nothing', 404),
  'POST /cc/api/tdprocess': plain('everybody', '/cc/api/tdprocess', 400, { body: { transactionId: 'nothing', status: 'Y' } }),
  'GET /cc/api/tdprocess': plain('everybody', '/cc/api/tdprocess?transactionId=nothing&status=Y', 400),
  'POST /webhooks/payment': plain('everybody', '/webhooks/payment', 403, { body: { type: 'authorization.approved' } }),
  'GET /assets/*': plain('everybody', '/assets/nothing.js', 404),
  'GET /pictures/shop/:file': plain('everybody', '/pictures/shop/nothing.webp', 404),
  'GET /pictures/*': plain('everybody', '/pictures/nothing.webp', 404),
  'POST /cc/api/auth/logout': plain('everybody', '/cc/api/auth/logout', 200, { body: {} }),
};
