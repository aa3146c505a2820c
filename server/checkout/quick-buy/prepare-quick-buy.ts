import type { prepareQuickBuy as prepareCall } from '#contracts/account/quick-buy.ts';
import type { Input } from '#contracts/call.ts';
import type { CartResponse } from '#contracts/cart.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import { wholeQuantity } from '#domain/cart/add-to-cart.ts';
import { usualPickupPerson } from '#domain/checkout/pickup-person.ts';
import { missingForQuickBuy } from '#domain/checkout/quick-buy.ts';
import { quickBuyAddress } from '../../addresses/index.ts';
import { changeCart, onlyItem, type Decision } from '../../cart/index.ts';
import { readWallet } from '../../payment/index.ts';
import type { Buying } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { checkoutAt, payWithSavedCard } from '../usual-means.ts';
import { refuseMissing } from './quick-buy-settings.ts';

/**
 * Makes the special cart of one item ready to be ordered: to the usual address, paid with the usual card, with everything that a checkout asks. What that
 * cart held before is gone; the everyday cart is not touched. Placing it is `placeOrder`, with all of its checks.
 */
export async function prepareQuickBuy(shop: Shop, buying: Buying, { body }: Input<typeof prepareCall>): Promise<Reply<CartResponse>> {
  const { person } = buying.shopper;
  if (person === undefined) return refuse('UNAUTHORIZED');
  if (person.settings.isQuickBuyActive !== true) return refuse('FORBIDDEN', { message: 'Turn on Buy now first.' });
  const qty = body.qty === undefined ? 1 : body.qty;
  if ((wholeQuantity(qty) ?? 0) < 1) return refuse('INVALID_QTY');
  const [address, wallet] = await Promise.all([quickBuyAddress(shop, person), readWallet(shop, person)]);
  const card = wallet?.userPayments.find(({ isDefault }) => isDefault);
  const missing = missingForQuickBuy({
    hasAddress: address !== undefined,
    card: card && { isExpired: card.isExpired },
  });
  const refusal = refuseMissing(missing);
  if (refusal !== undefined || address === undefined || card === undefined) return refusal ?? refuse('PAYMENT_REQUIRED');
  const [attached, zip] = await Promise.all([payWithSavedCard(shop, buying, card.id), shop.stores.zip(address.zipCode)]);
  if (attached.refusal !== undefined) return attached.refusal;
  const { itemId, deliveryType = 'STA', levelOfService: level, pickupStoreNumber: storeNumber } = body;
  const options = {
    kind: 'BUY_NOW',
    itemIds: [itemId.trim()],
    storeNumbers: storeNumber === undefined ? [] : [storeNumber],
    offersSameDay: level === 'SDD',
    keepsCheckout: true,
  } as const;
  const reply = await changeCart(shop, buying, options, (open): Decision => {
    const wanted = onlyItem(open, { itemId: itemId.trim(), qty, deliveryType, level, storeNumber });
    if ('refusal' in wanted) return wanted;
    const cart = { ...open.cart, lines: wanted.lines, coupons: [], checkout: {}, payments: [attached.tender], changes: [] };
    const addressed = checkoutAt({ ...open, cart }, { address, zip, person });
    if ('refusal' in addressed) return addressed;
    const checkout = {
      ...addressed,
      ...(deliveryType !== 'STA' && { pickupPerson: usualPickupPerson(person, address.phones) }),
      proceedCheckout: true,
    };
    const { lines, coupons, payments, changes } = cart;
    return { after: { lines, coupons, payments, changes, checkout, status: 'CHECKOUT' }, told: {} };
  });
  return reply.ok ? requireBuyable(reply.body) : reply;
}

/** What may not be sold to that address, or cannot be paid so: its row says why. */
function requireBuyable(body: CartResponse): Reply<CartResponse> {
  const { items, cartAttributes } = body.cartInfo;
  if (!cartAttributes.hardStop) return { ok: true, body };
  const [told] = items.flatMap(({ messages }) => messages);
  const message = told?.message ?? 'This item cannot be bought right now.';
  return refuse('INVALID_ITEM', { message, ...(told && { errors: [{ code: told.code, message }] }) });
}
