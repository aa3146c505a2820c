import { describe, expect, it } from 'vitest';
import type { AddAnswer, CartResponse } from '#contracts/cart.ts';
import { A_GIFT } from '#tests/support/catalog/personal.ts';
import { CHECKOUT, readyToOrder } from '#tests/support/buyer.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf } from '#tests/support/visitor.ts';

const site = useShop();
const ITEM = `${CHECKOUT}/item`;
const has = (value: object, ...names: string[]) => expect(Object.keys(value)).toEqual(expect.arrayContaining(names));

describe('the cart on the wire', () => {
  it('has its identity, its collections, its money and its people [C3-01 C3-03 C3-04 C3-06 C3-07 C3-08 C3-10 C3-11]', async () => {
    const sam = await signedIn(site, 'sam.shopper@example.com');
    await sam.add({ itemId: '100016', qty: 1 }, { itemId: '100020', qty: 1 });
    const cart = await sam.cart();
    has(
      cart,
      'cartId',
      'previousCartId',
      'status',
      'type',
      'ctxId',
      'items',
      'sflItems',
      'freeItems',
      'availableFreeItems',
      'relatedItems',
      'warrantyItems',
    );
    has(cart, 'coupons', 'cartSummary', 'cartAttributes', 'cartAccountInfo', 'messages', 'metadata', 'cartEasyRewards', 'furnRate');
    has(
      cart,
      'addresses',
      'userInfo',
      'userPayment',
      'orderPayment',
      'checkoutSections',
      'orderedByShopperInfo',
      'captchaData',
      'buyNowEligible',
      'suggestedAddress',
    );
    expect(cart.orderedByShopperInfo).toEqual({ firstName: 'Sam', lastName: 'Shopper' });
    expect(cart.warrantyItems.map(({ itemId, type, parentItemId }) => [itemId, type, parentItemId])).toEqual([
      ['100017', 'WARRANTY', '100016'],
      ['100018', 'WARRANTY', '100016'],
    ]);
    expect(cart.warrantyItems.map(({ isAvailable }) => isAvailable)).toEqual([true, false]);
    expect(cart.relatedItems.map(({ itemId, type }) => [itemId, type])).toEqual([
      ['100019', 'TECHHELP'],
      ['100021', 'ASSEMBLY'],
    ]);
    expect(cart.availableFreeItems).toMatchObject([{ itemId: '100014', promotionId: 'FREEPEN', maxQty: 1 }]);
    expect(cart.userPayment).toMatchObject({
      cardCount: 2,
      userPayments: [{ lastFourDigit: '4242', isDefault: true }, { lastFourDigit: '4444' }],
    });
    expect(JSON.stringify(cart.userPayment)).not.toMatch(/token|"cvv":(?!null)|\d{12,}/i);
    expect(cart.cartEasyRewards).toEqual({ availableBalance: 0, redeemed: 0, isEligible: false });
  });

  it('offers no plan that the cart has already, and tells the rewards of a member [C3-03 C3-06]', async () => {
    const rita = await signedIn(site, 'rita.rewards@example.com');
    await rita.add({ itemId: '100016', qty: 1 });
    const cart = await rita.add({ itemId: '100017', qty: 1, parentItemId: '100016' });
    expect(cart.cartEasyRewards).toMatchObject({ availableBalance: 15, isEligible: true });
    expect(cart.warrantyItems.every(({ type }) => type === 'WARRANTY')).toBe(true);
  });

  it('shows rewards in whole dollars [C5-69 S9-65]', async () => {
    const rita = await signedIn(site, 'rita.rewards@example.com');
    await site.database.query(`
      with u as (update users set rewards_cents = rewards_cents + 99 where email = 'rita.rewards@example.com' returning user_id)
      insert into reward_entries (user_id, kind, amount_cents, at) select user_id, 'GRANTED', 99, now() from u`);
    expect((await rita.cart()).cartEasyRewards).toMatchObject({ availableBalance: 15 });
  });

  it('has its addresses and payments once they are known, and no number of a card [C3-07]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    const cart = await readyToOrder(site, guest);
    expect(cart.addresses).toMatchObject([{ type: 'SB', zipCode: '01702' }, { zipCode: '01702' }]);
    expect(cart.orderPayment).toMatchObject([
      { paymentType: 'CREDIT_CARD', lastFourDigit: '4242', amountApplied: 49.93, addedToOrder: true },
    ]);
    expect(JSON.stringify(cart)).not.toContain('4242424242424242');
  });

  it('says from when on it can be delivered [C3-12]', async () => {
    const cart = await aVisitor(site).add({ itemId: '100001', qty: 1 }, { itemId: '100025', qty: 1 });
    expect(cart.futureDelivery).toEqual({ date: null, earliestDeliveryDate: '2026-12-07', messages: [] });
  });

  it('counts parents and their pieces, gifts included, children not [C3-70]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100016', qty: 2 }, { itemId: '100039', qty: 3 }, { itemId: '100022', qty: 1 });
    await guest.add({ itemId: '100017', qty: 2, parentItemId: '100016' }, { itemId: '100019', qty: 1, parentItemId: '100016' });
    await guest.put(ITEM, { freeItems: [{ itemId: '100014', qty: 1, promotionId: 'FREEPEN' }] });
    const { cartAttributes } = await guest.cart();
    expect(cartAttributes).toMatchObject({ newItemAdded: false, numberOfLineItems: 4, numberOfItems: 7, hasESDOrDFItem: true });
    const plain = await aVisitor(site).add({ itemId: '100001', qty: 1 });
    expect(plain.cartAttributes).toMatchObject({ newItemAdded: true, hasESDOrDFItem: false });
    for (const itemId of ['100023', '100032'])
      expect((await aVisitor(site).add({ itemId, qty: 1, personalization: A_GIFT })).cartAttributes.hasESDOrDFItem).toBe(true);
    expect((await aVisitor(site).add({ itemId: '100031', qty: 1 })).cartAttributes.hasESDOrDFItem).toBe(false);
  });

  it('has whom to ask about furniture, and the limits of a cart [C3-97 C3-98]', async () => {
    const { metadata } = await aVisitor(site).cart();
    expect(metadata.uiSwitches.furnCustomerCare).toEqual({ phone: expect.stringMatching(/\d/), email: expect.stringContaining('@') });
    expect(metadata.cartProperty).toMatchObject({ taxExemptType: 'NONE', maxItemAllowed: 200 });
    const tess = await signedIn(site, 'tess.teacher@northwindschools.example');
    expect((await tess.cart()).metadata.cartProperty.taxExemptType).toBe('FULL');
  });
});

