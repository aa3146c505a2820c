import type { Input } from '#contracts/call.ts';
import type { z } from 'zod';
import { refuse, type Reply } from '#contracts/door.ts';
import type { removeSaved as removeSavedCall } from '#contracts/saved-calls.ts';
import type { Buying } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { viewCart } from '../view/cart.view.ts';
import { changeAndView, type View } from '../change-cart.ts';
import { viewSavedItems } from './saved.view.ts';
import { viewSummary } from '../view/summary.view.ts';

type RemoveAnswer = z.output<(typeof removeSavedCall)['answer']>;

/** Removes an item from the shopper's saved list, with what was saved along with it. (K-12) */
export async function removeSaved(
  shop: Shop,
  buying: Buying,
  { params: { listItemId }, query, body }: Input<typeof removeSavedCall>,
): Promise<Reply<RemoveAnswer>> {
  const isWhole = (query.fullResponse ?? body?.fullResponse) === true;
  return changeAndView<RemoveAnswer>(
    shop,
    buying,
    { seenVersion: body?.version, keepsCheckout: true },
    ({ cart: { saved } }) => {
      const after = saved.filter((item) => item.listItemId !== listItemId);
      return after.length === saved.length ? { refusal: refuse('INVALID_ITEM') } : { after: { saved: after }, told: {} };
    },
    isWhole ? viewCart : viewList,
  );
}

const viewList: View<RemoveAnswer> = (_shop, open, assessed) => ({
  sflItems: viewSavedItems(open),
  cartSummary: viewSummary(assessed),
});
