import { describe, expect, it } from 'vitest';
import { A_TILE } from './tiles/a-tile.test-builder.ts';
import { productThing, productView } from './product-view.ts';

const image = { key: 'a/pens/hero', alt: 'Pens', color: '#123' };
const PRODUCT = {
  ...A_TILE,
  image,
  deliveryText: null,
  description: 'Smooth.',
  highlights: [],
  specifications: [],
  pictures: [],
  path: [{ id: 'pens', name: 'Pens' }],
  delivery: { text: 'Delivered by Tue, Nov 24', isAvailable: true, minDeliveryDate: null, maxDeliveryDate: null },
  pickup: { text: 'Pick up in 1-hour', isAvailable: true, storeNumber: '1547', stock: '10+' },
  reviews: [],
  histogram: [0, 0, 0, 0, 0],
  related: [],
  printerModel: null,
};

describe('the page of a product', () => {
  it('shows its main picture when it has no others, and the way to it', () => {
    const view = productView(PRODUCT);
    expect(view.pictures).toEqual([image]);
    expect(view.trail).toEqual([
      { name: 'Home', href: '/' },
      { name: 'Pens', href: '/category/pens' },
    ]);
  });

  it('shows what could be taken instead of what cannot be had, and shows it once [S2-97]', () => {
    const successor = { ...A_TILE, itemId: '9', url: '/product_9' };
    const restrictionDetails = {
      type: 'PARTIALHARDSUB' as const,
      limitedQtyTxt: null,
      altProducts: [successor],
      alternateItemURL: '/product_9',
    };
    const gone = { ...PRODUCT, isOutOfStock: true, restrictionDetails, related: [successor, { ...A_TILE, itemId: '8' }] };
    const view = productView(gone);
    expect([view.isReplaced, view.instead.map(({ itemId }) => itemId), view.related.map(({ itemId }) => itemId)]).toEqual([
      true,
      ['9'],
      ['8'],
    ]);
    expect(productView({ ...gone, isOutOfStock: false }).instead).toEqual([]);
    expect(productView({ ...gone, restrictionDetails: { ...restrictionDetails, alternateItemURL: null } }).isReplaced).toBe(false);
    expect(productView(PRODUCT)).toMatchObject({ instead: [], isReplaced: false });
  });

  it('offers pickup only for what may be picked up', () => {
    expect(productView(PRODUCT).pickup?.storeNumber).toBe('1547');
    expect(productView({ ...PRODUCT, bopisEligible: false }).pickup).toBeUndefined();
  });

  it('says what the number under pickup counts, and no lone zero', () => {
    const stockOf = (stock: string | null) => productView({ ...PRODUCT, pickup: { ...PRODUCT.pickup, stock } }).pickup?.stock;
    expect(['10+', '3', '0', null].map(stockOf)).toEqual(['10+ in stock', '3 in stock', undefined, undefined]);
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
