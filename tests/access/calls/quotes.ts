import { buyers, plain, type Table } from '../row.ts';

export const QUOTES: Table = {
  'GET /cc/api/quotes': plain('signed in', '/cc/api/quotes', 403, { except: buyers(200) }),
  'POST /cc/api/quotes': plain('signed in', '/cc/api/quotes', 403, { body: { rows: [{ itemId: 'none', qty: 1 }] }, except: buyers(400) }),
  'GET /cc/api/quotes/:quoteNumber': plain('signed in', '/cc/api/quotes/Q-1', 404),
  'POST /cc/api/quotes/:quoteNumber/answer': plain('signed in', '/cc/api/quotes/Q-1/answer', 404, { body: { act: 'ACCEPT', version: 1 } }),
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
    body: { act: 'REFUSE', version: 1, text: 'No.' },
    except: { representative: 409 },
  }),
  'POST /cc/api/representatives/quotes/:quoteNumber/messages': plain('signed in', '/cc/api/representatives/quotes/Q-1001/messages', 404, {
    body: { text: 'When?' },
    except: { representative: 409 },
  }),
};
