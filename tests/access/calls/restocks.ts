import { plain, type Table } from '../row.ts';

const PATH = '/cc/api/autorestock';

/** What comes again and again. Whose it is decides about each: server/restocks tells of those of others. */
export const RESTOCKS: Table = {
  'GET /cc/api/autorestock': plain('signed in', PATH, 200),
  'POST /cc/api/autorestock': plain('signed in', PATH, 400, { body: { itemId: '100009' } }),
  'PUT /cc/api/autorestock': plain('signed in', PATH, 404, { body: { subscriptionId: 'none', qty: 2 } }),
  'DELETE /cc/api/autorestock': plain('signed in', `${PATH}?subscriptionId=none`, 404),
  'POST /cc/api/autorestock/runs/:runId/again': plain('signed in', `${PATH}/runs/none/again`, 404),
};
