import { z } from 'zod';
import { ALERT_KINDS } from '#domain/alerts/alerts.ts';
import { SEARCH_SORTS } from '#domain/accounts/search-sort.ts';
import { SERVICE_RELATIONS } from '#domain/cart/children/offered-services.ts';
import type { OfferRefusal } from '#domain/cart/offer.ts';
import { COMPARE_MAX } from '#domain/catalog/compare.ts';
import {
  LONGEST_QUERY,
  LONGEST_VALUE,
  MOST_ATTRIBUTES,
  MOST_LISTED,
  MOST_PAGES_AT_ONCE,
  MOST_VALUES,
} from '#domain/catalog/listing-limits.ts';
import { readPriceRange } from '#domain/catalog/price-range.ts';
import { LONGEST_MODEL, MOST_MACHINES } from '#domain/machines/machine.ts';
import { VolumePrice } from './cart-item.ts';
import { call } from './call.ts';
import { Options, ProductVariants, TileVariants } from './catalog/variants.ts';
import { PersonalKind } from './catalog/personalization.ts';
import { OFF_CONTRACT } from '#domain/accounts/off-contract.ts';
import { flag, IsoDate, ItemId, Money, Nothing, NoBody, OrderByText, paging } from './shapes.ts';

/** A picture: its files are `/pictures/{key}-{160|400|800}.{avif|webp}`. */
export const Picture = z.object({ key: z.string(), alt: z.string(), color: z.string() }).meta({ id: 'Picture' });

/** What stands in the way of buying an item as it is. */
export const RESTRICTIONS = ['OUTOFSTOCK', 'FULLHARDSUB', 'PARTIALHARDSUB'] as const;

/** A tile as it stands among the alternatives of another. */
const AlternateTile = z
  .object({
    itemId: ItemId,
    resolvedItemId: ItemId,
    partNumber: ItemId,
    customerSku: z.string().nullable().meta({ description: "The account's own number of it, where its contract has one. An addition" }),
    title: z.string(),
    brand: z.string(),
    image: Picture,
    url: z.string(),
    catalogId: z.string().meta({ description: 'The catalogue that it is shown from: that of the consumer or of the business site' }),
    baseCatId: z.string(),
    cId: z.string().nullable().meta({ description: 'Passed through as it is stored with the item' }),
    assetId: z.string().nullable().meta({ description: 'Passed through as it is stored with the item' }),
    price: z.string().meta({ description: 'As shown, or "Price N/A"' }),
    priceValue: Money.nullable(),
    originalPrice: Money.nullable().meta({ description: 'What it cost before, or what it costs without the contract' }),
    memberPrice: Money.nullable(),
    volumePrices: z
      .array(
        VolumePrice.extend({
          unitPrice: z.string().optional().meta({ description: 'Price of one piece of the pack at that price, as shown. An addition' }),
        }),
      )
      .optional()
      .meta({ description: 'What it costs by quantity, lower than by itself; absent where it costs the same. An addition' }),
    lowestPrice: z.string().optional().meta({ description: 'The last of these, as tiles show it: "as low as $3.99". An addition' }),
    unitPrice: z.string().nullable().meta({ description: 'Price of one piece of the pack, as shown' }),
    surchargeFeePerUnit: Money.nullable().meta({ description: 'What the courier asks for each one, beside its price. An addition' }),
    units: z.string(),
    unitsNum: z.int(),
    rating: z.number(),
    ratingCount: z.int(),
    ctaText: z.string(),
    actionLabel: z.string(),
    notificationText: z.string().nullable().meta({ description: 'A notice about the item, else that there is none of it' }),
    additionalMsg: z.string().nullable(),
    quantityLimit: z.int(),
    isOutOfStock: z.boolean(),
    isDeliveryInstock: z.boolean(),
    bopisEligible: z.boolean(),
    swatchLabel: z.string().nullable(),
    isColorSwatch: z.boolean(),
    swatchColor: z.string().nullable().meta({ description: 'What that color looks like, as #rrggbb. An addition' }),
    variantSummary: TileVariants.nullable().meta({ description: 'What else there is of it, as far as who asks may see it. An addition' }),
    isSKUSET: z.boolean(),
    isCustomSKU: z.boolean(),
    customSkuCode: z.string().nullable(),
    isSSPT: z.boolean(),
    isSurchargeSub: z.boolean().meta({ description: 'A larger pack without the courier surcharge of the item that was asked for' }),
    surchgOrgItemId: ItemId.nullable(),
    altFactor: z.int().nullable().meta({ description: 'How many pieces of that item it stands for' }),
    impBeacon: z.string().nullable(),
    clickBeacon: z.string().nullable(),
    compareItemID: ItemId,
    compatibility: z
      .object({ kind: z.enum(['PRINTERS', 'CARTRIDGES']), models: z.array(z.string()), itemIds: z.array(ItemId) })
      .nullable()
      .meta({ description: 'What it goes with: the models by name, and those of them that the shop has. An addition' }),
    seePriceInCart: z.boolean(),
    onContract: z.boolean(),
    badgeDetails: z.object({ productBadge: z.string().nullable() }),
    refusalText: z
      .string()
      .nullable()
      .meta({ description: 'Why this shopper may not buy it, where it is shown to them all the same. An addition' }),
    deliveryText: z.string().nullable().meta({ description: 'When it would arrive if ordered now' }),
    fewLeft: z.int().min(1).optional().meta({ description: 'How many are left to be sent, where these are few. An addition' }),
    isBackOrder: z.boolean().meta({ description: 'That day is when the shop expects to have it again. An addition' }),
    orderByText: OrderByText,
  })
  .meta({ id: 'AlternateTile' });

