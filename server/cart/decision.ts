import type { Reply } from '#contracts/door.ts';
import type { CartChangeNote } from '#domain/cart/what-changed.ts';
import type { CartContent } from './storage/cart.repository.ts';
import type { Told } from './told.ts';

/** What a use case decided: what the cart is to be, and what to tell. */
export type Decision =
  | {
      readonly after: Partial<CartContent>;
      readonly told: Told;
      /** What changed without the shopper's doing. */
      readonly notes?: readonly CartChangeNote[];
      readonly refusal?: undefined;
    }
  | { readonly refusal: Reply<never> };
