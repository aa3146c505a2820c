import { describe, expect, it } from 'vitest';
import { changeItem, signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const SELECT = '100030';

async function refusal(visitor: Visitor): Promise<unknown> {
  const cart = await visitor.add({ itemId: SELECT, qty: 1 });
  expect(cart.items.filter((item) => item.itemId === SELECT)).toEqual([]);
  expect(cart.cartAttributes.newItemAdded).toBe(false);
  return cart.messages.filter((message) => message.itemId === SELECT).map(({ code, type }) => `${code} ${type}`);
}

describe('a membership', () => {
  it('is one for one person, whatever number is asked for [C3-38]', async () => {
    const rita = await signedIn(site, 'rita.rewards@example.com');
    const cart = await rita.add({ itemId: SELECT, qty: 3 });
    expect(rowOf(cart, SELECT)).toMatchObject({
      qty: 1,
      itemAttributes: { membershipSKU: true },
      messages: [{ code: 'QTY_LIMIT_ITEM', type: 'WARN' }],
    });
    expect(cart.deliveryGroups).toMatchObject([{ title: 'Membership' }]);
    expect(cart.cartSummary).toMatchObject({ shipFee: 0, totalTax: 0, ordTotal: 49 });
  });

  it('is not sold to a guest [C8-39]', async () => expect(await refusal(aVisitor(site))).toEqual(['MISSING_USER ERROR']));

  it('needs a rewards number [C8-40]', async () => {
    expect(await refusal(await signedIn(site, 'sam.shopper@example.com'))).toEqual(['MISSING_REWARDS_ID ERROR']);
  });

  it('needs an account of one’s own [C8-41]', async () => {
    expect(await refusal(await signedIn(site, 'cora.csr@foolscap.example'))).toEqual(['MISSING_WEB_USER_ID ERROR']);
  });

  it('is not sold twice: to a member, or to one whose company pays for it [C8-42 C8-43]', async () => {
    expect(await refusal(await signedIn(site, 'selma.select@example.com'))).toEqual(['ALREADY_PURCHASED ERROR']);
    await site.database.query(`update accounts set settings = settings || '{"membership": "PREMIUM"}' where account_number = '4410004'`);
    expect(await refusal(await signedIn(site, 'lina.link@pikestreet.example'))).toEqual(['ALREADY_BENEFICIARY ERROR']);
  });

  it('is not sold to organisations, nor a second one in a cart [C8-44]', async () => {
    expect(await refusal(await signedIn(site, 'bea.buyer@harbordental.example'))).toEqual(['MEMBERSHIP_GENERIC_ERR ERROR']);
    const paula = await signedIn(site, 'paula.plus@example.com');
    await paula.add({ itemId: '100029', qty: 1 });
    expect(await refusal(paula)).toEqual(['MEMBERSHIP_GENERIC_ERR ERROR']);
  });

  it('in the cart gives the member’s price at once [C3-67]', async () => {
    await changeItem(site, '100002', {});
    const rita = await signedIn(site, 'preston.premium@example.com');
    const cart = await rita.add({ itemId: '100002', qty: 2 });
    expect(cart.cartSummary).toMatchObject({ cartSubTotal: 32.98, finalMembershipSavings: 4 });
  });
});
