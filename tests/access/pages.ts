import { GAIL } from '#tests/support/buyer.ts';
import type { Things } from './principals.ts';
import { administrators, atWork, buyers, plain, signedIn, type Ask, type Table } from './row.ts';

/** What a cart's forms do with a row or with what is saved. */
const ofCart = ({ cartItemId, listItemId }: Things): Ask[] =>
  [
    { intent: 'quantity', cartItemId, qty: '1' },
    { intent: 'delivery', cartItemId, deliveryType: 'STA' },
    { intent: 'split', cartItemId, way: 'STA', qty: '1' },
    { intent: 'furniture', cartItemId, basic: '1', custom: '0' },
    { intent: 'drop-gift', cartItemId },
    { intent: 'swap', cartItemId, itemId: '100002', qty: '1' },
    { intent: 'save', cartItemId },
    { intent: 'move-saved', listItemId, qty: '1' },
    { intent: 'remove-saved', listItemId },
    { intent: 'remove', cartItemId },
  ].map((form) => ({ path: '/cc/mmx/cart.data', form, refusal: 202 }));

/** What the forms of checkout do with what is saved and with what was chosen. */
const ofCheckout = ({ cardId, paymentId, orderedCartId, savedAddressId }: Things): Ask[] =>
  [
    { form: { intent: 'saved-card', savedCard: cardId } },
    { form: { intent: 'change-payment', paymentId, [`amount-${paymentId}`]: '3' } },
    { form: { intent: 'place', cartId: orderedCartId }, refusal: 202 },
    // What is gone already is as it was wanted.
    { form: { intent: 'remove-payment', paymentId }, foreign: 202 },
    // No form takes an address by its id: the rest of it is missing.
    { form: { intent: 'address', email: GAIL.email, addressId: savedAddressId, id: savedAddressId, isShipped: 'true' } },
  ].map((one) => ({ path: '/cc/sparq/checkout.data', refusal: 400, ...one }));

const ofOrder = ({ orderNumber, arrivedNumber, arrivedLineId }: Things): Ask[] => [
  { path: `/account/orders/${orderNumber}.data`, form: { intent: 'cancel' } },
  { path: `/account/orders/${arrivedNumber}.data`, form: { intent: 'review-return', [`return-${arrivedLineId}`]: '1', reason: 'OTHER' } },
  {
    path: `/account/orders/${arrivedNumber}.data`,
    form: { intent: 'return', [`return-${arrivedLineId}`]: '1', reason: 'OTHER', key: 'once' },
  },
];

const QUANTITY = ({ cartItemId }: Things) => ({ intent: 'quantity', cartItemId, qty: '2' });

/** Who is of no organization that has budgets. */
const NO_BUDGETS = { shopper: 404, member: 404, representative: 404, adminElsewhere: 404 } as const;

