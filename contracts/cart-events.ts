import { z } from 'zod';

/** Which cart it is, how often it has changed, and how much is in it: enough to know whether one has seen it. */
export const CartState = z
  .object({
    cartId: z.string().nullable().meta({ description: 'null while nothing has been put into a cart' }),
    version: z.int(),
    numberOfLineItems: z.int(),
    numberOfItems: z.int(),
  })
  .meta({ id: 'CartState' });
export type CartState = z.output<typeof CartState>;
