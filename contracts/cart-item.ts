import { z } from 'zod';
import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import { PersonalLine } from './catalog/personalization.ts';
import { DeliveryType, IsoDate, ItemId, LineId, Money, RelationType } from './shapes.ts';

export const Message = z
  .object({
    code: z.string(),
    type: z.enum(['ERROR', 'WARN', 'INFO']),
    message: z.string(),
    itemId: z.string().optional(),
    cartItemId: z.string().optional(),
    params: z
      .object({ missing: z.union([z.string(), Money]).optional() })
      .catchall(z.union([z.string(), z.number()]))
      .optional(),
  })
  .meta({ id: 'Message' });
export type Message = z.output<typeof Message>;

/** A store as a row names it: number for the wire, name and place for people. */
const PickupStore = z
  .object({ storeNumber: z.string(), name: z.string(), city: z.string(), state: z.string() })
  .meta({ id: 'PickupStore' });

export const DeliveryOption = z
  .object({
    deliveryType: DeliveryType,
    levelOfService: z.enum(['NDD', 'SDD', 'STANDARD']),
    pickupStoreNumber: z.string().nullable(),
    addressId: z.string().nullable(),
    minDeliveryDate: IsoDate.nullable(),
    maxDeliveryDate: IsoDate.nullable(),
    isBackOrder: z.boolean(),
    pickupStore: PickupStore.nullable(),
    availableQuantity: z.int(),
    surchargeFeePerUnit: Money,
    messages: z.array(Message),
  })
  .meta({ id: 'DeliveryOption' });

export const PriceInfo = z
  .object({
    wasPricePerUnit: Money.optional().meta({ description: 'What one cost before the sale that it is in, as its page says. An addition' }),
    basePrice: Money,
    basePricePerUnit: Money,
    finalPrice: Money,
    finalPricePerUnit: Money,
    finalPriceBeforeBasketCoupons: Money,
    finalPriceBeforeCheckoutOnlyCoupons: Money,
    uom: z.string(),
    quoted: z.object({ qty: z.int(), pricePerUnit: Money, quoteNumber: z.string() }).optional().meta({
      description:
        'Of what a quote promises: how many pieces cost its price, and which. The others cost what they cost otherwise. An addition',
    }),
  })
  .meta({ id: 'PriceInfo' });

/** One reason of an amount, in the order in which they apply: "Why this price?" */
export const PriceStep = z.object({ rule: z.string(), label: z.string(), amount: Money }).meta({ id: 'PriceStep' });

/** The item that was asked for and that another one replaces. (C §3, Substitution) */
const AltItem = z
  .object({
    origItemId: ItemId,
    altType: z.enum(['HARD_SUB']),
    hardSubstitutionNotification: z.string(),
    hardSubstitutionType: z.enum(['FULLHARDSUB', 'PARTIALHARDSUB']),
    /** The replacement costs more: the shopper is asked, not only told. */
    hardSubstitutionModal: z.boolean(),
    origName: z.string(),
    origPrice: Money.nullable(),
  })
  .meta({ id: 'AltItem' });

/** How many pieces of a furniture row are put together at a level. (C §3, furnSvcInfo) */
export const FurnitureLevels = z.array(z.object({ level: z.enum(['BASC', 'CUST']), qty: z.int().min(0).max(MAX_LINE_QTY) })).max(2);

/** From so many of an item on, each of them costs so much. */
export const VolumePrice = z.object({ fromQty: z.int().min(2), pricePerUnit: Money }).meta({ id: 'VolumePrice' });

