import type { Input } from '#contracts/call.ts';
import type { z } from 'zod';
import { answer, type Reply } from '#contracts/door.ts';
import type { getSaved as getSavedCall } from '#contracts/saved-calls.ts';
import type { Looking } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { openCart } from '../open-cart.ts';
import { viewSavedItems } from './saved.view.ts';

/** A page of what the shopper has saved for later, priced and promised as of now. (K-10) */
export async function getSaved(
  shop: Shop,
  looking: Looking,
  { query: { page, size } }: Input<typeof getSavedCall>,
): Promise<Reply<z.output<(typeof getSavedCall)['answer']>>> {
  const saved = viewSavedItems(await openCart(shop, shop.database, looking));
  const items = saved.slice((page - 1) * size, page * size);
  return answer({
    itemList: { items, filteredItems: items.filter((item) => item.itemDetails.isAvailable) },
    sflItems: items,
    metadata: { pagination: { page, size, totalPages: Math.ceil(saved.length / size) }, totalItems: saved.length },
  });
}