export const ProductTile = AlternateTile.extend({
  restrictionDetails: z
    .object({
      type: z.enum(RESTRICTIONS).nullable(),
      limitedQtyTxt: z.string().nullable(),
      altProducts: z.array(AlternateTile).max(10).meta({ description: 'Looked up by getProductTileData and getProduct; empty elsewhere' }),
      alternateItemURL: z.string().nullable().meta({ description: 'The page of what replaces it' }),
      alternateText: z
        .string()
        .nullable()
        .meta({ description: 'What replaces it: its name, and its price for who is shown one. An addition' }),
    })
    .nullable(),
}).meta({ id: 'ProductTile' });
export type AlternateTile = z.output<typeof AlternateTile>;
export type ProductTile = z.output<typeof ProductTile>;

/** Why somebody may not buy what they see. */
export const REFUSALS = [
  'ITEM_NOT_PUBLISHED',
  'ITEM_NOT_AVAILABLE',
  'PRICE_NOT_AVAILABLE',
  'BLOCKED_FOR_ADD_TO_CART',
  'RESTRICTED_ITEM',
  'OFF_CONTRACT_ERROR',
  'HEALTH_CARE_RESTRICTION',
  'INVALID_FREE_ITEM',
  'NOT_AVAILABLE_FOR_BOPIS',
] as const satisfies readonly OfferRefusal[];

/** What does the same and stands on the contract of the organization. */
export const ContractInstead = z
  .object({
    itemId: z.string(),
    title: z.string(),
    url: z.string(),
    image: Picture,
    price: z.string(),
    saved: Money.nullable().meta({ description: 'What one pack of it costs less; null: nothing, or no price is shown' }),
    per: z.string().meta({ description: 'Of what: "per case", or "each"' }),
  })
  .meta({ id: 'ContractInstead' });
export type ContractInstead = z.output<typeof ContractInstead>;

const Named = z.object({ itemId: ItemId, name: z.string(), url: z.string(), image: Picture });

/** A plan or a service as it is offered with a product. */
export const ProductService = Named.extend({
  type: z.enum(SERVICE_RELATIONS),
  price: z.string().meta({ description: 'As shown, or "Price N/A"' }),
  isAvailable: z.boolean(),
  about: z.string().meta({ description: 'What it covers or does, as its own page says it' }),
}).meta({ id: 'ProductService' });

export const SetPart = Named.extend({
  qty: z.int().min(1),
  priceValue: Money.nullable().meta({ description: 'What one piece of it costs by itself; null where it is not sold so to who looks' }),
}).meta({ id: 'SetPart' });