export const CartItem = z
  .object({
    cartItemId: LineId,
    itemId: ItemId,
    resolvedItemId: ItemId,
    partNumber: ItemId,
    customerSku: z.string().nullable(),
    listItemId: z.string().nullable(),
    qty: z.int(),
    requestedQty: z.int(),
    qtyAdded: z.int(),
    prevQty: z.int(),
    createdDate: z.string(),
    /** Where the row stands among the others: an add that names it puts the row back there. An addition. */
    position: z.int(),
    status: z.enum(['ACTIVE', 'DELETED', 'INVALID']),
    /** Whether the row is part of the sums: gifts and what cannot be had as it stands are not. An addition. */
    isCharged: z.boolean(),
    actioned: z.enum(['NONE', 'ADD_ITEM', 'EDIT_ITEM', 'DELETED_ITEM']),
    parentItemId: z.string().nullable(),
    parentRelationType: RelationType.nullable(),
    parentRelationCartItemId: z.string().nullable(),
    warrantyItemIds: z.array(z.string()),
    optionItemIds: z.array(z.string()),
    addonItemIds: z.array(z.string()),
    techHelpItemIds: z.array(z.string()),
    techHelpSkuIds: z.array(z.string()),
    requiredItemIds: z.array(z.string()),
    /** Rows that one purchase was split into, to come different ways. */
    linkedCartItemIds: z.array(z.string()),
    altItem: AltItem.nullable(),
    easyRewardsItem: z.object({ redemptionEligibility: z.boolean() }),
    furnSvcInfo: z.object({ levels: FurnitureLevels }).nullable(),
    surchargeApplicable: z.boolean(),
    surchargeAlts: z.array(z.object({ itemId: z.string(), altFactor: z.int() })),
    surchargeSplit: z.boolean(),
    /** The larger pack under whose terms the row was bought; its quantity goes in steps of it. */
    surchargeAltItemId: z.string().nullable(),
    quantityStep: z.int(),
    promotionId: z.string().nullable(),
    /** What it is to say, or whom it is for, where its item asks. An addition. */
    personalization: z.array(PersonalLine).optional(),
    messages: z.array(Message),
    itemAttributes: z.object({ membershipSKU: z.boolean(), partBundle: z.boolean() }),
    itemAccountInfo: z.object({
      bcName: z.string().nullable().meta({ description: 'The budget center of the row; the first of those that share it' }),
      bcShares: z
        .array(z.object({ bcName: z.string(), percent: z.number(), amount: Money }))
        .optional()
        .meta({ description: 'The budget centers that share the row, where several do. An addition.' }),
    }),
    priceInfo: PriceInfo,
    volumePrice: z
      .object({
        earned: VolumePrice.nullable().meta({ description: 'The price by quantity that the row has now' }),
        next: VolumePrice.extend({ missingQty: z.int().min(1) })
          .nullable()
          .meta({
            description: 'The next lower one, and how many more of the item it takes; null, too, where the row cannot have so many more',
          }),
      })
      .optional()
      .meta({ description: 'Of what costs less by quantity; all rows of the item count together. An addition' }),
    addToCartPriceInfo: z.object({ basePricePerUnit: Money }),
    priceSteps: z.array(PriceStep),
    onContract: z.boolean(),
    contractEndsText: z
      .string()
      .optional()
      .meta({ description: 'Where the price is that of a contract and ends soon: until when. An addition' }),
    product: z.object({
      name: z.string(),
      url: z.string(),
      images: z.array(z.object({ key: z.string(), alt: z.string(), color: z.string() })),
      brandName: z.string(),
      baseCategory: z.string(),
      hierarchy: z.array(z.string()),
      productTypeName: z.string().nullable(),
      classId: z.string().nullable(),
      streetDate: IsoDate.nullable(),
      limitPerOrder: z.int().nullable(),
      flags: z.object({
        comingSoon: z.boolean(),
        preOrder: z.boolean(),
        sfs: z.boolean(),
        inStoreOnlyProduct: z.boolean(),
        seePriceInCart: z.boolean(),
        bopisEligible: z.boolean(),
      }),
    }),
    selectedDeliveryOption: DeliveryOption,
    deliveryAnywhere: z.object({ from: IsoDate, to: IsoDate }).optional().meta({
      description:
        'Where nobody has said where it goes: the days between which it is there wherever that is, while the dates are for the default ZIP code. An addition',
    }),
    availableDeliveryOptions: z.array(
      z.object({
        groupId: z.enum(['G1', 'G2', 'G3', 'G4']),
        deliveryType: DeliveryType,
        locations: z.array(z.object({ locationId: z.string(), available: z.int(), threshold: z.int() })),
      }),
    ),
    alternateDeliveryOption: DeliveryOption.nullable(),
    inventory: z.object({ items: z.array(z.object({ itemId: z.string(), availablequantity: z.int() })) }),
    shippingInfo: z.object({ deliveryType: z.enum(['STS', 'ISP', 'STA']), pickStoreNumber: z.string().nullable() }),
  })
  .meta({ id: 'CartItem' });
export type CartItem = z.output<typeof CartItem>;
