import { plain, type Table } from '../row.ts';

const CHECKOUT = '/cc/api/checkout/default';

export const KEPT: Table = {
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
  'PUT /cc/api/list/:id/item/:itemId': plain('signed in', '/cc/api/list/x/item/100001', 400),
  'PUT /cc/api/list/:id/order': plain('signed in', '/cc/api/list/x/order', 400, { body: { itemId: '100001', place: 1 } }),
  'PUT /cc/api/list/:id/link': plain('signed in', '/cc/api/list/x/link', 400, { body: { isWanted: true } }),
  'GET /cc/api/list/:id/file': plain('signed in', '/cc/api/list/x/file', 400),
  'POST /cc/api/list/:id/file': plain('signed in', '/cc/api/list/x/file', 400, { body: { fileName: 'x.csv', content: '' } }),
  'POST /cc/api/shared-list': plain('everybody', '/cc/api/shared-list', 400, { body: { key: 'none' } }),
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
};
