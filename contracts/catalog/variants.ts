import { z } from 'zod';
import { MOST_VARIANTS } from '#domain/catalog/variants/options.ts';
import { MOST_SWATCHES } from '#domain/catalog/variants/tile-variants.ts';
import { ItemId } from '../shapes.ts';

export const Options = z
  .array(z.tuple([z.string(), z.string()]))
  .meta({ description: 'What tells it from the others of its group: label and value, in the order in which they are chosen' });

/** What a tile says of the other items of its group. */
export const TileVariants = z
  .object({
    text: z
      .string()
      .meta({ examples: ['3 pack sizes'], description: 'What there is to choose; empty: the colors that are shown, and nothing else' }),
    fromPrice: z
      .string()
      .nullable()
      .meta({ description: 'What the cheapest of them costs, as shown, where that is less than it costs itself' }),
    swatches: z
      .array(
        z.object({
          itemId: ItemId,
          url: z.string(),
          label: z.string(),
          color: z.string().nullable().meta({ description: 'As #rrggbb; null: several at once' }),
        }),
      )
      .max(MOST_SWATCHES)
      .meta({ description: 'Some of its colors, its own first, each with the item that keeps most of what else it is' }),
  })
  .meta({ id: 'TileVariants' });
export type TileVariants = z.output<typeof TileVariants>;

/** An item of the group of a product, as its page offers it. */
export const ProductVariant = z
  .object({
    itemId: ItemId,
    url: z.string(),
    title: z.string(),
    options: Options,
    price: z.string().meta({ description: 'As shown, or "Price N/A"' }),
    isOutOfStock: z.boolean(),
    unitPrice: z.string().nullable().meta({ description: 'Price of one piece of the pack, as shown' }),
    isForSale: z.boolean().meta({ description: 'Who asks may buy it' }),
    isAdded: z.boolean().meta({ description: 'It is added by one press: nothing has to be chosen, written or read before' }),
  })
  .meta({ id: 'ProductVariant' });
export type ProductVariant = z.output<typeof ProductVariant>;

export const ProductVariants = z
  .array(ProductVariant)
  .max(MOST_VARIANTS)
  .meta({ description: 'All of its group that who asks may see, itself among them; empty where it stands alone' });
