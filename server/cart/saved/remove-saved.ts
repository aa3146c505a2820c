import type { Input } from '#contracts/call.ts';
import type { z } from 'zod';
import { refuse, type Reply } from '#contracts/door.ts';
import type { removeSaved as removeSavedCall } from '#contracts/saved-calls.ts';
import type { Buying } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { viewCart } from '../view/cart.view.ts';
import type { SavedItem } from '#domain/cart/saved/saved-item.ts';
import type { AssessedCart } from '../assess-cart.ts';
import { changeAndView } from '../change-cart.ts';
import type { OpenCart } from '../opened-cart.ts';
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
  let removed: SavedItem | undefined;
  return changeAndView<RemoveAnswer>(
    shop,
    buying,
    { seenVersion: body?.version, keepsCheckout: true },
    ({ cart: { saved } }) => {
      removed = saved.find((item) => item.listItemId === listItemId);
      const after = saved.filter((item) => item !== removed);
      return removed === undefined ? { refusal: refuse('INVALID_ITEM') } : { after: { saved: after }, told: {} };
    },
    (theShop, open, assessed, version, told) => ({
      ...(isWhole ? viewCart(theShop, open, assessed, version, told) : viewList(open, assessed)),
      removed: removed === undefined ? null : (viewSavedItems({ ...open, cart: { ...open.cart, saved: [removed] } })[0] ?? null),
    }),
  );
}

function viewList(
  open: OpenCart,
  assessed: AssessedCart,
): Pick<z.output<(typeof removeSavedCall.answer.options)[1]>, 'sflItems' | 'cartSummary'> {
  return { sflItems: viewSavedItems(open), cartSummary: viewSummary(assessed) };
}
