import { getProduct, type ProductDetails, type ProductTile } from '#contracts/catalog.ts';
import type { PageServices } from '#contracts/page.ts';
import { tileAction } from './tile-action.ts';
import { tileView } from './tile-view.ts';
import type { AddOutcome, MissedItem, Suggestion } from './add-outcome.ts';

/** Items about which more is looked up: the first of each kind. What comes after them is named without hints. */
const MOST_LOOKED_UP = 3;
const MOST_SUGGESTED = 3;

/** Completes an outcome with what the catalogue knows: what was missed and instead of which item, what was replaced, what costs no courier. */
export async function withHints(door: PageServices['door'], outcome: AddOutcome): Promise<AddOutcome> {
  const productOf = async (itemId: string) => {
    const reply = await door(getProduct, { params: { itemId } });
    return reply.ok ? reply.body.product : undefined;
  };
  const [missed, replacements, feeFree] = await Promise.all([
    Promise.all(outcome.missed.map(async (item, index) => (index < MOST_LOOKED_UP ? hinted(item, await productOf(item.itemId)) : item))),
    Promise.all(
      outcome.replacements.map(async (one) => {
        const product = await productOf(one.originalItemId);
        return product === undefined ? one : { ...one, before: { title: product.title, price: product.price, picture: product.image } };
      }),
    ),
    Promise.all(outcome.feeFreeItemIds.slice(0, MOST_LOOKED_UP).map(productOf)),
  ]);
  return { ...outcome, missed, replacements, suggestions: feeFree.filter((tile) => tile !== undefined).map(suggestionOf) };
}

/** An item that was missed, with a store that has it and with others like it, when it is out of stock. */
function hinted(item: MissedItem, product: ProductDetails | undefined): MissedItem {
  if (product === undefined) return item;
  const named = { ...item, product: { title: product.title, url: product.url, picture: product.image } };
  if (item.said.code !== 'OUT_OF_STOCK') return named;
  const { pickup, related } = product;
  return {
    ...named,
    ...(pickup.isAvailable && pickup.storeNumber !== null && { pickup: { text: pickup.text, storeNumber: pickup.storeNumber } }),
    suggestions: related
      .filter(({ isOutOfStock }) => !isOutOfStock)
      .slice(0, MOST_SUGGESTED)
      .map(suggestionOf),
  };
}

function suggestionOf(tile: ProductTile): Suggestion {
  const { itemId, title, url, image, price } = tileView(tile);
  return { itemId, title, url, picture: image, price, canBeAdded: tileAction(tile).kind === 'add' };
}
