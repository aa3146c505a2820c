import { getProduct, type ProductDetails, type ProductTile } from '#contracts/catalog.ts';
import type { PageServices } from '#contracts/page.ts';
import { tileAction } from '#app/catalog/tiles/tile-action.ts';
import { tileView } from '#app/catalog/tiles/tile-view.ts';
import { missedReason } from './link/missed-reason.ts';
import type { AddOutcome, MissedItem, Suggestion } from './add-outcome.ts';

/** Items about which more is looked up: the first ones. What comes after them is told without hints. */
const MOST_LOOKED_UP = 3;
const MOST_SUGGESTED = 3;

/** Completes an outcome with what the catalogue knows: of what was missed its name, a store that has it, others like it; of what was replaced its picture. */
export async function withHints(door: PageServices['door'], outcome: AddOutcome): Promise<AddOutcome> {
  const productOf = async (itemId: string, index: number) => {
    if (index >= MOST_LOOKED_UP) return undefined;
    const reply = await door(getProduct, { params: { itemId } });
    return reply.ok ? reply.body.product : undefined;
  };
  const [missed, originals] = await Promise.all([
    Promise.all(outcome.missed.map(({ itemId }, index) => productOf(itemId, index))),
    Promise.all(outcome.replacements.map(({ originalItemId }, index) => productOf(originalItemId, index))),
  ]);
  return {
    ...outcome,
    missed: outcome.missed.map((item, index) => hinted(item, missed[index])),
    replacements: outcome.replacements.map((one, index) => ({ ...one, before: { ...one.before, picture: originals[index]?.image } })),
  };
}

/** An item that was missed, with the reason where its message tells none, a store that has it and with others like it, when it is out of stock. */
function hinted(missed: MissedItem, product: ProductDetails | undefined): MissedItem {
  const reason = missedReason(missed, product?.badgeDetails.productBadge ?? undefined);
  const item = reason === '' ? missed : { ...missed, message: { ...missed.message, text: `${reason} ${missed.message.text}` } };
  if (product === undefined) return item;
  const known = { ...item, product: { title: product.title, url: product.url, picture: product.image } };
  if (item.message.code !== 'OUT_OF_STOCK') return known;
  const named = new Set(item.suggestions.map(({ itemId }) => itemId));
  const { pickup, related } = product;
  return {
    ...known,
    ...(pickup.isAvailable && pickup.storeNumber !== null && { pickup: { text: pickup.text, storeNumber: pickup.storeNumber } }),
    suggestions: [
      ...item.suggestions,
      ...related.filter(({ itemId, isOutOfStock }) => !isOutOfStock && !named.has(itemId)).map(suggestionOf),
    ].slice(0, MOST_SUGGESTED),
  };
}

function suggestionOf(tile: ProductTile): Suggestion {
  const { itemId, title, url, image, price } = tileView(tile);
  return { itemId, title, url, picture: image, price, canBeAdded: tileAction(tile).kind === 'add' };
}
