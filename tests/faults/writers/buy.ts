import { randomUUID } from 'node:crypto';
import { request } from 'undici';
import { GIFT_CARDS } from '#tests/support/tenders.ts';
import type { Client, Told } from './wire.ts';
import type { ToldOrder } from './writers.ts';

const CHECKOUT = '/cc/api/checkout/default';
const ADDRESS = {
  type: 'SB',
  email: 'faults@example.com',
  firstName: 'Fay',
  lastName: 'Fault',
  address1: '12 Main St',
  city: 'Framingham',
  state: 'MA',
  zipCode: '01702',
  phones: ['5085550100'],
};
const ITEMS = [
  { itemId: '100001', qty: 1 },
  { itemId: '100002', qty: 2 },
];

/**
 * A guest's whole way to an order, paid with a card, or with a dime from a gift card as well.
 *
 * @param sandbox where the card becomes a token, as it does in the vendor's own frame.
 * @returns the order of which the number was told; undefined when none was.
 */
export async function buyOnce(client: Client, sandbox: string, hasGiftCard: boolean): Promise<ToldOrder | undefined> {
  const steps: (readonly [path: string, body: () => Promise<object> | object, override?: 'PUT'])[] = [
    [`${CHECKOUT}/item`, () => ({ items: ITEMS })],
    [`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, () => ({ proceedCheckout: true, continueAsGuest: true }), 'PUT'],
    [`${CHECKOUT}/address`, () => ADDRESS],
    ...(hasGiftCard ? [[`${CHECKOUT}/payment`, () => ({ paymentType: 'GIFT_CARD', ...GIFT_CARDS.large, amount: 0.1 })] as const] : []),
    [`${CHECKOUT}/payment`, async () => ({ paymentType: 'CREDIT_CARD', token: await tokenOf(sandbox) })],
  ];
  if (!isGood(await client.insist('GET', `/cc/api/checkout?grindType=ALL`))) return undefined;
  let cartId: unknown;
  for (const [path, body, override] of steps) {
    const sending = { key: randomUUID(), ...(override !== undefined && { override }) };
    const told = await client.insist('POST', path, await body(), sending);
    if (!isGood(told)) return undefined;
    cartId = Reflect.get(Object(Reflect.get(Object(told?.body), 'cartInfo')), 'cartId');
  }
  // Whoever asks again under the key is answered the same order, and so is whoever names the cart.
  const told = await client.insist('POST', `${CHECKOUT}/order`, hasGiftCard ? { cartId } : {}, { key: randomUUID() });
  return orderToldBy(told, client);
}

function isGood(told: Told | undefined): boolean {
  return told !== undefined && told.status >= 200 && told.status < 300;
}

function orderToldBy(told: Told | undefined, client: Client): ToldOrder | undefined {
  const { status, orderNumber, order } = Object(told?.body) as { status?: string; orderNumber?: string; order?: object };
  if (!isGood(told) || orderNumber === undefined) return undefined;
  const total: unknown = Reflect.get(Object(Reflect.get(Object(order), 'cartSummary')), 'ordTotal');
  const totalCents = typeof total === 'number' ? Math.round(total * 100) : undefined;
  return { client, orderNumber, isConfirmed: status === 'PLACED', totalCents };
}

async function tokenOf(sandbox: string): Promise<unknown> {
  const answer = await request(`${sandbox}/v1/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number: '4242424242424242', expiryMonth: '12', expiryYear: '2030', cvv: '123' }),
  });
  return Reflect.get(Object(await answer.body.json()), 'token');
}