export const ProductDetails = ProductTile.extend({
  description: z.string(),
  highlights: z.array(z.string()),
  specifications: z.array(z.tuple([z.string(), z.string()])),
  manufacturerNumber: z.string().nullable().meta({ description: 'What its maker calls it. An addition' }),
  gtin: z.string().nullable().meta({ description: 'The number under its bar code: UPC, EAN. An addition' }),
  documents: z
    .array(z.object({ kind: z.string(), title: z.string(), url: z.string(), size: z.string().nullable() }))
    .meta({ description: 'PDF to read or keep; the size as shown, null of what is made when it is asked for. An addition' }),
  pictures: z.array(Picture),
  path: z.array(z.object({ id: z.string(), name: z.string() })).meta({ description: 'Department and category' }),
  delivery: z.object({
    text: z.string(),
    isAvailable: z.boolean(),
    minDeliveryDate: IsoDate.nullable(),
    maxDeliveryDate: IsoDate.nullable(),
    asksZip: z
      .literal(true)
      .optional()
      .meta({ description: 'The dates hold wherever it is sent, since nobody has said where to: a ZIP code tells the day. An addition' }),
    orderByText: OrderByText,
    stock: z.string().optional().meta({ description: 'How many there are, as shown; absent where nobody counts or none are there' }),
  }),
  pickup: z.object({
    text: z.string(),
    isAvailable: z.boolean(),
    isOffered: z.boolean().meta({ description: 'Stores hand it out, and this shopper may fetch from them' }),
    storeNumber: z.string().nullable(),
    stock: z.string().nullable(),
  }),
  sameDay: z
    .object({ text: z.string(), fee: Money, storeNumber: z.string(), stock: z.string(), orderByText: OrderByText })
    .nullable()
    .meta({ description: 'Brought today from a store near by; null where none can' }),
  services: z.array(ProductService).meta({ description: 'Plans and services that can be bought with it' }),
  parts: z.array(SetPart).meta({ description: 'What a set consists of' }),
  relation: z
    .enum(['WARRANTY', 'ASSEMBLY', 'TECHHELP'])
    .optional()
    .meta({ description: 'Of a plan or service: as what it is added with a product. An addition' }),
  goesTo: z.array(ProductTile).meta({ description: 'Of a plan or service: what it is bought with' }),
  fits: z.array(ProductTile).meta({ description: 'Printers of a cartridge, cartridges of a printer' }),
  goesWith: z.array(ProductTile).meta({ description: 'What people need beside it' }),
  refusal: z
    .object({
      code: z.enum(REFUSALS),
      about: z.enum(['ITEM', 'BRAND', 'CATEGORY']).nullable(),
      ask: z.array(z.object({ name: z.string(), email: z.string() })).meta({ description: 'Who of the organization can allow it' }),
      state: z.string().nullable().meta({ description: 'The state that it may not be sent to, by name' }),
    })
    .nullable()
    .meta({ description: 'Why this shopper may not buy it, and what of it an organization does not allow' }),
  offContract: z
    .object({ rule: z.enum(OFF_CONTRACT), instead: ContractInstead.nullable() })
    .nullable()
    .meta({
      description:
        'Of an item that is not on the contract of the shopper’s organization: what holds for it, and what could be had by contract instead. An addition',
    }),
  itemGroupId: z.string().nullable().meta({ description: 'Names its group, as the merchant feed does; null: it stands alone' }),
  options: Options,
  variants: ProductVariants,
  histogram: z.array(z.int()).meta({ description: 'How many ratings gave one, two … five stars: rating and ratingCount are made of them' }),
  packsWithoutFee: z.array(ProductTile).meta({ description: 'Larger packs of it that spare the courier surcharge' }),
  related: z.array(ProductTile),
  alerts: z.array(z.enum(ALERT_KINDS)).meta({ description: 'What this shopper can ask to be told of it by mail' }),
  restockPrice: Money.nullable().meta({ description: 'What one costs on auto-restock; null: it cannot come so. An addition' }),
  isReturnable: z
    .boolean()
    .meta({ description: 'Whether it can be sent back once it arrived: gift cards and what comes by email cannot. An addition' }),
  isMembership: z.boolean().meta({ description: 'Whether it is a membership, which only who is signed in can buy. An addition' }),
  personalKind: PersonalKind.optional().meta({ description: 'What it asks before it can be added; absent: nothing' }),
  printerModel: z.string().nullable().meta({ description: 'Of a printer that something is made for: its model, as that names it' }),
}).meta({ id: 'Product' });
export type ProductDetails = z.output<typeof ProductDetails>;

