import { plain, type Table } from '../row.ts';

export const PROGRAM: Table = {
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
  // Ends the visit: last of all.
  'POST /cc/api/auth/logout': plain('everybody', '/cc/api/auth/logout', 200, { body: {} }),
};
