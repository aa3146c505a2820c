import { A_GIFT } from '#tests/support/catalog/personal.ts';
import { attach, done, ITEM, refused, type Carried } from './carried.ts';
import type { Command, DrawnWish } from './command.ts';
import { addItems, type Wish } from './model-add.ts';
import type { ModelCart, ModelRow, Said } from './model-cart.ts';
import { ITEMS } from './model-catalog.ts';

const PACK = '100005';
/** It asks who gets it, and is refused without: the model's shoppers always say it. */
const GIFT_CARD = '100032';

/** Adds in the model, and says how the shop is asked for the same. */
export function carryOutAdd(
  cart: ModelCart,
  command: Extract<Command, { does: 'ADD' }>,
  said: Said,
  wireItem: (itemId: string) => string,
): Carried {
  const drawn = command.wishes.map((wish) => drawnWish(cart, wish));
  const items = drawn.map(({ wish, parentFields }) => ({
    itemId: wireItem(wish.itemId),
    ...(wish.qty !== undefined && { qty: wish.qty }),
    deliveryType: wish.way,
    ...(wish.store !== undefined && { pickupStoreNumber: wish.store }),
    ...(wish.pack !== undefined && { surchargeAltItemId: wish.pack }),
    ...(wish.itemId === GIFT_CARD && { personalization: A_GIFT }),
    ...(wish.isAddOnOf && { parentRelationType: 'ADDON' }),
    ...parentFields,
  }));
  const { sets, keepsOriginal, coupons } = command;
  const request = {
    method: 'post',
    path: `${ITEM}?responseType=WHOLE${sets ? '&ignoreExistQty=true' : ''}`,
    body: { items, coupons, ...(keepsOriginal && { ignoreHrdAlt: true }) },
  } as const;
  const refusal = addItems(
    cart,
    drawn.map(({ wish }) => wish),
    { sets, keepsOriginal },
    said,
  );
  if (refusal !== undefined) return refused(request, refusal);
  attach(cart, coupons, said);
  return done(request);
}

function drawnWish(
  cart: ModelCart,
  { itemId, qty, way, store, isPacked, isAddOn, parent }: DrawnWish,
): { wish: Wish; parentFields: object } {
  const byItem = ITEMS[itemId]?.kinOf?.parent ?? '100001';
  const row = typeof parent === 'number' ? cart.rows[parent % Math.max(1, cart.rows.length)] : undefined;
  const isFirst = (one: ModelRow) => one.itemId === byItem && one.parent === undefined && one.promotion === undefined;
  const parentIn = parent === 'BY_ITEM' ? (now: ModelCart) => now.rows.find(isFirst) : () => row;
  const wish = {
    itemId,
    qty,
    way,
    store,
    pack: isPacked ? PACK : undefined,
    isAddOnOf: isAddOn,
    parentIn,
    parentItemId: parent === 'BY_ITEM' ? byItem : undefined,
  };
  const parentFields = parent === 'BY_ITEM' ? { parentItemId: byItem } : row === undefined ? {} : { parentRelationCartItemId: row.wireId };
  return { wish, parentFields };
}