/** Every page and its forms. */
export const PAGES: Table = {
  'GET /': plain('everybody', '/', 200),
  'GET /category/:id': plain('shoppers', '/category/copy-paper', 200),
  'GET /brand/:id': plain('shoppers', '/brand/northline', 200),
  'GET /landing/:pageId': plain('shoppers', '/landing/deals', 200),
  'GET /search': plain('shoppers', '/search?query=paper', 200),
  // Everybody but operators: what those may is tried in server/search/search-words.db.test.ts.
  'GET /operations': plain('signed in', '/operations', 404),
  'GET /operations/searches.csv': plain('signed in', '/operations/searches.csv', 404),
  'GET /operations/synonyms': plain('signed in', '/operations/synonyms', 404),
  'GET /operations/synonyms.csv': plain('signed in', '/operations/synonyms.csv', 404),
  'POST /operations/synonyms': plain('signed in', '/operations/synonyms', 404, { form: { intent: 'save', said: 'grey', means: 'gray' } }),
  'GET /operations/feedback': plain('signed in', '/operations/feedback', 404),
  'GET /operations/moderation': plain('signed in', '/operations/moderation', 404),
  'GET /operations/held-orders': plain('signed in', '/operations/held-orders', 404),
  'POST /operations/held-orders': plain('signed in', '/operations/held-orders', 404, {
    form: { orderNumber: '10000001', decision: 'RELEASED' },
  }),
  'POST /operations/moderation': plain('signed in', '/operations/moderation', 404, {
    form: { kind: 'REVIEW', id: '1', version: '1', decision: 'PUBLISHED' },
  }),
  'GET /representatives/customers': plain('signed in', '/representatives/customers', 404, { except: { representative: 200 } }),
  'POST /representatives/customers': plain('signed in', '/representatives/customers', 404, { form: { userId: crypto.randomUUID() } }),
  'GET /representatives/quotes': plain('signed in', '/representatives/quotes', 404, { except: { representative: 200 } }),
  'GET /representatives/quotes/:quoteNumber': plain('signed in', '/representatives/quotes/Q-1001', 404, {
    except: { representative: 200 },
  }),
  // The demo's oldest one has expired: nothing more is said about it.
  'POST /representatives/quotes/:quoteNumber': plain('signed in', '/representatives/quotes/Q-1001', 404, {
    form: { intent: 'message', text: 'When?' },
    except: { representative: 400 },
  }),
  'GET /quotes': plain('signed in', '/quotes', 403, { except: buyers(200) }),
  'GET /quotes/new': plain('signed in', '/quotes/new', 403, { except: buyers(200) }),
  'POST /quotes/new': plain('signed in', '/quotes/new', 403, { form: { take: 'none', 'qty-none': '1' }, except: buyers(400) }),
  'GET /quotes/:quoteNumber': plain('signed in', '/quotes/Q-1', 404),
  'POST /quotes/:quoteNumber': plain('signed in', '/quotes/Q-1', 404, { form: { intent: 'accept', version: '1' } }),
  // Operators, too: server/representatives/explain-visitor.db.test.ts.
  'GET /representatives/why': plain('signed in', '/representatives/why?kind=Guest', 404, { except: { representative: 200 } }),
  'GET /representatives/stop': plain('everybody', '/representatives/stop', 302),
  'POST /representatives/stop': plain('everybody', '/representatives/stop', 303, { form: {} }),
  'GET /account/invoices': plain('signed in', '/account/invoices', 403, { except: buyers(200) }),
  'GET /account/invoices/pay': plain('signed in', '/account/invoices/pay', 403, { except: administrators(200) }),
  'POST /account/invoices/pay': plain('signed in', '/account/invoices/pay?pay=INV-1-1:1.00', 403, {
    form: { savedCard: 'x' },
    except: administrators(400),
  }),
  'GET /account/invoices/payments/:paymentNumber': plain('signed in', '/account/invoices/payments/PAY-1', 403, { except: buyers(404) }),
  // Of a month before anything was invoiced there is none.
  'GET /account/statements/:month': plain('signed in', '/account/statements/2020-01', 403, { except: buyers(404) }),
  'GET /account/statements/:month/statement.csv': plain('signed in', '/account/statements/2020-01/statement.csv', 403, {
    except: buyers(404),
  }),
  'GET /operations/sales-representatives': plain('signed in', '/operations/sales-representatives', 404),
  'POST /operations/sales-representatives': plain('signed in', '/operations/sales-representatives', 404, {
    form: { accountNumber: '4410001', intent: 'remove' },
  }),
  'GET /operations/credit': plain('signed in', '/operations/credit', 404),
  'POST /operations/credit': plain('signed in', '/operations/credit', 404, {
    form: { accountNumber: '4410001', reference: 'WIRE 1', amount: '10.00' },
  }),
  'GET /organization/people': plain('signed in', '/organization/people', 403, { except: administrators(200) }),
  'POST /organization/people': plain('signed in', '/organization/people', 403, {
    form: { intent: 'again', invitationId: 'x' },
    except: administrators(404),
  }),
  'GET /organization/people/invite': plain('signed in', '/organization/people/invite', 403, { except: administrators(200) }),
  'POST /organization/people/invite': plain('signed in', '/organization/people/invite', 403, {
    form: { email: 'none', orderLimit: '1' },
    except: administrators(400),
  }),
  'GET /organization/people/:userId': plain('signed in', '/organization/people/x', 403, { except: administrators(404) }),
  'POST /organization/people/:userId': plain('signed in', '/organization/people/x', 403, {
    form: { intent: 'remove' },
    except: administrators(404),
  }),
  'GET /organization/changes': plain('signed in', '/organization/changes', 403, { except: administrators(200) }),
  'GET /organization/units': plain('signed in', '/organization/units', 403, { except: administrators(200) }),
  'POST /organization/units': plain('signed in', '/organization/units', 403, { form: { name: '' }, except: administrators(400) }),
  'GET /organization/units/:unitId': plain('signed in', '/organization/units/x', 403, { except: administrators(404) }),
  'POST /organization/units/:unitId': plain('signed in', '/organization/units/x', 403, {
    form: { intent: 'remove' },
    except: administrators(404),
  }),
  'GET /organization/billing': plain('signed in', '/organization/billing', 403, { except: administrators(200) }),
  'POST /organization/billing': plain('signed in', '/organization/billing', 403, { form: { email: 'none' }, except: administrators(400) }),
  'GET /organization/sign-in': plain('signed in', '/organization/sign-in', 403, { except: administrators(200) }),
  'POST /organization/sign-in': plain('signed in', '/organization/sign-in', 403, {
    form: { entityId: '' },
    except: administrators(400),
    actedFor: 403,
  }),
  'GET /organization/policies': plain('signed in', '/organization/policies', 403, { except: administrators(200) }),
  'POST /organization/policies': plain('signed in', '/organization/policies', 403, {
    form: { intent: 'add', kind: 'ITEM', item: 'none' },
    except: administrators(400),
  }),
  'GET /organization/approvals': plain('signed in', '/organization/approvals', 403, { except: administrators(200) }),
  'POST /organization/approvals': plain('signed in', '/organization/approvals', 403, {
    form: { hasApprovals: 'on', flow: 'GROUP' },
    except: administrators(303),
  }),
  'GET /organization/approvals/rules/:ruleId': plain('signed in', '/organization/approvals/rules/x', 403, { except: administrators(404) }),
  'POST /organization/approvals/rules/:ruleId': plain('signed in', '/organization/approvals/rules/x', 403, {
    form: { intent: 'remove' },
    except: administrators(404),
  }),
  'GET /approvals': plain('signed in', '/approvals', 403, { except: buyers(200) }),
  // Nothing was selected.
  'POST /approvals': plain('signed in', '/approvals', 400, { form: { decision: 'approve' }, except: {} }),
  'GET /approvals/away': plain('signed in', '/approvals/away', 403, { except: buyers(200) }),
  'POST /approvals/away': plain('signed in', '/approvals/away', 403, { form: { intent: 'name', email: 'none' }, except: buyers(400) }),
  ...Object.fromEntries(
    ['/cc/sparq/list', '/cc/mmx/list/mylists', '/kuber/viewList'].flatMap((path) => [
      [`GET ${path}`, plain('signed in', path, 200)],
      [`POST ${path}`, plain('signed in', path, 404, { form: { intent: 'favorite', listId: 'x' } })],
    ]),
  ),
  'GET /kuber/createList': plain('signed in', '/kuber/createList', 200),
  'POST /kuber/createList': plain('signed in', '/kuber/createList', 400, { form: { name: ' ' } }),
  'GET /lists/add': plain('signed in', '/lists/add?itemId=100001', 200),
  'POST /lists/add': plain('signed in', '/lists/add?itemId=100001', 400, { form: { listId: 'x' } }),
  'GET /lists/put': plain('signed in', '/lists/put?itemId=100001', 200, { refusal: 401 }),
  'POST /lists/put': plain('signed in', '/lists/put?itemId=100001', 400, { refusal: 401, form: { listId: 'x' } }),
  'GET /lists/import': plain('signed in', '/lists/import?listId=x', 404),
  'POST /lists/import': plain('signed in', '/lists/import?listId=x', 400, { form: { file: '' } }),
  'POST /lists/import.data': plain('signed in', '/lists/import.data?listId=x', 400, { refusal: 400, form: { file: '' } }),
  'GET /lists/shared/:key': plain('everybody', '/lists/shared/none', 404),
  'POST /lists/shared/:key': plain('signed in', '/lists/shared/none', 404, { refusal: 303, form: { intent: 'copy' } }),
  'GET /lists/:listId/print': plain('signed in', '/lists/x/print', 404),
  'GET /lists/:listId/file/:format': plain('signed in', '/lists/x/file/csv', 404),
  'GET /cc/sparq/list/:listId': plain('signed in', '/cc/sparq/list/x', 404),
  'POST /cc/sparq/list/:listId': plain('signed in', '/cc/sparq/list/x', 404, { form: { intent: 'put', itemId: '100001' } }),
  'GET /cc/mmx/list/details': plain('signed in', '/cc/mmx/list/details?listId=x', 404),
  'POST /cc/mmx/list/details': plain('signed in', '/cc/mmx/list/details?listId=x', 404, { form: { intent: 'put', itemId: '100001' } }),
  'GET /approvals/of-mail': plain('everybody', '/approvals/of-mail?key=nothing', 410),
  'POST /approvals/of-mail': plain('everybody', '/approvals/of-mail', 410, { form: { key: 'nothing', decision: 'approve', version: '0' } }),
  'GET /approvals/:orderNumber': plain('signed in', '/approvals/1', 404),
  'POST /approvals/:orderNumber': plain('signed in', '/approvals/1', 404, { form: { text: 'Why?', intent: 'comment' } }),
  'GET /rounds': plain('signed in', '/rounds', 403, { except: buyers(200) }),
  'GET /rounds/new': plain('signed in', '/rounds/new', 403, { except: buyers(200) }),
  'POST /rounds/new': plain('signed in', '/rounds/new', 403, { form: { title: '' }, except: buyers(400) }),
  'GET /rounds/ask': plain('everybody', '/rounds/ask', 302),
  'POST /rounds/ask': plain('signed in', '/rounds/ask', 403, { form: { orderNumber: '1' }, except: buyers(303) }),
  'GET /rounds/join/:token': plain('everybody', '/rounds/join/x', 404),
  'POST /rounds/join/:token': plain('everybody', '/rounds/join/x', 404, { form: { name: 'Nobody' } }),
  'GET /rounds/:roundId': plain('signed in', '/rounds/x', 404),
  'POST /rounds/:roundId': plain('everybody', '/rounds/x', 404, { form: { intent: 'add', itemId: '100001', qty: '1' } }),
  'GET /rounds/:roundId/settings': plain('signed in', '/rounds/x/settings', 403, { except: buyers(404) }),
  'POST /rounds/:roundId/settings': plain('signed in', '/rounds/x/settings', 404, { form: { title: '' } }),
  'GET /organization/contract': plain('signed in', '/organization/contract', 403, { except: buyers(200) }),
  'GET /organization/contract/prices.csv': plain('signed in', '/organization/contract/prices.csv', 403, { except: buyers(200) }),
  'GET /billing-email': plain('everybody', '/billing-email?token=x', 410),
  'POST /billing-email': plain('everybody', '/billing-email?token=x', 410, { form: { token: 'x' } }),
  'GET /join': plain('everybody', '/join?token=x', 410),
  'POST /join': plain('everybody', '/join?token=x', 410, { form: { token: 'x' } }),
  'GET /account/tax-exemption': plain('signed in', '/account/tax-exemption', 200),
  'POST /account/tax-exemption': plain('signed in', '/account/tax-exemption', 400, { form: { intent: 'add' } }),
  'GET /operations/tax-certificates': plain('signed in', '/operations/tax-certificates', 404),
  'POST /operations/tax-certificates': plain('signed in', '/operations/tax-certificates', 404, {
    form: { certificateId: 'x', decision: 'APPROVED' },
  }),
  'GET /account': plain('signed in', '/account', 200),
  'GET /account/budgets': plain('signed in', '/account/budgets', 200, { except: NO_BUDGETS, actedFor: 200 }),
  'POST /account/budgets': plain('signed in', '/account/budgets', 400, {
    form: { intent: 'add', value: '' },
    except: { ...NO_BUDGETS, buyer: 403 },
    actedFor: 403,
  }),
  'GET /account/budgets/centers.csv': plain('signed in', '/account/budgets/centers.csv', 200, { except: NO_BUDGETS, actedFor: 200 }),
  'GET /account/budgets/center/:value': plain('signed in', '/account/budgets/center/LAB', 200, { except: NO_BUDGETS, actedFor: 200 }),
  'POST /account/budgets/center/:value': plain('signed in', '/account/budgets/center/LAB', 400, {
    form: { intent: 'change', description: '' },
    except: { ...NO_BUDGETS, buyer: 403 },
    actedFor: 403,
  }),
  'GET /account/budgets/report': plain('signed in', '/account/budgets/report', 200, {
    except: { ...NO_BUDGETS, buyer: 403 },
    actedFor: 200,
  }),
  'GET /account/budgets/report/file': plain('signed in', '/account/budgets/report/file', 200, {
    except: { ...NO_BUDGETS, buyer: 403 },
    actedFor: 200,
  }),
  'GET /account/budgets/orders': plain('signed in', '/account/budgets/orders', 200, {
    except: { ...NO_BUDGETS, buyer: 403 },
    actedFor: 200,
  }),
  'GET /account/budgets/file': plain('signed in', '/account/budgets/file', 200, { except: { ...NO_BUDGETS, buyer: 404 }, actedFor: 200 }),
  'POST /account/budgets/file': plain('signed in', '/account/budgets/file', 400, {
    form: { intent: 'try' },
    except: { ...NO_BUDGETS, buyer: 404 },
    actedFor: 403,
  }),
  'POST /account/budgets/file.data': plain('signed in', '/account/budgets/file.data', 400, {
    refusal: 202,
    form: { intent: 'try' },
    except: { ...NO_BUDGETS, buyer: 404 },
    actedFor: 403,
  }),
  'GET /account/budgets/log': plain('signed in', '/account/budgets/log', 200, { except: { ...NO_BUDGETS, buyer: 403 }, actedFor: 200 }),
  'GET /account/privacy': plain('signed in', '/account/privacy', 200),
  'POST /account/privacy': plain('signed in', '/account/privacy', 400, {
    form: { intent: 'delete', password: 'wrong' },
    except: { representative: 404, ...buyers(404) },
  }),
  'GET /account/privacy/data': plain('everybody', '/account/privacy/data', 302),
  'POST /account/privacy/data': plain('signed in', '/account/privacy/data', 303, { form: { password: 'wrong' } }),
  'GET /account/profile': plain('signed in', '/account/profile', 200),
  'POST /account/profile': plain('signed in', '/account/profile', 400, { form: { intent: 'password', password: 'wrong' } }),
  'GET /account/email': plain('everybody', '/account/email?token=x', 410),
  'POST /account/email': plain('everybody', '/account/email?token=x', 410, { form: { token: 'x' } }),
  'GET /account/sign-ins': plain('signed in', '/account/sign-ins', 200),
  'POST /account/sign-ins': plain('signed in', '/account/sign-ins', 303, { form: { signInId: 'x' } }),
  'GET /account/email-preferences': plain('signed in', '/account/email-preferences', 200),
  'POST /account/email-preferences': plain('signed in', '/account/email-preferences', 303, { form: {} }),
  'GET /account/passkeys': plain('signed in', '/account/passkeys', 200),
  'POST /account/passkeys': plain('signed in', '/account/passkeys', 400, { form: { intent: 'begin', password: 'wrong' } }),
  'GET /account/security': plain('signed in', '/account/security', 200),
  'POST /account/security': plain('signed in', '/account/security', 400, { form: { intent: 'begin', password: 'wrong' } }),
  'GET /account/cards': plain('signed in', '/account/cards', 200),
  'GET /account/cards/add': plain('signed in', '/account/cards/add', 200),
  'POST /account/cards/add': plain('signed in', '/account/cards/add', 400, { form: { token: 'tok_unknown' } }),
  'POST /account/cards': plain('signed in', '/account/cards', 404, { form: { intent: 'name', cardId: 'x' } }),
  'GET /account/addresses': plain('signed in', '/account/addresses', 200),
  'POST /account/addresses': plain('signed in', '/account/addresses', 400, { form: { intent: 'address' } }),
  'GET /account/ship-to': plain('signed in', '/account/ship-to', 404, { except: buyers(200) }),
  'POST /account/ship-to': plain('signed in', '/account/ship-to', 400, { form: { addressId: 'x' } }),
  'GET /feedback': plain('everybody', '/feedback', 200),
  'POST /feedback': plain('everybody', '/feedback', 303, { form: { task: 'ORDER', managed: 'YES', score: '5', comment: '' } }),
  'GET /offers': plain('everybody', '/offers', 200),
  'POST /offers': plain('everybody', '/offers', 303, { form: { emailID: 'offers@example.com' } }),
  'GET /cc/sparq/buynow': plain('signed in', '/cc/sparq/buynow', 200),
  // Only the shopper of the demo has switched it on: everybody else is told.
  'POST /cc/sparq/buynow': plain('signed in', '/cc/sparq/buynow', 400, {
    refusal: 303,
    form: { intent: 'begin', itemId: '100002', qty: '1' },
    except: { shopper: 200 },
  }),
  'GET /cc/sparq/buynow/press': plain('everybody', '/cc/sparq/buynow/press', 302),
  // The same for scripts; where to sign in is a part of the answer.
  'POST /cc/sparq/buynow/press': plain('signed in', '/cc/sparq/buynow/press', 400, {
    refusal: 200,
    form: { intent: 'begin', itemId: '100002', qty: '1' },
    except: { shopper: 200 },
  }),
  'GET /account/buynow': plain('signed in', '/account/buynow', 200),
  'POST /account/buynow': {
    admits: 'signed in',
    ask: ({ savedAddressId }) => ({ path: '/account/buynow', form: { intent: 'on', addressId: savedAddressId } }),
    own: 400,
    except: { shopper: 303 },
    foreign: 400,
    sharedWith: { aBuyer: ['buyer', 'colleague', 'admin'] },
  },
  'GET /account/reviews': plain('signed in', '/account/reviews?item=100001', 200),
  'POST /account/reviews': plain('signed in', '/account/reviews?item=100001', 303, {
    form: { intent: 'save', stars: '5', title: 'As it should be', body: 'It does all that it should, every day.' },
  }),
  // With an item guests are let in, too: they type first. tests/pages/product.db.test.ts
  'GET /account/questions': plain('signed in', '/account/questions', 200),
  'POST /account/questions': plain('signed in', '/account/questions?item=100001', 303, { form: { body: 'Does it lie flat on a desk?' } }),
  'GET /help': plain('everybody', '/help', 200),
  'GET /about/:page': plain('everybody', '/about/privacy', 200),
  'GET /stores': plain('everybody', '/stores', 200),
  'POST /stores': plain('shoppers', '/stores', 303, { refusal: 303, form: { storeNumber: '1547' } }),
  'GET /pickup': plain('shoppers', '/pickup?item=100006', 200),
  'POST /pickup': plain('shoppers', '/pickup?item=100006', 303, { refusal: 303, form: { item: '100006', storeNumber: '1547' } }),
  'GET /compare': plain('shoppers', '/compare?items=100001,100002', 200),
  'GET /:productPage': plain('shoppers', '/product_100001', 200),
  'GET /customize': plain('shoppers', '/customize?item=100043', 200),
  'POST /customize': plain('shoppers', '/customize?item=100043', 303, { form: { intent: 'add', qty: '1', name: 'Dana' } }),
  'GET /customize/logo': plain('everybody', '/customize/logo', 302),
  'POST /customize/logo': plain('everybody', '/customize/logo', 400, { form: {} }),
  // As scripts send them: a redirection is told with 202.
  'POST /customize.data': plain('shoppers', '/customize.data?item=100043', 202, {
    refusal: 202,
    form: { intent: 'add', qty: '1', name: 'Dana' },
  }),
  'POST /customize/logo.data': plain('everybody', '/customize/logo.data', 400, { form: {} }),
  'GET /cart/add': plain('everybody', '/cart/add?itemId=100001', 200),
  'POST /cart/add': plain('shoppers', '/cart/add', 303, { refusal: 303, form: { itemId: '100001', qty: '1' } }),
  'GET /quick-order': plain('everybody', '/quick-order', 200),
  'POST /quick-order': plain('shoppers', '/quick-order', 303, {
    refusal: 303,
    form: { intent: 'add', text: '100002', qty: '1', said: '', unit: '', itemId: '' },
  }),
  'POST /quick-order.data': plain('shoppers', '/quick-order.data', 202, {
    refusal: 202,
    form: { intent: 'add', text: '100002', qty: '1', said: '', unit: '', itemId: '' },
  }),
  'GET /quick-order/look-up': plain('everybody', '/quick-order/look-up', 302),
  // Who has not signed in on the business site is told so, and the page stays.
  'POST /quick-order/look-up': plain('shoppers', '/quick-order/look-up', 200, { refusal: 400, form: { list: '100001 2' } }),
  'POST /quick-order/look-up.data': plain('shoppers', '/quick-order/look-up.data', 200, { refusal: 400, form: { list: '100001 2' } }),
  'GET /quick-order/choices': plain('signed in', '/quick-order/choices', 200),
  'POST /quick-order/choices': plain('signed in', '/quick-order/choices', 303, { form: { aliasId: 'x' } }),
  'GET /cc/cart/changes': plain('shoppers', '/cc/cart/changes', 200, { refusal: 401 }),
  'POST /cc/cart/changes': {
    admits: 'shoppers',
    refusal: 401,
    ask: (its) => ({ path: '/cc/cart/changes', form: QUANTITY(its) }),
    own: 200,
    // With the reason in the answer.
    foreign: 200,
    attempts: (its) => ofCart(its).map((one) => ({ ...one, path: '/cc/cart/changes', refusal: 401 })),
  },
  'GET /cc/mmx/cart': plain('everybody', '/cc/mmx/cart', 200),
  'GET /cc/sba/cart': plain('everybody', '/cc/sba/cart', 200),
  'GET /cc/sparq/cart': plain('everybody', '/cc/sparq/cart', 200),
  'POST /cc/mmx/cart': {
    admits: 'shoppers',
    refusal: 303,
    ask: (its) => ({ path: '/cc/mmx/cart', form: QUANTITY(its) }),
    own: 200,
    // With the reason on the page.
    foreign: 200,
    attempts: ofCart,
  },
  'POST /cc/sba/cart': {
    admits: 'shoppers',
    refusal: 303,
    ask: (its) => ({ path: '/cc/sba/cart', form: QUANTITY(its) }),
    own: 200,
    foreign: 200,
    attempts: (its) => [{ path: '/cc/sba/cart.data', form: QUANTITY(its), refusal: 202 }],
  },
  'POST /cc/sparq/cart': {
    admits: 'shoppers',
    refusal: 303,
    ask: (its) => ({ path: '/cc/sparq/cart', form: QUANTITY(its) }),
    own: 200,
    foreign: 200,
    attempts: (its) => [{ path: '/cc/sparq/cart.data', form: QUANTITY(its), refusal: 202 }],
  },
  'GET /cc/sparq/checkout': plain('shoppers', '/cc/sparq/checkout', 200, { except: { nobody: 302, ended: 302 } }),
  'GET /cc/mmx/checkout': plain('shoppers', '/cc/mmx/checkout', 200, { except: { nobody: 302, ended: 302 } }),
  'POST /cc/sparq/checkout': {
    admits: 'shoppers',
    ask: ({ paymentId }) => ({ path: '/cc/sparq/checkout', form: { intent: 'change-payment', paymentId, [`amount-${paymentId}`]: '4' } }),
    own: 303,
    except: { nobody: 302, ended: 302 },
    foreign: 400,
    attempts: ofCheckout,
  },
  'POST /cc/mmx/checkout': {
    admits: 'shoppers',
    ask: ({ paymentId }) => ({ path: '/cc/mmx/checkout', form: { intent: 'change-payment', paymentId, [`amount-${paymentId}`]: '4' } }),
    own: 303,
    except: { nobody: 302, ended: 302 },
    foreign: 400,
    attempts: ({ cardId }) => [{ path: '/cc/mmx/checkout.data', form: { intent: 'saved-card', savedCard: cardId }, refusal: 400 }],
  },
  'GET /cc/sparq/checkout/card': plain('everybody', '/cc/sparq/checkout/card?token=nothing&state=nothing', 200),
  'POST /cc/sparq/checkout/card': plain('shoppers', '/cc/sparq/checkout/card', 302, { form: { token: 'nothing' } }),
  'GET /cc/sparq/checkout/approval': plain('everybody', '/cc/sparq/checkout/approval?nonce=nothing&state=nothing.PAYPAL', 400),
  'POST /cc/sparq/checkout/approval': plain('everybody', '/cc/sparq/checkout/approval', 303, {
    form: { nonce: 'nothing', vendorType: 'nothing' },
  }),
  'GET /cc/sparq/checkout/zip': plain('everybody', '/cc/sparq/checkout/zip?zip=01702', 200),
  'GET /cc/sparq/orderconfirmation/:orderNumber': {
    admits: 'shoppers',
    refusal: 401,
    ask: ({ orderNumber }) => ({ path: `/cc/sparq/orderconfirmation/${orderNumber}` }),
    own: 200,
    // To where it is asked whose it is.
    foreign: 302,
  },
  'GET /account/orders': plain('signed in', '/account/orders', 200),
  'GET /account/orders/:orderNumber': {
    admits: 'shoppers',
    refusal: 401,
    ask: ({ orderNumber }) => ({ path: `/account/orders/${orderNumber}` }),
    own: 200,
    // Who has not signed in is asked for the e-mail.
    foreign: 404,
    foreignExcept: { nobody: 200, guest: 200, ended: 200 },
    sharedWith: { aBuyer: ['colleague', 'admin'] },
    attempts: ({ orderNumber, arrivedNumber }) => [
      { path: `/account/orders/${orderNumber}` },
      { path: `/account/orders/${arrivedNumber}.data` },
    ],
  },
  'POST /account/orders/:orderNumber': {
    admits: 'everybody',
    ask: ({ arrivedNumber, arrivedLineId }) => ({
      path: `/account/orders/${arrivedNumber}`,
      form: { intent: 'review-return', [`return-${arrivedLineId}`]: '1', reason: 'OTHER' },
    }),
    own: 200,
    foreign: 409,
    attempts: ofOrder,
  },
  // Nothing is to be paid on one's own, and who asks for another's is led to where it is asked whose it is: server/orders/paying-again tells of what is.
  'GET /account/buy-again': plain('signed in', '/account/buy-again', 200),
  'POST /account/buy-again': plain('signed in', '/account/buy-again', 400, { form: { chosen: 'nothing' } }),
  'GET /account/orders/:orderNumber/again': {
    admits: 'shoppers',
    ask: ({ orderNumber }) => ({ path: `/account/orders/${orderNumber}/again` }),
    own: 200,
    foreign: 404,
    // To where the email is asked for.
    foreignExcept: { nobody: 302, guest: 302, ended: 302 },
    sharedWith: { aBuyer: ['colleague', 'admin'] },
  },
  'POST /account/orders/:orderNumber/again': {
    admits: 'shoppers',
    ask: ({ orderNumber }) => ({ path: `/account/orders/${orderNumber}/again`, form: { intent: 'chosen' } }),
    // Nothing was chosen.
    own: 400,
    foreign: 404,
    sharedWith: { aBuyer: ['colleague', 'admin'] },
  },
  'GET /account/orders/:orderNumber/pay': {
    admits: 'shoppers',
    ask: ({ orderNumber }) => ({ path: `/account/orders/${orderNumber}/pay` }),
    own: 302,
    foreign: 302,
  },
  'POST /account/orders/:orderNumber/pay': {
    admits: 'shoppers',
    ask: ({ orderNumber, cardId }) => ({ path: `/account/orders/${orderNumber}/pay`, form: { savedCard: cardId } }),
    own: 302,
    foreign: 302,
  },
  'GET /account/orders/:orderNumber/open': {
    admits: 'everybody',
    ask: ({ orderNumber, orderKey }) => ({ path: `/account/orders/${orderNumber}/open?key=${orderKey}` }),
    // To the order or to where it is asked whose it is.
    own: 303,
    foreign: 303,
  },
  'GET /account/not-sent': plain('signed in', '/account/not-sent', 200),
  'GET /account/printers': plain('shoppers', '/account/printers', 200),
  'POST /account/printers': {
    admits: 'signed in',
    ask: ({ machineId }) => ({ path: '/account/printers', form: { intent: 'rename', machineId, nickname: `By ${machineId.slice(0, 8)}` } }),
    own: 303,
    foreign: 404,
    attempts: ({ machineId }) => [
      { path: '/account/printers', form: { intent: 'rename', machineId, nickname: 'Mine' } },
      { path: '/account/printers.data', form: { intent: 'rename', machineId, nickname: 'Mine' }, refusal: 202 },
      // What is gone already is as it was wanted.
      { path: '/account/printers', form: { intent: 'remove', machineId }, foreign: 303 },
    ],
  },
  'GET /account/auto-restock': plain('signed in', '/account/auto-restock', 200),
  // What is gone already is as it was wanted; server/restocks tells of those of others.
  'POST /account/auto-restock': plain('signed in', '/account/auto-restock', 303, { form: { intent: 'end', subscriptionId: 'none' } }),
  'GET /account/auto-restock/new': plain('signed in', '/account/auto-restock/new?item=100035', 200),
  'POST /account/auto-restock/new': plain('signed in', '/account/auto-restock/new?item=100009', 400, { form: { qty: '1' } }),
  'GET /account/alerts': plain('signed in', '/account/alerts', 200),
  'POST /account/alerts': {
    admits: 'signed in',
    ask: () => ({ path: '/account/alerts', form: { alertId: 'none' } }),
    // What is gone already is as it was wanted.
    own: 303,
    foreign: 303,
    attempts: ({ alertId }) => [{ path: '/account/alerts', form: { alertId } }],
  },
  'GET /alerts': plain('everybody', `/alerts?key=${'A'.repeat(43)}`, 410),
  'POST /alerts': plain('everybody', '/alerts', 410, { form: { key: 'A'.repeat(43), wish: 'CONFIRM' } }),
  'GET /alerts/ask': plain('shoppers', '/alerts/ask?item=100008&kind=BACK', 200),
  'POST /alerts/ask': plain('shoppers', '/alerts/ask?item=100008&kind=BACK', 200, { form: { email: 'nobody@nowhere.example' } }),
  'GET /account/find-order': plain('everybody', '/account/find-order', 200),
  'POST /account/find-order': plain('everybody', '/account/find-order', 400, {
    form: { orderNumber: '99999999', email: 'nobody@nowhere.example' },
  }),
  'GET /office/supplies/login': plain('everybody', '/office/supplies/login', 200, { except: signedIn(302) }),
  'GET /office/supplies/login/code': plain('everybody', '/office/supplies/login/code', 200, { except: signedIn(302) }),
  'POST /office/supplies/login/code': plain('everybody', '/office/supplies/login/code.data', 400, { form: { code: '123456' } }),
  'GET /office/supplies/register': plain('everybody', '/office/supplies/register', 200, { except: { ...atWork(302), ...signedIn(302) } }),
  'GET /office/supplies/forgot-password': plain('everybody', '/office/supplies/forgot-password', 200),
  'GET /office/supplies/reset': plain('everybody', '/office/supplies/reset?token=nothing', 410),
  'POST /office/supplies/login': plain('everybody', '/office/supplies/login.data', 400, {
    form: { email: 'sam.shopper@example.com', password: 'A-wrong-password-1' },
  }),
  'POST /office/supplies/register': plain('everybody', '/office/supplies/register.data', 400, {
    form: { email: 'sam.shopper@example.com', password: 'A-good-password-1', firstName: 'Sam', lastName: 'Again' },
  }),
  'POST /office/supplies/forgot-password': plain('everybody', '/office/supplies/forgot-password', 200, {
    form: { email: 'nobody@nowhere.example' },
  }),
  'POST /office/supplies/reset': plain('everybody', '/office/supplies/reset.data', 410, {
    form: { token: 'nothing', password: 'A-good-password-1' },
  }),
  // Nobody comes in without a token; who is sent is tried in server/identity/ways-in.
  'GET /sso': plain('everybody', '/sso', 200),
  'POST /sso': plain('everybody', '/sso', 400, { form: { email: 'nobody@nowhere.example' } }),
  'GET /sso/answer/:company': plain('everybody', '/sso/answer/nobody', 200),
  'POST /sso/answer/:company': plain('everybody', '/sso/answer/nobody', 401, { form: { SAMLResponse: 'nothing' } }),
  'GET /sso/confirm': plain('everybody', '/sso/confirm', 200),
  'POST /sso/confirm': plain('everybody', '/sso/confirm', 410, { form: { token: 'nothing' } }),
  'GET /sso/continue': plain('everybody', '/sso/continue', 404),
  'POST /sso/continue': plain('everybody', '/sso/continue', 303, { form: {} }),
  'GET /sso/start/:company': plain('everybody', '/sso/start/nobody', 404),
  'GET /sso/metadata/:company': plain('everybody', '/sso/metadata/nobody', 404, { except: atWork(200) }),
  'GET /punchout': plain('everybody', '/punchout?token=nothing', 401),
  // Who was sent by no purchasing system has nothing to return; whose session it is, is tried in server/procurement.
  'GET /procurement/return': plain('everybody', '/procurement/return', 302),
  'GET /tpv': plain('everybody', '/tpv', 200),
  'GET /delivery-zip': plain('everybody', '/delivery-zip', 200),
  'POST /delivery-zip': plain('everybody', '/delivery-zip', 302, { form: { zipcode: '01702', returnTo: '/' } }),
  'GET /dev/outbox': plain('everybody', '/dev/outbox', 200),
  'GET /dev/ways-in': plain('everybody', '/dev/ways-in', 200),
  'POST /dev/ways-in': plain('everybody', '/dev/ways-in', 404, { form: { partnerId: 'nobody' } }),
  'GET /dev/identity-provider': plain('everybody', '/dev/identity-provider', 200),
  'POST /dev/identity-provider': plain('everybody', '/dev/identity-provider', 404, { form: { person: 'nobody' } }),
  'GET /dev/purchasing-system': plain('everybody', '/dev/purchasing-system', 200),
  'POST /dev/purchasing-system': plain('everybody', '/dev/purchasing-system', 200, { form: { status: 'CLOSED' } }),
  'GET /design': plain('everybody', '/design', 200),
  'GET /*': plain('everybody', '/nothing-here', 404),
  'GET /sign-out': plain('everybody', '/sign-out', 302),
};

/** What ends every visit. */
export const LAST: Table = { 'POST /sign-out': plain('everybody', '/sign-out', 302, { form: {} }) };
