import { describe, expect, it } from 'vitest';
import { A_TILE as TILE } from './a-tile.test-builder.ts';
import { tileView } from './tile-view.ts';

describe('a tile', () => {
  it('shows a former price and the one of members where they are known', () => {
    expect(tileView({ ...TILE, originalPrice: 22.5, memberPrice: 16.49 })).toMatchObject({
      price: '$18.49',
      was: '$22.50',
      member: '$16.49',
    });
    expect(tileView(TILE)).toMatchObject({ was: undefined, member: undefined });
  });

  it('shows what an agreed price would be without the contract, which is no price of before', () => {
    expect(tileView({ ...TILE, onContract: true, originalPrice: 22.5 })).toMatchObject({ was: undefined, list: '$22.50' });
    expect(tileView({ ...TILE, originalPrice: 22.5 })).toMatchObject({ was: '$22.50', list: undefined });
  });

  it('says what is saved on its price of before, and nothing of what a contract saves [S3-49]', () => {
    expect(tileView({ ...TILE, originalPrice: 22.5 }).save).toBe('Save $4.01 (17%)');
    expect(tileView({ ...TILE, originalPrice: 22.5, onContract: true }).save).toBeUndefined();
    expect(tileView({ ...TILE, originalPrice: null, priceValue: null }).save).toBeUndefined();
  });

  it('names what replaces it, for which its button asks [S3-55 S2-97]', () => {
    const restrictionDetails = {
      type: 'FULLHARDSUB' as const,
      limitedQtyTxt: null,
      altProducts: [],
      alternateItemURL: '/product_2',
      alternateText: 'Clasp Stapler · $9.00',
    };
    expect(tileView({ ...TILE, restrictionDetails }).note).toBe('Replaced by Clasp Stapler · $9.00');
    expect(tileView({ ...TILE, restrictionDetails: { ...restrictionDetails, alternateText: null } }).note).toBeUndefined();
    expect(tileView({ ...TILE, restrictionDetails: { ...restrictionDetails, type: 'PARTIALHARDSUB' } }).note).toBeUndefined();
  });

  it('travels with what it shows and nothing else', () => {
    const view = JSON.stringify(tileView({ ...TILE, cId: 'c-1', assetId: 'a-1', swatchLabel: 'Blue', isColorSwatch: true }));
    expect(view).not.toMatch(/c-1|a-1|Blue|beacon|fits|list|restriction/);
    const compatibility = { kind: 'PRINTERS' as const, models: ['Ardent L48'], itemIds: ['100038'] };
    expect(tileView({ ...TILE, compatibility, impBeacon: 'https://seen.example/1' })).toMatchObject({
      fits: 'printers',
      beacons: { seen: 'https://seen.example/1' },
    });
  });

  it('has the account’s own number of the item where there is one', () => {
    expect(tileView({ ...TILE, customerSku: 'PAPER-A' }).ownNumber).toBe('Your no. PAPER-A');
    expect(JSON.stringify(tileView(TILE))).not.toContain('ownNumber');
  });

  it('says why it cannot be bought before what else is to be known of it', () => {
    expect(tileView({ ...TILE, refusalText: 'Blocked', additionalMsg: 'Limit' }).note).toBe('Blocked');
    expect(tileView({ ...TILE, additionalMsg: 'Limit' }).note).toBe('Limit');
  });

  it('says what else there is of it, from what price on, and shows its colors, its own first', () => {
    const swatches = [
      { itemId: '100002', url: '/product_100002', label: 'Blue', color: '#2457c5' },
      { itemId: '100003', url: '/product_100003', label: 'Assorted', color: null },
    ];
    const view = tileView({ ...TILE, variantSummary: { text: '2 colors, 3 pack sizes', fromPrice: '$4.29', swatches } });
    expect(view).toMatchObject({
      variants: '2 colors, 3 pack sizes from $4.29',
      swatches: [
        ['100002', 'Blue', '#2457c5'],
        ['100003', 'Assorted'],
      ],
    });
    expect(tileView({ ...TILE, variantSummary: { text: '3 packs', fromPrice: null, swatches: [] } })).toMatchObject({
      variants: '3 packs',
      swatches: undefined,
    });
    expect(tileView(TILE).variants).toBeUndefined();
  });

  it('says ON CONTRACT rather than anything else [C9-41]', () => {
    expect(tileView({ ...TILE, onContract: true, badgeDetails: { productBadge: 'Sale' } }).badge).toBe('ON CONTRACT');
    expect(tileView({ ...TILE, badgeDetails: { productBadge: 'Sale' } }).badge).toBe('Sale');
  });

  it('says what the courier asks beside the price, and nothing where that is nothing', () => {
    expect(tileView({ ...TILE, surchargeFeePerUnit: 1.5 }).fee).toBe('+ $1.50 courier surcharge');
    expect(JSON.stringify(tileView(TILE))).not.toContain('fee');
  });

  it('says how few are left, and nothing where there are enough', () => {
    expect(tileView({ ...TILE, fewLeft: 3 }).note).toBe('Only 3 left');
    expect(tileView({ ...TILE, fewLeft: 3, refusalText: 'No.' }).note).toBe('No.');
    expect(tileView(TILE).note).toBeUndefined();
  });

  it('tells a back order from what is there on time', () => {
    expect(tileView({ ...TILE, isBackOrder: true }).isLate).toBe(true);
    expect(JSON.stringify(tileView(TILE))).not.toContain('isLate');
  });

  it('says when it would arrive, else that it is out of stock or never sent', () => {
    expect(tileView(TILE).promise).toBe('Get it by Tue, Nov 24');
    expect(tileView(TILE).orderBy).toBeUndefined();
    expect(tileView({ ...TILE, orderByText: 'Order by 5 PM' }).orderBy).toBe('Order by 5 PM');
    expect(tileView({ ...TILE, isOutOfStock: true, deliveryText: null }).promise).toBe('Out of stock');
    expect(tileView({ ...TILE, isOutOfStock: true, deliveryText: null, ctaText: 'Pick up today' }).promise).toBe('Sold in stores only');
    expect(tileView({ ...TILE, isOutOfStock: true, deliveryText: 'Back order: expected by Fri, Dec 4' }).promise).toBe(
      'Back order: expected by Fri, Dec 4',
    );
    expect(tileView({ ...TILE, deliveryText: null }).promise).toBeUndefined();
  });
});
