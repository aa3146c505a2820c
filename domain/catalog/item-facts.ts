import type { TaxClass } from '#domain/pricing/fees/goods-tax.ts';

/**
 * What makes an item behave differently from a plain one. Stored as JSON beside the item; whatever is absent has the
 * plain value given here, so that most items store `{}`.
 */
export type ItemFacts = {
  /** What its maker calls it: its customers look for that, too. */
  readonly manufacturerNumber?: string;
  /** The number under its bar code, 8 or 12 to 14 digits. */
  readonly gtin?: string;
  /** May be picked up in a store. Plain: true. */
  readonly isPickupEligible?: boolean;
  /** ESD: a download; DF: delivered by e-mail. Plain: a thing. */
  readonly productType?: 'ESD' | 'DF';
  /** 235: a gift card of plastic, 389: one by e-mail. (C §9) */
  readonly classId?: string;
  /** What a gift card is worth, whatever it costs whom: without it there is nothing to issue, and it is not sold. */
  readonly giftCents?: number;
  /** What it is to the sales tax. Plain: GENERAL. */
  readonly taxClass?: TaxClass;
  readonly membership?: 'SELECT' | 'PREMIUM';
  readonly isFurniture?: boolean;
  /** Assembly levels that may be bought with it, and what one piece costs. */
  readonly furnitureRates?: { readonly BASC: number; readonly CUST: number };
  /** Is a service or a plan that only goes with another item. */
  readonly childOf?: readonly string[];
  readonly relation?: 'WARRANTY' | 'ASSEMBLY' | 'TECHHELP' | 'ADDON' | 'BUNDLE';
  readonly warrantyItemIds?: readonly string[];
  readonly assemblyItemIds?: readonly string[];
  readonly techHelpItemIds?: readonly string[];
  /** The parts of a set and how many of each one set holds. */
  readonly bundle?: readonly { readonly itemId: string; readonly qty: number }[];
  readonly requiredItemIds?: readonly string[];
  /** Replaced by another item when it is discontinued (FULLHARDSUB) or runs short (PARTIALHARDSUB). */
  readonly substitute?: { readonly kind: 'FULLHARDSUB' | 'PARTIALHARDSUB'; readonly itemId: string };
  readonly isDiscontinued?: boolean;
  /** The same thing in another box than before. */
  readonly hasNewPackaging?: boolean;
  /** Goes by freight on a pallet: too heavy for a courier. Plain: false. */
  readonly isFreight?: boolean;
  readonly surcharge?: {
    readonly feePerUnitCents: number;
    readonly alternates: readonly { readonly itemId: string; readonly factor: number }[];
  };
  /** The most pieces of it that one order may hold. */
  readonly limitPerOrder?: number;
  /** Given away with a promotion, never sold alone. */
  readonly isFreeSample?: boolean;
  /** Ships only beside other merchandise for 25.00. */
  readonly isAddOn?: boolean;
  readonly isHealthcare?: boolean;
  readonly isWholesale?: boolean;
  readonly isComingSoon?: boolean;
  readonly isInStoreOnly?: boolean;
  readonly isPriceInCart?: boolean;
  /** Of another system, stored and passed on: stores send it. */
  readonly isShippedFromStores?: boolean;
  readonly isPreOrder?: boolean;
  /** yyyy-mm-dd */
  readonly streetDate?: string;
  /** yyyy-mm-dd: sold although there is none, and when it comes. */
  readonly backOrderDate?: string;
  /** States whose addresses it cannot be sent to. */
  readonly restrictedStates?: readonly string[];
  readonly isCustom?: boolean;
  /** Under which number a custom item is made. */
  readonly customSkuCode?: string;
  /** What it is told from its like by. */
  readonly swatch?: { readonly label: string; readonly isColor: boolean };
  /** Of other systems, for which they are stored and passed on. */
  readonly cId?: string;
  readonly assetId?: string;
  readonly isSspt?: boolean;
  /** Addresses that are told that its tile was seen or pressed: https only. */
  readonly beacons?: { readonly impression: string; readonly click: string };
  readonly isAutoRestock?: boolean;
  /** What it goes with: a cartridge's printers, a printer's cartridges. */
  readonly fitsItemIds?: readonly string[];
  /** The printers that a cartridge is for, by their names: the shop need not have them. */
  readonly printerModels?: readonly string[];
  readonly pageYield?: number;
  /** The largest number of pieces shown exactly, where it is another than that of all items (`stockThreshold`). */
  readonly shownStockLimit?: number;
};
