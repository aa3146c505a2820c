import { describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { CARDS, CHECKOUT, goToCheckout, ledgerOf, placeOrder, tokenFor } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const PREPAID = '5105105105105100';

async function inCheckout() {
  const visitor = aVisitor(site);
  await visitor.add({ itemId: '100002', qty: 1 });
  return { visitor, cartId: (await goToCheckout(visitor)).cartId };
}

/** A token as the page's frame has it made: for a checkout. */
async function tokenOf(number: string, checkoutId: string): Promise<string> {
  const response = await fetch(`${site.sandbox.origin}/v1/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number, expiryMonth: '12', expiryYear: '2030', cvv: '123', checkoutId }),
  });
  return String(Reflect.get(Object(await response.json()), 'token'));
}

const pay = (visitor: Visitor, token: string, paymentType = 'CREDIT_CARD') =>
  visitor.post<CartResponse>(`${CHECKOUT}/payment`, { paymentType, token });
const REFUSED = { status: 403, body: { code: 'FORBIDDEN' } };

describe('the token of a card', () => {
  it.each([
    [CARDS.approved, 'CREDIT_CARD'],
    [PREPAID, 'PREPAID_CARD'],
  ])('pays in the checkout that it was made in, and in no other: %s [T33]', async (number, paymentType) => {
    const [victim, thief] = [await inCheckout(), await inCheckout()];
    const token = await tokenOf(number, victim.cartId);
    expect(await pay(thief.visitor, token, paymentType)).toMatchObject(REFUSED);
    expect((await thief.visitor.cart()).orderPayment).toEqual([]);
    expect((await pay(victim.visitor, token, paymentType)).status).toBe(200);
    expect(await pay(thief.visitor, token, paymentType)).toMatchObject(REFUSED);
  });

  it('does not pay for the next order either [T33]', async () => {
    const { visitor, cartId } = await inCheckout();
    const token = await tokenOf(CARDS.approved, cartId);
    expect((await pay(visitor, token)).status).toBe(200);
    const { body } = await placeOrder(visitor);
    expect(body.status).toBe('PLACED');
    await visitor.add({ itemId: '100002', qty: 1 });
    await goToCheckout(visitor);
    expect(await pay(visitor, token)).toMatchObject(REFUSED);
    expect((await ledgerOf(site, body.orderNumber ?? '')).filter(({ type }) => type === 'AUTHORIZE')).toHaveLength(1);
  });

  it('that names no checkout is of who brings it first, however many try at once [T33]', async () => {
    const [{ visitor: first }, { visitor: second }] = [await inCheckout(), await inCheckout()];
    const token = await tokenFor(site, CARDS.approved);
    expect((await pay(first, token)).status).toBe(200);
    expect((await pay(first, token)).status).toBe(200);
    expect(await pay(second, token)).toMatchObject(REFUSED);
    const other = await tokenFor(site, CARDS.approved);
    const visitors = await Promise.all(Array.from({ length: 6 }, inCheckout));
    const answers = await Promise.all(visitors.map(({ visitor }) => pay(visitor, other)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403, 403, 403]);
  });
});
