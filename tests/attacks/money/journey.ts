import type { CartResponse } from '#contracts/cart.ts';
import { CARDS, GAIL, tokenFor } from '#tests/support/buyer.ts';
import type { TestShop } from '#tests/support/test-shop.ts';
import type { Visitor } from '#tests/support/visitor.ts';

/** What is added to everything that a client sends. */
export type Addition = {
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, string>>;
  /** Fields of every object of every body, the rows of a list too. */
  readonly fields?: Readonly<Record<string, unknown>>;
  /** What a call means by a field of that name: there it is no addition. */
  readonly except?: (call: string, field: string) => boolean;
};

type Step = { readonly call: string; readonly status: number; readonly answer: unknown };

const CHECKOUT = '/cc/api/checkout/default';
/** Paper, something sold in limited quantities, something for wholesalers only, what one organisation blocks, and what is out of stock. */
const WANTED = [
  { itemId: '100001', qty: 2 },
  { itemId: '100013', qty: 50 },
  { itemId: '100044', qty: 1 },
  { itemId: '100034', qty: 1 },
  { itemId: '100008', qty: 1 },
];

/**
 * Looks around, fills a cart, changes it, and orders, with something added to every request. What is told of it has no ids and no
 * times, so that two who do the same can be compared.
 */
export async function journey(site: TestShop, visitor: Visitor, addition: Addition = {}): Promise<readonly Step[]> {
  for (const [name, value] of Object.entries(addition.cookies ?? {})) visitor.cookies.set(name, value);
  const steps: Step[] = [];
  const told = asTold();
  const send = async <T>(method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object): Promise<T> => {
    const call = `${method} ${path.replace(/[0-9a-f-]{36}|\b1000\d{4}\b/g, ':id')}`;
    const query = new URLSearchParams(addition.query).toString();
    const url = query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`;
    const options = { headers: { ...addition.headers } };
    const sent =
      body &&
      withFields(
        body,
        Object.fromEntries(Object.entries(addition.fields ?? {}).filter(([name]) => addition.except?.(call, name) !== true)),
      );
    const answer = method === 'get' ? await visitor.get<T>(url, options) : await visitor[method]<T>(url, sent ?? {}, options);
    steps.push({ call, status: answer.status, answer: told(answer.body) });
    return answer.body;
  };
  await send('get', '/ele-lpd/api/session');
  await send('get', '/cc/api/home');
  await send('get', '/ele-lpd/api/searchProxy/search?q=paper');
  await send('get', '/cc/api/products/100034');
  await send('post', `${CHECKOUT}/item?responseType=WHOLE`, { items: WANTED });
  const { cartInfo } = await send<CartResponse>('get', '/cc/api/checkout?grindType=ALL');
  const row = cartInfo.items.find(({ itemId }) => itemId === '100001')?.cartItemId;
  await send('put', `${CHECKOUT}/item`, { items: [{ cartItemId: row, qty: 3 }] });
  await send('put', `${CHECKOUT}?actionType=APPLY_COUPON`, { coupons: ['BASKET5'] });
  await send('put', `${CHECKOUT}?actionType=UPDATE_DELIVERY`, { items: [{ cartItemId: row, deliveryType: 'STA' }] });
  await send('post', '/cc/api/sfl', { item: { itemId: '100002', qty: 1 } });
  await send('post', '/cc/api/sfl/move', {});
  await send('put', `${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true, continueAsGuest: true });
  await send('get', '/cc/api/precheckout');
  await send('post', `${CHECKOUT}/address`, GAIL);
  await send('post', `${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, CARDS.approved) });
  const { orderNumber } = await send<{ orderNumber?: string }>('post', `${CHECKOUT}/order`, {});
  await site.hearEvents();
  await send('get', `/cc/api/orders/${orderNumber ?? 'none'}`);
  // What was sold is there again for the next one.
  await send('post', `/cc/api/orders/${orderNumber ?? 'none'}/cancel`, {});
  return steps;
}

function withFields(value: object, fields: Readonly<Record<string, unknown>>): object {
  if (Array.isArray(value)) return value.map((one: unknown) => (typeof one === 'object' && one !== null ? withFields(one, fields) : one));
  const own = Object.entries(value).map(([name, one]: [string, unknown]) => [
    name,
    typeof one === 'object' && one !== null ? withFields(one, fields) : one,
  ]);
  return { ...fields, ...Object.fromEntries(own) };
}

/** Ids, numbers of orders and times by the order in which they come up: the same for two who do the same. */
function asTold(): (answer: unknown) => unknown {
  const seen = new Map<string, string>();
  const name = (text: string) => seen.get(text) ?? (seen.set(text, `#${seen.size}`), seen.get(text)) ?? '';
  const VARYING = /\b[0-9a-f]{64}\b|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\b1000\d{4}\b/g;
  const TIMES = /\d{4}-\d\d-\d\dT[\d:.]+Z?/g;
  return (answer) => JSON.parse(JSON.stringify(answer).replaceAll(TIMES, 'T').replaceAll(VARYING, name));
}
