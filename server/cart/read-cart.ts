import type { Input } from '#contracts/call.ts';
import type { CartResponse } from '#contracts/cart.ts';
import type { getCart as getCartCall } from '#contracts/cart-calls.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { isCartOpen } from '#domain/procurement/procurement-session.ts';
import { agreesWithTenant } from '#domain/identity/tenant-alias.ts';
import type { Buying, Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { assessCart } from './assess-cart.ts';
import { viewCart } from './view/cart.view.ts';
import { changeCart } from './change-cart.ts';
import type { OpenCart } from './opened-cart.ts';
import { openCart } from './open-cart.ts';
import { bringUpToDate, isUpToDate } from './bring-up-to-date.ts';
import { captchaOf, captchaSubjects } from '../payment/index.ts';
import type { CartKind } from './storage/stored-cart.ts';
import { readToPay } from './to-pay/to-pay.ts';
import type { Told } from './told.ts';
import { cartKindOf } from './which-cart.ts';

/**
 * The shopper's cart, priced now. What has changed since it was last told — stock, prices, coupons, an item that is no longer
 * made — is put right first, and the answer says so. (K-03; A-040)
 */
export async function getCart(shop: Shop, looking: Looking, { query }: Input<typeof getCartCall>): Promise<Reply<CartResponse>> {
  if (!agreesWithTenant(query.tenantId, looking.shopper.tenant)) return refuse('FORBIDDEN');
  const kind = cartKindOf(query);
  const isToPay = query.grindType === 'ALL';
  const asked = isToPay ? captchaSubjects(looking.actor) : [];
  const opening = openCart(shop, shop.database, looking, {
    kind,
    offersSameDay: true,
    budgetPage: query.bcPage,
    isToPay,
    ...(asked.length > 0 && { captchaSubjects: asked }),
  });
  const [open, toPay] = await Promise.all([
    opening,
    isToPay ? readToPay(shop, looking.shopper, async () => (await opening).toPayVersion) : {},
  ]);
  const assessed = assessCart(open);
  const captcha = isToPay ? captchaOf(shop, looking.actor, open.usedUp) : undefined;
  const told = { ...toPay, ...(captcha && { captcha }) };
  const { owner, shopper } = looking;
  // Who only looks at an earlier cart is told what is different now, and changes nothing by it.
  const isOnlyLookedAt = shopper.procurement !== undefined && !isCartOpen(shopper.procurement);
  if (owner === undefined || isOnlyLookedAt || open.cart.claimedOrder !== undefined || isUpToDate(open, assessed))
    return answer(viewCart(shop, open, assessed, open.cart.version, told));
  return refreshCart(shop, { ...looking, owner }, kind, { opened: open, told });
}

/** What is known already of a cart that is to be put right. */
type Refresh = { readonly opened?: OpenCart; readonly told?: Pick<Told, 'wallet' | 'knownAddresses' | 'captcha'> };

/** Puts a cart right that has been overtaken, and answers with it. */
export async function refreshCart(
  shop: Shop,
  { shopper, actor, owner }: Buying,
  kind: CartKind,
  { opened, told = {} }: Refresh = {},
): Promise<Reply<CartResponse>> {
  // Whatever the call is that comes across it, this is not its answer: that one is not saved along.
  return changeCart(
    shop,
    { shopper, actor, owner },
    { kind, keepsCheckout: true, offersSameDay: true, ...(opened && { opened }) },
    (fresh) => {
      const decision = bringUpToDate(fresh, assessCart(fresh));
      return decision.refusal === undefined ? { ...decision, told: { ...decision.told, ...told } } : decision;
    },
  );
}
