import type { PaymentAuthToken } from '#contracts/payment/auth-token.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { PAYMENT_TOKEN_LIFETIME_MS, WALLET_TOKEN_LIFETIME_MS } from '#domain/payment/payment-token.ts';
import { statement } from '../db/database.ts';
import { addressHome } from '../limits/index.ts';
import { whoAttempts, type Actor, type Shopper } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { methodFor } from './methods.ts';
import { payerKey } from './payer-key.ts';

/** $1 user */
const findPayPalOrder = statement<{ has_any: boolean }>(
  'paid_with_paypal',
  "select exists (select from orders o join order_payments p using (order_number) where o.user_id = $1 and o.placed_at is not null and p.payment_type = 'PAYPAL') as has_any",
);

export type TokenWish = {
  readonly shopper: Shopper;
  readonly actor: Actor;
  /** Or what names a wallet to the vendor. */
  readonly cartId: string;
  readonly tokenType: PaymentAuthToken['token']['tokenType'];
  /** The card may be saved: such a token lives an hour less. */
  readonly isForWallet: boolean;
};

/** A new token of the payment vendor for one cart of one visit: a card that is given with it pays there and nowhere else. (A-118, K-13) */
export async function issuePaymentToken(shop: Shop, wish: TokenWish): Promise<Reply<PaymentAuthToken>> {
  const { shopper, actor, cartId, tokenType } = wish;
  const payer = payerKey(shop, actor, cartId);
  if (payer === undefined) return refuse('FORBIDDEN');
  const { refusal } = takeRoom(shop, actor);
  if (refusal !== undefined) return refusal;
  const lifetimeMs = wish.isForWallet ? WALLET_TOKEN_LIFETIME_MS : PAYMENT_TOKEN_LIFETIME_MS;
  const [issued, isReturning] = await Promise.all([
    shop.paymentVendor.allowToPay({ checkoutId: cartId, payer, lifetimeMs }),
    hasPaidWithPayPal(shop, shopper),
  ]);
  if (issued === 'UNREACHABLE') return refuse('SPAY_API_FAILURE');
  const { value, validUntil, transactionId, payPalToken } = issued;
  return answer({
    token: { value, validUntil, tokenType, transactionId },
    paypalClientToken: isReturning === undefined ? null : { ClientToken: payPalToken, ReturnUser: isReturning },
  });
}

function takeRoom(shop: Shop, actor: Actor): { readonly refusal?: Reply<never> } {
  if (!shop.settings.hasRateLimits) return {};
  const who = whoAttempts(actor);
  return shop.nodeCounts.takeAll([
    ...(who === undefined ? [] : [['PAYMENT_TOKENS', who] as const]),
    ...(actor.kind === 'VISITOR' ? [['PAYMENT_TOKENS_ADDRESS', addressHome(actor.address)] as const] : []),
  ]);
}

/** Whether somebody has paid so before; undefined where nobody can. */
async function hasPaidWithPayPal(shop: Shop, shopper: Shopper): Promise<boolean | undefined> {
  if (methodFor(shop, 'PAYPAL', shopper) === undefined) return undefined;
  if (shopper.person === undefined) return false;
  return (await findPayPalOrder(shop.database, [shopper.person.userId]))[0]?.has_any === true;
}