/** By what a listing can be narrowed down. Those by lines of the specifications have one key and a label each. */
export const Facet = z
  .object({
    key: z.string(),
    label: z.string(),
    values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
    isAbout: z
      .literal(true)
      .optional()
      .meta({ description: 'Its numbers are estimates: there are too many items to count them one by one' }),
  })
  .meta({ id: 'Facet' });

export const CategoryCard = z.object({ id: z.string(), name: z.string(), image: Picture, itemCount: z.int() }).meta({ id: 'CategoryCard' });

export const SORTS = SEARCH_SORTS;
/** One value or several of a repeated query key, as a list. */
export const many = z
  .union([z.string().max(LONGEST_VALUE), z.array(z.string().max(LONGEST_VALUE)).max(MOST_VALUES)])
  .optional()
  .transform((value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]).filter((one) => one !== ''));

/** Models of printers: as many as somebody may have. */
const printers = z
  .union([z.string().max(LONGEST_MODEL), z.array(z.string().max(LONGEST_MODEL)).max(MOST_MACHINES)])
  .optional()
  .transform((value) => [value ?? []].flat().filter((one) => one !== ''));

const PriceRangeText = z.string().refine((text) => readPriceRange(text) !== undefined, { message: 'in dollars, as "10-25" or "500-"' });

/** What every listing can be asked for. */
export const listing = {
  ...paging(24, MOST_LISTED),
  pages: z.coerce
    .number()
    .int()
    .min(1)
    .max(MOST_PAGES_AT_ONCE)
    .default(1)
    .meta({ description: `So many pages in one answer, from the one that is asked for; ${MOST_LISTED} items at most` }),
  sort: z.preprocess((value) => (value === '' ? undefined : value), z.enum(SORTS).optional()),
  brand: many,
  onContract: flag.meta({
    description: 'Only what the account has agreed a price for; for who has that filter (G_CSE), else it means nothing',
  }),
  price: many.pipe(z.array(PriceRangeText)).meta({ description: 'What it costs whoever asks, in dollars: "10-25", "12.50-20", "500-"' }),
  rating: z
    .preprocess((value) => (value === '' ? undefined : value), z.coerce.number().int().min(1).max(5).optional())
    .meta({ description: 'At least so many stars' }),
  inStock: flag,
  bopis: flag.meta({ description: "Only what can be picked up at the shopper's store today; without a store it means nothing" }),
  promo: many.pipe(z.array(z.enum(['sale']))),
  attribute: many
    .pipe(z.array(z.string().regex(/^[^:]+:./, 'as "Color:Blue"')).max(MOST_ATTRIBUTES))
    .meta({ description: 'Lines of the specifications, as "Color:Blue": any of those with the same label' }),
  printer: printers.meta({ description: 'Only what is made for any of these models of printers', examples: ['Ardent L48'] }),
  specifications: flag.meta({ description: 'With the specifications of each item on the page, for a list with columns' }),
};

export const ComparedProduct = ProductTile.extend({ specifications: z.array(z.tuple([z.string(), z.string()])) }).meta({
  id: 'ComparedProduct',
});
export type ComparedProduct = z.output<typeof ComparedProduct>;

export const Listing = z.object({
  items: z.array(ProductTile),
  facets: z.array(Facet),
  totalItems: z.int(),
  specifications: z
    .record(ItemId, z.array(z.tuple([z.string(), z.string()])))
    .optional()
    .meta({ description: 'Of each item, where they are asked for: [["Weight", "20 lb"]]' }),
  isAbout: z
    .literal(true)
    .optional()
    .meta({ description: 'That number is an estimate: there are too many items to count them one by one' }),
});

/** all about one product. */
export const getProduct = call({
  name: 'getProduct',
  method: 'GET',
  path: '/cc/api/products/:itemId',
  tag: 'catalog',
  openTo: 'shopper',
  summary: 'A product with its details, how it is rated and when it would arrive',
  params: z.object({ itemId: ItemId }),
  query: Nothing,
  body: NoBody,
  answer: z.object({ product: ProductDetails }),
});

