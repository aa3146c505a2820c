import { describe, expect, it } from 'vitest';
import { A_TILE } from '../tiles/a-tile.test-builder.ts';
import { tileView } from '../tiles/tile-view.ts';
import { A_PRODUCT } from './a-product.test-builder.ts';
import { productThing, productView } from './product-view.ts';
import { earnedPriceOf, volumeRowOf } from './volume-view.ts';

const PRODUCT = A_PRODUCT;
const { image } = PRODUCT;

describe('the page of a product', () => {
  it('shows its main picture when it has no others, and the way to it', () => {
    const view = productView(PRODUCT);
    expect(view.pictures).toEqual([image]);
    expect(view.trail).toEqual([
      { name: 'Home', href: '/' },
      { name: 'Pens', href: '/category/pens' },
    ]);
  });

  it('says what it costs by quantity, from one piece on, to people and programs', () => {
    const volumePrices = [
      { fromQty: 5, pricePerUnit: 17.99 },
      { fromQty: 6, pricePerUnit: 16.99, unitPrice: '$1.42/pen' },
    ];
    const view = productView({ ...PRODUCT, volumePrices });
    expect(view.volumePrices.map(({ quantity, price }) => [quantity, price])).toEqual([
      ['1–4', '$18.49 each'],
      ['5', '$17.99 each'],
      ['6+', '$16.99 each'],
    ]);
    expect([NaN, 0, 4, 5, 9999].map((qty) => volumeRowOf(view.volumePrices, qty)?.fromQty)).toEqual([1, 1, 1, 5, 6]);
    expect([Number.NaN, 1, 4].map((qty) => earnedPriceOf(view.volumePrices, qty))).toEqual([undefined, undefined, undefined]);
    expect(earnedPriceOf(view.volumePrices, 5)).toEqual({ now: '$17.99', unit: undefined, why: 'Price each at 5 · $18.49 each at 1–4' });
    expect(earnedPriceOf(view.volumePrices, 6)).toEqual({ now: '$16.99', unit: '$1.42/pen', why: 'Price each at 6+ · $18.49 each at 1–4' });
    expect(earnedPriceOf([], 6)).toBeUndefined();
    expect(productThing(view, '')).toMatchObject({
      offers: { price: '18.49', priceSpecification: [{}, { price: '17.99', eligibleQuantity: { minValue: 5, maxValue: 5 } }, {}] },
    });
    expect(tileView({ ...A_TILE, unitPrice: '$1.54 / pen', lowestPrice: 'as low as $16.99' }).unit).toBe('$1.54 / pen · as low as $16.99');
    expect(productView(PRODUCT).volumePrices).toEqual([]);
  });

  it('shows what could be taken instead of what cannot be had, and shows it once [S2-97]', () => {
    const successor = { ...A_TILE, itemId: '9', url: '/product_9' };
    const restrictionDetails = {
      type: 'PARTIALHARDSUB' as const,
      limitedQtyTxt: null,
      altProducts: [successor],
      alternateItemURL: '/product_9',
      alternateText: 'Clasp Stapler · $9.00',
    };
    const gone = { ...PRODUCT, isOutOfStock: true, restrictionDetails, related: [successor, { ...A_TILE, itemId: '8' }] };
    const view = productView(gone);
    expect([view.isReplaced, view.instead.map(({ itemId }) => itemId), view.related.map(({ itemId }) => itemId)]).toEqual([
      true,
      ['9'],
      ['8'],
    ]);
    expect(productView({ ...gone, isOutOfStock: false })).toMatchObject({ instead: [], isReplaced: false });
    expect(
      productView({ ...gone, restrictionDetails: { ...restrictionDetails, alternateItemURL: null, alternateText: null } }).isReplaced,
    ).toBe(false);
    expect(productView(PRODUCT)).toMatchObject({ instead: [], isReplaced: false });
  });

  it('shows each way to get it with its day, what there is of it, until when to order and what it costs', () => {
    const sameDay = { text: 'Today by 7 pm from Framingham, MA', fee: 9.95, storeNumber: '1547', stock: '4', orderByText: 'Order by 2 PM' };
    const delivery = { ...PRODUCT.delivery, stock: '10+', orderByText: 'Order by 5 PM' };
    expect(productView({ ...PRODUCT, delivery, sameDay }).ways).toEqual([
      { value: 'STA', label: 'Delivery', text: delivery.text, facts: ['10+ in stock', 'Order by 5 PM'], isOpen: true },
      { value: 'SDD', label: 'Delivery today', text: sameDay.text, facts: ['$9.95 per order', 'Order by 2 PM'], left: 4, isOpen: true },
      { value: 'ISP', label: 'Pick up in store', text: 'Pick up in 1-hour', facts: ['10+ in stock'], isOpen: true },
    ]);
    // Nothing stands in the place of a fee that somebody is not shown.
    const [, hidden] = productView({ ...PRODUCT, delivery, sameDay: { ...sameDay, fee: Number.NaN } }).ways;
    expect(hidden?.facts).toEqual(['Order by 2 PM']);
  });

  it('offers pickup only of what stores hand out, and asks for a store first', () => {
    const waysOf = (pickup: Partial<typeof PRODUCT.pickup>) =>
      productView({ ...PRODUCT, pickup: { ...PRODUCT.pickup, ...pickup } }).ways.map(({ value, text }) => [value, text]);
    expect(waysOf({ isOffered: false })).toEqual([['STA', PRODUCT.delivery.text]]);
    const text = 'Choose store in cart to see availability.';
    const none = { ...PRODUCT.pickup, text, storeNumber: null, stock: null, isAvailable: false };
    const view = productView({ ...PRODUCT, pickup: none });
    expect(view.ways[1]).toMatchObject({ value: 'ISP', text: 'Choose a store', facts: [], isOpen: false });
    expect(view.isFetchable).toBe(true);
  });

  it('says what the number under pickup counts, and no lone zero', () => {
    const wayOf = (stock: string | null) => productView({ ...PRODUCT, pickup: { ...PRODUCT.pickup, stock } }).ways[1];
    const stocks = ['10+', '3', '0', null];
    expect(stocks.map((stock) => wayOf(stock)?.facts)).toEqual([['10+ in stock'], ['3 in stock'], [], []]);
    // What is more than can be told, or none, is no number to hold a quantity against.
    expect(stocks.map((stock) => wayOf(stock)?.left)).toEqual([undefined, 3, undefined, undefined]);
  });

  it('offers what can be bought in place of what who looks may not buy, and a way on', () => {
    const others = [
      { ...A_TILE, itemId: '7', ctaText: 'View details', actionLabel: 'VIEW' },
      { ...A_TILE, itemId: '8' },
    ];
    const blocked = {
      ...PRODUCT,
      ctaText: 'View details',
      actionLabel: 'VIEW',
      path: [
        { id: 'desk', name: 'Desk Supplies' },
        { id: 'pens', name: 'Pens' },
      ],
      refusal: {
        code: 'BLOCKED_FOR_ADD_TO_CART' as const,
        about: 'ITEM' as const,
        ask: [{ name: 'Abe Admin', email: 'abe@harbor.example' }],
        state: null,
      },
      related: others,
    };
    const view = productView(blocked);
    expect([
      view.standing?.title,
      view.standing?.link,
      view.instead.map(({ itemId }) => itemId),
      view.related.map(({ itemId }) => itemId),
    ]).toEqual(['Blocked by your company', { href: '/category/desk', text: 'Browse Desk Supplies' }, ['8'], []]);
    expect(view.standing?.text).toContain('Ask your account administrator, Abe Admin (abe@harbor.example), for access.');
    // What only goes with something is led to that.
    expect(productView({ ...blocked, refusal: null, goesTo: [A_TILE] }).instead).toEqual([]);
  });

  it('calls what is sold ahead so on its button, and shows no price where it is given when asked for', () => {
    expect(productView(PRODUCT).action.text).toBe('Add to cart');
    expect(productView({ ...PRODUCT, badgeDetails: { productBadge: 'Pre-order' } }).action).toEqual({ kind: 'add', text: 'Pre-order' });
    const asked = {
      ...PRODUCT,
      ctaText: 'View details',
      actionLabel: 'VIEW' as const,
      refusal: { code: 'PRICE_NOT_AVAILABLE' as const, about: null, ask: [], state: null },
    };
    expect([productView(PRODUCT).hasPrice, productView(asked).hasPrice, productView(asked).standing?.title]).toEqual([
      true,
      false,
      'Price on request',
    ]);
  });

  it('says what a set costs less than its parts, where each has a price', () => {
    const part = { itemId: '1', name: 'Tray', url: '/product_1', image: { key: '', alt: '', color: '' } };
    const set = (each: number | null) =>
      productView({
        ...PRODUCT,
        priceValue: 45,
        parts: [
          { ...part, qty: 1, priceValue: 19 },
          { ...part, qty: 2, priceValue: each },
        ],
      });
    expect(set(16.5).setSaving).toBe('$52.00 one by one: the set saves you $7.00.');
    expect([set(13).setSaving, set(null).setSaving]).toEqual([undefined, undefined]);
  });

  it('asks what is made to order what it is to say, as long as it can be had', () => {
    const specifications: [string, string][] = [
      ['Design', 'Navy'],
      ['Printed sides', 'Both'],
    ];
    const custom = { ...PRODUCT, isCustomSKU: true, personalKind: 'BUSINESS_CARD' as const, specifications };
    expect(productView(custom).personal).toMatchObject({
      kind: 'BUSINESS_CARD',
      design: { color: '#1f3a68', isRounded: false, hasBack: true },
    });
    expect(productView({ ...custom, ctaText: 'Customize', actionLabel: 'CUSTOMIZE' })).toMatchObject({
      personal: undefined,
      standing: { title: 'Out of stock' },
    });
  });

  it('says of what comes later when it is paid for', () => {
    expect(productView(PRODUCT).chargedWhen).toBeUndefined();
    expect(productView({ ...PRODUCT, badgeDetails: { productBadge: 'Pre-order' } }).chargedWhen).toContain('when it ships');
    expect(productView({ ...PRODUCT, isBackOrder: true }).chargedWhen).toContain('when it ships');
  });

  it('says what its maker and its bar code call it, to people and to programs', () => {
    const view = productView({ ...PRODUCT, manufacturerNumber: 'QM123456', gtin: '036000291452' });
    expect(view.specifications).toEqual(
      expect.arrayContaining([
        ['Manufacturer number', 'QM123456'],
        ['UPC', '036000291452'],
      ]),
    );
    expect(productThing(view, 'https://shop.example')).toMatchObject({ mpn: 'QM123456', gtin12: '036000291452' });
    expect(productThing(productView(PRODUCT), 'https://shop.example')).not.toHaveProperty('mpn');
  });

  it('says of a cartridge what a page costs, all of its pack counted', () => {
    const specifications: [string, string][] = [['Page yield', '3,000 pages']];
    const lines = (priceValue: number | null, unitsNum: number) =>
      productView({ ...PRODUCT, specifications, priceValue, unitsNum }).specifications;
    expect(lines(72, 1)).toContainEqual(['Cost per page', '2.4¢ at today’s price']);
    expect(lines(138, 2)).toContainEqual(['Cost per page', '2.3¢ at today’s price']);
    expect(lines(null, 1).map(([label]) => label)).not.toContain('Cost per page');
  });

  it('lists what comes with it apart from what it is', () => {
    const specifications: [string, string][] = [
      ['Color', 'Black'],
      ['In the box', 'Pen, refill'],
    ];
    expect(productView({ ...PRODUCT, specifications })).toMatchObject({
      inTheBox: ['Pen', 'Refill'],
      specifications: [
        ['Color', 'Black'],
        ['Item number', PRODUCT.itemId],
      ],
    });
    expect(productView(PRODUCT).inTheBox).toEqual([]);
  });

  it.each([
    ['InStock', {}],
    ['PreOrder', { badgeDetails: { productBadge: 'Pre-order' } }],
    ['BackOrder', { isBackOrder: true, isOutOfStock: true }],
    ['Discontinued', { badgeDetails: { productBadge: 'Discontinued' } }],
    ['InStoreOnly', { refusal: { code: 'ITEM_NOT_AVAILABLE' as const, about: null, ask: [], state: null } }],
    ['OutOfStock', { isOutOfStock: true, ctaText: 'View details', actionLabel: 'VIEW' }],
    [undefined, { badgeDetails: { productBadge: 'Coming soon' } }],
  ])('tells search engines %s', (availability, change) => {
    expect(productView({ ...PRODUCT, ...change }).availability).toBe(availability);
  });

  it('tells search engines the price, where there is one to tell', () => {
    expect(productThing(productView(PRODUCT), 'https://shop.example')).toMatchObject({
      sku: '100002',
      offers: { price: '18.49', url: 'https://shop.example/product_100002', availability: 'https://schema.org/InStock' },
    });
    expect(productThing(productView({ ...PRODUCT, priceValue: null, price: 'Price N/A' }), '')).not.toHaveProperty('offers');
  });

  it('tells them no rating before somebody has rated', () => {
    expect(productThing(productView(PRODUCT), '')).toHaveProperty('aggregateRating');
    expect(productThing(productView({ ...PRODUCT, ratingCount: 0 }), '')).not.toHaveProperty('aggregateRating');
  });
});
