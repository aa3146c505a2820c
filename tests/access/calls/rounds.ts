import { buyers, plain, type Table } from '../row.ts';

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

export const ROUNDS: Table = {
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
  'DELETE /cc/api/rounds/:roundId/guests/:participantId': plain('signed in', '/cc/api/rounds/x/guests/x', 404),
  'POST /cc/api/rounds/:roundId/cart': plain('signed in', '/cc/api/rounds/x/cart', 404, { body: {} }),
  'POST /cc/api/rounds/:roundId/rows': plain('everybody', '/cc/api/rounds/x/rows', 404, { body: { itemId: '100001', qty: 1 } }),
  'PUT /cc/api/rounds/:roundId/rows/:rowId': plain('everybody', '/cc/api/rounds/x/rows/x', 404, { body: { qty: 1 } }),
  'GET /cc/api/rounds/:roundId/search': plain('everybody', '/cc/api/rounds/x/search?q=pens', 404),
};
