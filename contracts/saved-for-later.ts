import { z } from 'zod';
import { MAX_SAVED_ITEMS } from '#domain/cart/saved/saved-item.ts';
import { PersonalLine } from './catalog/personalization.ts';
import { IsoDate, ItemId, Money } from './shapes.ts';

/** An item that was set aside. (C §3, Saved-for-later item) */
export const SavedForLaterItem = z
  .object({
    listItemId: z.string(),
    itemId: ItemId,
    qty: z.int(),
    itemDetails: z.object({
      imageUrl: z.string(),
      images: z.array(z.object({ key: z.string(), alt: z.string(), color: z.string() })),
      name: z.string(),
      model: z.string(),
      itemUrl: z.string(),
      reviewCount: z.int(),
      reviewRating: z.number(),
      priceInfo: z.object({ finalPricePerUnit: Money.nullable(), uom: z.string() }),
      /** When it would come if it were ordered now. */
      deliveryDate: IsoDate.nullable(),
      /** 'Get it by Tuesday'. (C §4) */
      deliveryText: z.string().nullable(),
      isAvailable: z.boolean(),
      /** What it is to say, or whom it is for, where its item asks. An addition. */
      personalization: z.array(PersonalLine).optional(),
      /** What was saved along with it. */
      relatedItems: z.array(z.object({ itemId: ItemId, title: z.string(), type: z.string(), qty: z.int() })),
    }),
  })
  .meta({ id: 'SavedItem' });
export type SavedForLaterItem = z.output<typeof SavedForLaterItem>;

/** The size of a page of saved items is the most that there can be. (C §9) */
export const SAVED_PAGE_SIZE = MAX_SAVED_ITEMS;
