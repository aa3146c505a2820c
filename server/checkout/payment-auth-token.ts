import type { Input } from '#contracts/call.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import type { PaymentAuthToken, paymentAuthToken as paymentAuthTokenCall } from '#contracts/payment/auth-token.ts';
import { cartKindOf, openCart } from '../cart/index.ts';
import { payingAccountOf } from '../credit/index.ts';
import { invoicePaymentKey, isOrderPaymentKey, issuePaymentToken, walletKey } from '../payment/index.ts';
import type { Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';

/** A token with which the payment vendor takes a card in the checkout of the caller's own cart, for their wallet, for invoices of their organization, or for an order of theirs that is paid another way. Foreign carts and wallets and unknown ones are the same. (K-13) */
export async function paymentAuthToken(
  shop: Shop,
  looking: Looking,
  { query, body: { vendorPayment } }: Input<typeof paymentAuthTokenCall>,
): Promise<Reply<PaymentAuthToken>> {
  const { shopper, actor } = looking;
  const { person } = shopper;
  const [{ checkoutId, requestType: tokenType }, isForWallet] = [vendorPayment, vendorPayment.type === 'SP'];
  const isOwnWallet = person !== undefined && checkoutId === walletKey(shop, person.userId);
  const account = payingAccountOf(shopper);
  const isForInvoices = person !== undefined && account !== undefined && checkoutId === invoicePaymentKey(shop, account, person.userId);
  if (isOwnWallet || isForInvoices || isOrderPaymentKey(shop, checkoutId))
    return issuePaymentToken(shop, { shopper, actor, cartId: checkoutId, tokenType, isForWallet });
  const { cart } = await openCart(shop, shop.database, looking, { kind: cartKindOf(query) });
  if (cart.lines.length === 0) return refuse('EMPTY_CART');
  if (cart.cartId !== checkoutId) return refuse('CART_ID_NOT_FOUND');
  return issuePaymentToken(shop, { shopper, actor, cartId: checkoutId, tokenType, isForWallet });
}
