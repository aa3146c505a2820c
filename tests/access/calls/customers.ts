import { plain, type Table } from '../row.ts';

export const CUSTOMERS: Table = {
  'GET /cc/api/customers': plain('signed in', '/cc/api/customers?query=sam', 404, { except: { representative: 200 } }),
  'GET /cc/api/menus/explained': plain('signed in', '/cc/api/menus/explained?customer=sam.shopper%40example.com', 404, {
    except: { representative: 200 },
  }),
  'POST /cc/api/customers/act': plain('signed in', '/cc/api/customers/act', 404, { body: { userId: crypto.randomUUID() } }),
  'POST /cc/api/customers/stop': plain('signed in', '/cc/api/customers/stop', 200),
};
