/*
 * What the model of the cart knows of the demo shop: written from the description of the demo data, not read from the
 * shop. Amounts in cents, stock in pieces.
 */

export type Way = 'STA' | 'ISP' | 'STS' | 'PCK';
export type Kin = 'WARRANTY' | 'TECHHELP' | 'ASSEMBLY' | 'ADDON' | 'BUNDLE';

export type ModelItem = {
  /** Undefined: no price is known. */
  readonly price: number | undefined;
  readonly memberPrice?: number;
  /** Cheaper from so many on: [pieces, price of each]. */
  readonly byQuantity?: readonly (readonly [number, number])[];
  /** Pieces at the centre, in a store, and in the stores that differ; undefined: nobody counts them. */
  readonly stock?: { readonly centre: number; readonly store: number; readonly byStore?: Readonly<Record<string, number>> };
  readonly neverAdded?: string;
  readonly soldInStoresOnly?: true;
  readonly notHandedOut?: true;
  /** Furniture: no store takes it in. */
  readonly tooLarge?: true;
  /** A download, a membership, a plan or a service: nothing to carry. */
  readonly noThing?: 'DOWNLOAD' | 'MEMBERSHIP' | 'SERVICE';
  readonly giftCard?: true;
  readonly limit?: number;
  readonly kinOf?: { readonly parent: string; readonly kin: Kin };
  readonly parts?: Readonly<Record<string, number>>;
  readonly courier?: { readonly fee: number; readonly pack: string; readonly factor: number };
  readonly successor?: string;
  readonly benchFee?: number;
  readonly addOn?: true;
  /** States that it may not be flown to. */
  readonly keptFrom?: readonly string[];
};

const plenty = { centre: 50_000, store: 200 };
const bottomless = { centre: 1_000_000, store: 200 };
const some = { centre: 2500, store: 40 };
const none = { centre: 0, store: 0 };

/** The item whose stock the commands change; every lane of a run has its own. */
export const SCARCE = 'SCARCE';

export const ITEMS: Readonly<Record<string, ModelItem>> = {
  '100001': { price: 4699, stock: { centre: 5_000_000, store: 200 } },
  '100002': { price: 1849, memberPrice: 1649, stock: bottomless },
  '100003': { price: 2000, stock: bottomless },
  '100004': { price: 1000, stock: plenty, notHandedOut: true, courier: { fee: 150, pack: '100005', factor: 4 } },
  '100005': { price: 4000, stock: plenty, notHandedOut: true },
  '100006': { price: 425, stock: { centre: 40, store: 30, byStore: { '1547': 25, '0008': 0 } } },
  '100007': { price: 5900, stock: { centre: 5, store: 0 } },
  '100008': { price: 3400, stock: none },
  '100009': { price: 1200, stock: none, successor: '100010' },
  '100010': { price: 1350, stock: bottomless },
  '100011': { price: 2499, stock: { centre: 3, store: 20 } },
  '100013': { price: 1500, stock: some, limit: 3 },
  '100014': { price: 0, stock: plenty, neverAdded: 'INVALID_FREE_ITEM' },
  '100015': { price: undefined, stock: some, neverAdded: 'PRICE_NOT_AVAILABLE' },
  '100016': { price: 64_900, stock: { centre: 30, store: 20 } },
  '100017': { price: 8900, noThing: 'SERVICE', notHandedOut: true, kinOf: { parent: '100016', kin: 'WARRANTY' } },
  '100018': { price: 12_900, noThing: 'SERVICE', notHandedOut: true, stock: none, kinOf: { parent: '100016', kin: 'WARRANTY' } },
  '100019': { price: 3900, noThing: 'SERVICE', notHandedOut: true, kinOf: { parent: '100016', kin: 'TECHHELP' } },
  '100020': { price: 42_900, stock: some, notHandedOut: true, tooLarge: true, benchFee: 4500 },
  '100021': { price: 7900, noThing: 'SERVICE', notHandedOut: true, kinOf: { parent: '100020', kin: 'ASSEMBLY' } },
  '100022': { price: 12_900, noThing: 'DOWNLOAD', notHandedOut: true },
  '100024': { price: 5900 },
  '100025': { price: 23_900, notHandedOut: true, tooLarge: true },
  '100026': { price: 99_900, neverAdded: 'ITEM_NOT_AVAILABLE' },
  '100027': { price: 79_900, stock: { centre: 0, store: 20 }, soldInStoresOnly: true },
  '100029': { price: 29_900, noThing: 'MEMBERSHIP', notHandedOut: true, limit: 1 },
  '100030': { price: 4900, noThing: 'MEMBERSHIP', notHandedOut: true, limit: 1 },
  '100031': { price: 5000, stock: plenty, giftCard: true },
  '100032': { price: 5000, noThing: 'DOWNLOAD', notHandedOut: true, giftCard: true },
  '100033': { price: 249, stock: some, addOn: true },
  '100034': { price: 1199, stock: some, neverAdded: 'HEALTH_CARE_RESTRICTION' },
  // Two trays a set, and no row of trays above 9,999.
  '100039': { price: 4500, parts: { '100040': 1, '100041': 2, '100042': 1 }, limit: 4999 },
  '100040': { price: 1900, stock: plenty },
  '100041': {
    price: 1200,
    byQuantity: [
      [3, 1149],
      [10, 1049],
      [25, 949],
    ],
    stock: plenty,
  },
  '100042': { price: 900, stock: plenty },
  '100044': { price: 6100, stock: some, neverAdded: 'RESTRICTED_ITEM' },
  '100047': { price: 900, stock: some, neverAdded: 'ITEM_NOT_PUBLISHED' },
  '100048': { price: 800, stock: some, keptFrom: ['AK', 'HI'] },
  '100049': {
    price: 750,
    byQuantity: [
      [6, 699],
      [12, 649],
    ],
    stock: { centre: 12_000, store: 20 },
  },
  [SCARCE]: { price: 7900, stock: { centre: 20, store: 20 } },
};

/** Stores with the sales tax of their states, in hundredths of a percent. */
export const STORES: Readonly<Record<string, number>> = { '1547': 625, '0008': 625, '0104': 0 };

/** Zips that people type with their states, the tax there, and whether delivery is taxed as well. */
export const ZIPS: Readonly<Record<string, { readonly state: string; readonly rate: number; readonly taxesShipping: boolean }>> = {
  '01702': { state: 'MA', rate: 625, taxesShipping: false },
  '03060': { state: 'NH', rate: 0, taxesShipping: false },
  '06103': { state: 'CT', rate: 635, taxesShipping: true },
  '10001': { state: 'NY', rate: 400, taxesShipping: true },
  '02554': { state: 'MA', rate: 625, taxesShipping: false },
  '99501': { state: 'AK', rate: 0, taxesShipping: false },
  '96813': { state: 'HI', rate: 400, taxesShipping: false },
  '00901': { state: 'PR', rate: 0, taxesShipping: false },
};

/** Facts of an item. @throws when the model does not know it. */
export function itemOf(itemId: string): ModelItem {
  const item = ITEMS[itemId];
  if (item === undefined) throw new Error(`The model does not know ${itemId}.`);
  return item;
}