describe('a row on the wire', () => {
  it('has its identity, the buyer’s own number and the list that it came from [C3-13]', async () => {
    const bea = await signedIn(site, 'bea.buyer@harbordental.example');
    const row = rowOf(await bea.add({ itemId: '100001', qty: 1, listItemId: 'list-7' }), '100001');
    expect(row).toMatchObject({
      itemId: '100001',
      resolvedItemId: '100001',
      partNumber: '100001',
      customerSku: 'PAPER-A',
      listItemId: 'list-7',
      onContract: true,
    });
    expect(row.cartItemId).toMatch(/^[0-9a-f-]{36}$/);
    expect(row).not.toHaveProperty('contractEndsText');
    const plain = rowOf(await aVisitor(site).add({ itemId: '100001', qty: 1 }), '100001');
    expect([plain.customerSku, plain.listItemId, plain.onContract]).toEqual([null, null, false]);
  });

  it('says until when the price of the contract holds that ends soon, and nothing to who has no contract', async () => {
    const bea = await signedIn(site, 'bea.buyer@harbordental.example');
    const until = (days: number) =>
      site.database.query(
        `update contract_prices set valid_until = ($1::timestamptz at time zone 'America/New_York')::date + $2::int where account_number = '4410001' and item_id = '100001'`,
        [site.shop.now(), days],
      );
    await bea.add({ itemId: '100001', qty: 1 });
    const said = async () => rowOf(await bea.cart(), '100001').contractEndsText;
    await until(9);
    expect(await said()).toBe('Contract price ends Nov 29');
    await until(0);
    expect(await said()).toBe('Contract price ends today');
    await until(60);
    expect(await said()).toBeUndefined();
    await site.database.query("update contract_prices set valid_until = null where item_id = '100001'");
    expect(rowOf(await aVisitor(site).add({ itemId: '100001', qty: 1 }), '100001')).not.toHaveProperty('contractEndsText');
  });

  it('has its children by what they are to it [C3-26 C3-27 C3-28 C3-31]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100016', qty: 1 });
    const cart = await guest.add(
      { itemId: '100017', qty: 1, parentItemId: '100016', parentRelationType: 'WARRANTY' },
      { itemId: '100019', qty: 1, parentItemId: '100016', parentRelationType: 'TECHHELP' },
    );
    const parent = rowOf(cart, '100016');
    expect(rowOf(cart, '100019')).toMatchObject({
      parentItemId: '100016',
      parentRelationType: 'TECHHELP',
      parentRelationCartItemId: parent.cartItemId,
    });
    expect(parent).toMatchObject({
      warrantyItemIds: [rowOf(cart, '100017').cartItemId],
      techHelpItemIds: [rowOf(cart, '100019').cartItemId],
      techHelpSkuIds: ['100019'],
      optionItemIds: [],
      addonItemIds: [],
      requiredItemIds: [],
    });
  });

  it('has everything else that belongs to it [C3-33 C3-36 C3-38 C3-40]', async () => {
    const row = rowOf(await aVisitor(site).add({ itemId: '100020', qty: 1 }), '100020');
    has(
      row,
      'qty',
      'requestedQty',
      'qtyAdded',
      'prevQty',
      'createdDate',
      'status',
      'actioned',
      'altItem',
      'surchargeApplicable',
      'surchargeAlts',
      'surchargeSplit',
    );
    has(
      row,
      'easyRewardsItem',
      'messages',
      'itemAttributes',
      'itemAccountInfo',
      'furnSvcInfo',
      'priceInfo',
      'addToCartPriceInfo',
      'product',
      'requiredItemIds',
    );
    has(row, 'selectedDeliveryOption', 'availableDeliveryOptions', 'alternateDeliveryOption', 'inventory', 'shippingInfo');
    expect(row.furnSvcInfo?.levels).toEqual([
      { level: 'BASC', qty: 0 },
      { level: 'CUST', qty: 0 },
    ]);
    expect(row.itemAttributes).toEqual({ membershipSKU: false, partBundle: false });
    expect(new Date(row.createdDate).getTime()).toBeGreaterThan(0);
  });
});

