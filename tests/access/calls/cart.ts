import { GAIL } from '#tests/support/buyer.ts';
import { plain, type Table } from '../row.ts';

const CHECKOUT = '/cc/api/checkout/default';

export const CART: Table = {
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
};
