import { atWork, plain, type Table } from '../row.ts';

export const CATALOG: Table = {
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
  ...Object.fromEntries(
    ['atRecommendation', 'sparxRecommendation'].map((name) => [
      `POST /ele-lpd/api/sparxProxy/${name}`,
      plain('shoppers', `/ele-lpd/api/sparxProxy/${name}`, 200, { body: { query: { mboxes: ['cart_overlay'], skuList: ['100010'] } } }),
    ]),
  ),
  'POST /ele-lpd/api/sparxProxy/getCriteoData': plain('shoppers', '/ele-lpd/api/sparxProxy/getCriteoData', 200, {
    body: { skus: ['100010'] },
  }),
  'GET /cc/api/buy-again': plain('signed in', '/cc/api/buy-again', 200),
  'GET /cc/api/purchases': plain('signed in', '/cc/api/purchases', 200),
  'GET /ptd/recentItems': plain('signed in', '/ptd/recentItems', 200),
  'POST /ele-lpd/api/home/getFrequentlyPurchasedData': plain('everybody', '/ele-lpd/api/home/getFrequentlyPurchasedData', 200, {
    body: {},
  }),
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
  'GET /cc/api/operations/unfound-searches': plain('signed in', '/cc/api/operations/unfound-searches', 404),
  'GET /cc/api/operations/synonyms': plain('signed in', '/cc/api/operations/synonyms', 404),
  'PUT /cc/api/operations/synonyms': plain('signed in', '/cc/api/operations/synonyms', 404, { body: { said: 'grey', means: 'gray' } }),
  'DELETE /cc/api/operations/synonyms': plain('signed in', '/cc/api/operations/synonyms', 404, { body: { said: 'grey' } }),
  'GET /search/suggest': plain('shoppers', '/search/suggest?q=paper', 200),
};