describe('what an add can carry', () => {
  it('items, coupons and addresses, one store for all, and two ways to say no [C3-104 C3-106 C3-107]', async () => {
    const { body } = await aVisitor(site).post<CartResponse>(`${ITEM}?responseType=WHOLE`, {
      items: [
        { itemId: '100006', qty: 2, deliveryType: 'ISP' },
        { itemId: '100003', qty: 1, deliveryType: 'STA' },
      ],
      coupons: ['item10', 'NOSUCH'],
      addresses: [{ zipCode: '03060' }],
      yourStoreNo: '1547',
      ignoreHrdAlt: true,
      skipRelatedProduct: true,
    });
    expect(rowOf(body.cartInfo, '100006').selectedDeliveryOption).toMatchObject({ deliveryType: 'ISP', pickupStoreNumber: '1547' });
    expect(rowOf(body.cartInfo, '100003')).toMatchObject({ qty: 1, selectedDeliveryOption: { deliveryType: 'STA' } });
    expect(body.cartInfo.coupons).toContainEqual(expect.objectContaining({ code: 'ITEM10', status: 'APPLIED' }));
    expect(body.cartInfo.messages).toMatchObject([{ code: 'INVALID_COUPON', type: 'ERROR' }]);
  });

  it('the zip of an address is where it goes, for the estimate [C3-106]', async () => {
    const { body } = await aVisitor(site).post<AddAnswer>(`${ITEM}?responseType=WHOLE`, {
      items: [{ itemId: '100001', qty: 1 }],
      addresses: [{ zipCode: '03060' }],
    });
    expect(body.cartInfo.cartSummary.totalTax).toBe(0);
  });

  it('a zip takes the cart back from checkout like every add', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    await guest.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true, continueAsGuest: true });
    const { body } = await guest.post<AddAnswer>(ITEM, { items: [{ itemId: '100001', qty: 1 }], addresses: [{ zipCode: '03060' }] });
    expect(body.cartInfo.cartAttributes.proceedCheckout).toBe(false);
  });

  it('coupons alone as well: that is no missing item', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100003', qty: 1 });
    expect(await guest.post(ITEM, { coupons: ['ITEM10'] })).toMatchObject({
      status: 200,
      body: { cartInfo: { coupons: [{}, { code: 'ITEM10' }] } },
    });
  });
});
