import { LONGEST_ITEM_NUMBER } from '#domain/catalog/numbers/item-number.ts';
import { z } from 'zod';

const amounts = z.registry<{ readonly isMoney: true }>();

/** An amount in dollars with at most two decimals, as a JSON number; null for people who are not shown what things cost. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one person in a thousand is not shown it: NaN here, null on the wire
export const Money = (z.number().nullable() as unknown as z.ZodType<number>)
  .register(amounts, { isMoney: true })
  .meta({ description: 'US dollars; null: not shown to who asks', examples: [46.99] });

/** Whether a schema is `Money`, under whatever description. */
export function isMoney(schema: z.core.$ZodType): boolean {
  return amounts.get(schema)?.isMoney === true;
}
/** A calendar date without a time zone. */
export const IsoDate = z.string().meta({ description: 'yyyy-mm-dd', examples: ['2026-11-24'] });

/** Until when to order for what is promised beside it; absent where no hour of today decides. */
export const OrderByText = z
  .string()
  .optional()
  .meta({ description: 'By the clock of the place it goes to', examples: ['Order by 5 PM'] });

export const ItemId = z
  .string()
  .min(1)
  .max(LONGEST_ITEM_NUMBER)
  .meta({ description: 'Item, part number and SKU in one', examples: ['100001'] });
export const LineId = z.string().min(1).max(64);
/** Where a row stood in the cart. */
export const Position = z.int().min(0).max(1_000_000).meta({ description: 'Where a row that comes back stood: it stands there again' });
export const DeliveryType = z
  .enum(['STA', 'ISP', 'STS', 'PCK'])
  .meta({ description: 'STA ship to address, ISP in-store pickup, STS ship to store, PCK pickup on a later day' });
/** Our addition: the documents show the level in answers only. */
export const WantedLevel = z.enum(['SDD', 'STANDARD']).meta({
  description:
    'Of what is shipped (STA): SDD today for a fee, STANDARD as soon as possible without one. A deliveryType without it means STANDARD',
});
export const RelationType = z.enum(['WARRANTY', 'ASSEMBLY', 'TECHHELP', 'ADDON', 'BUNDLE']);

/** A wire flag: `true`, or the text `true` in a query. Anything else of another type is refused. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false', '']).transform((text) => text === 'true')]).optional();

/** What the browser tells about itself. Longer ones are left out by it. (C §9) */
export const DeviceData = z.string().max(11_000).optional();

/** Which of the caller's carts a call is about: the everyday one when nothing is said. */
export const whichCart = { buyNow: flag, type: z.enum(['SPECIAL']).optional() };

/** Query parameters that old clients send and that change nothing here. */
export const clientFlags = {
  mmx: z.string().max(20).optional(),
  ux2: z.string().max(20).optional(),
  requestType: z.string().max(20).optional(),
};

export const ErrorBody = z
  .object({
    status: z.int(),
    code: z.string(),
    message: z.string(),
    errors: z.array(z.object({ code: z.string(), message: z.string(), field: z.string().optional() })).optional(),
  })
  .meta({ id: 'Error' });

/** Nothing is expected here. Unknown fields are ignored. */
export const Nothing = z.object({}).meta({ description: 'Nothing' });
export const NoBody = z.unknown();

/** `page` and `size` of a listing. */
export const paging = (defaultSize: number, mostSize: number) => ({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  size: z.coerce.number().int().min(1).max(mostSize).default(defaultSize),
});