/** Items side by side: what is not there for who asks is left out. */
export const compareProducts = call({
  name: 'compareProducts',
  method: 'GET',
  path: '/cc/api/compared-products',
  tag: 'catalog',
  openTo: 'shopper',
  summary: 'Up to four items with what is known of each, in the order asked for',
  params: Nothing,
  query: z.object({
    itemId: z.union([ItemId.transform((itemId) => [itemId]), z.array(ItemId).min(1).max(COMPARE_MAX)]),
  }),
  body: NoBody,
  answer: z.object({ products: z.array(ComparedProduct), asOf: IsoDate.meta({ description: 'The shop’s day on which this holds' }) }),
});

/** a category or department with its items. */
export const getCategory = call({
  name: 'getCategory',
  method: 'GET',
  path: '/cc/api/categories/:id',
  tag: 'catalog',
  openTo: 'shopper',
  summary: 'A category: its sub-categories and a page of its items',
  params: z.object({ id: z.string().min(1).max(LONGEST_VALUE) }),
  query: z.object(listing),
  body: NoBody,
  answer: z.object({
    category: z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      path: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
    children: z.array(CategoryCard),
    data: Listing,
  }),
});

/** The departments with their categories: what the menu and the home page show. */
export const getCategories = call({
  name: 'getCategories',
  method: 'GET',
  path: '/cc/api/categories',
  tag: 'catalog',
  openTo: 'anyone',
  summary: 'All departments with their categories',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: z.object({ departments: z.array(CategoryCard.extend({ children: z.array(CategoryCard) })) }),
});

/** What the home page shows of the catalogue. */
export const getHome = call({
  name: 'getHome',
  method: 'GET',
  path: '/cc/api/home',
  tag: 'catalog',
  openTo: 'shopper',
  summary: 'Deals and best sellers for the home page',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: z.object({
    deals: z.array(ProductTile),
    bestSellers: z.array(ProductTile),
    trending: z.array(ProductTile).meta({ description: 'What many order these days. An addition' }),
    season: z
      .enum(['SCHOOL', 'NEW_YEAR'])
      .nullable()
      .meta({ description: 'What people get ready for now: school, or a new year with calendars and planners' }),
    planYear: z.int().meta({ description: 'The year that calendars and planners are bought for' }),
  }),
});

/** K-45: search through the proxy. */
export const search = call({
  name: 'search',
  method: 'GET',
  path: '/api/searchProxy/search',
  isPrefixed: true,
  tag: 'catalog',
  openTo: 'shopper',
  summary: 'Items that match words, with facets',
  params: Nothing,
  query: z.object({
    q: z
      .string()
      .max(LONGEST_QUERY)
      .default('')
      .meta({ description: 'Empty: all that there is, or all that is made for the printers that are named' }),
    supercategory: many,
    exact: flag.meta({ description: 'The words as they are, also those that nothing has' }),
    fitsFirst: printers.meta({
      description: 'Models of printers: of what is found by relevance, what is made for any of them comes first',
    }),
    ...listing,
  }),
  body: NoBody,
  answer: z.object({
    data: Listing,
    correction: z.string().nullable().meta({ description: 'The words whose results these are, where what was typed has none' }),
    missing: z
      .string()
      .nullable()
      .meta({ description: 'Words of the query that none of the results has: they come closest. Null: they have all that was asked for' }),
    notCarried: z
      .object({
        said: z.string().meta({ description: 'As it was typed' }),
        near: z.string().nullable().meta({
          description: 'What the results are, or the category where it would be. Null: things that say the same words, or nothing',
        }),
      })
      .nullable()
      .meta({
        description:
          'A thing or brand that the query names and the shop does not carry: the results, if any, come near. Null: it names none, or that is not known',
      }),
    alike: z
      .object({
        names: z
          .array(z.string())
          .meta({ description: 'Names of things that share a word with the query or are spelled nearly so, each with results' }),
        isMeant: z.boolean().meta({ description: 'The first of them says all that was typed, in another spelling' }),
        popular: z.array(z.string()).meta({ description: 'What people are sold most, where there are no such names' }),
      })
      .optional()
      .meta({ description: 'Only where nothing is found' }),
  }),
});
