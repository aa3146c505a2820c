import { randomUUID } from 'node:crypto';
import type { CartResponse } from '#contracts/cart.ts';
import type { addPayment as addPaymentCall, removePayment as removePaymentCall } from '#contracts/checkout.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import { SHOP_ZONE } from '#domain/delivery/state-zone.ts';
import { isCardExpired } from '#domain/payment/expiry.ts';
import { isNicknameAllowed } from '#domain/payment/nickname.ts';
import { assessCart, dropPayment, saveCart, storePayment, viewCart, openCart, type OpenCart, type StoredPayment } from '../cart/index.ts';
import { statement, type Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import type { Caller } from '../http/caller.ts';
import type { Input } from '../http/route.ts';
import { countAttempt, isLockedOut } from '../identity/index.ts';
import type { Shop } from '../shop.ts';

type PaymentBody = Input<typeof addPaymentCall>['body'];

const findWalletCard = statement<{ token: string; brand: string; last_four: string; expiry_month: number | null; expiry_year: number | null; nickname: string }>(
  'wallet_card_of_user', 'select token, brand, last_four, expiry_month, expiry_year, nickname from wallet_cards where card_id::text = $1 and user_id = $2');

/** Chooses how the order is paid: with a token that the vendor has given for a card, or with a saved card. */
export async function choosePayment(shop: Shop, caller: Caller, { body }: Input<typeof addPaymentCall>): Promise<Reply<CartResponse>> {
  if (!isNicknameAllowed(body.userNotes ?? '')) return refuse('INVALID_REQUEST');
  const subject = caller.session?.hash.toString('base64url') ?? caller.address;
  if (await isLockedOut(shop, 'CARD', subject)) return refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: 3600 });
  const payment = await paymentOf(shop, caller, body);
  if (payment === 'UNREACHABLE') return refuse('SPAY_API_FAILURE');
  if (payment === undefined) {
    await countAttempt(shop, 'CARD', subject);
    return refuse('PAYMENT_OPERATION_FAILED');
  }
  const { expiryMonth: month, expiryYear: year } = payment;
  if (month !== undefined && year !== undefined && isCardExpired({ month, year }, shop.now().getTime(), SHOP_ZONE)) return refuse('PAYMENT_EXPIRED');
  return changePayments(shop, caller, (tx, open) => storePayment(tx, open.cart.cartId, payment, open.now));
}

/** Takes a payment off the order. */
export async function removePayment(shop: Shop, caller: Caller, { params }: Input<typeof removePaymentCall>): Promise<Reply<CartResponse>> {
  return changePayments(shop, caller, async (tx, open) => {
    if (!(await dropPayment(tx, open.cart.cartId, params.id))) throw new PaymentRefused(refuse('INVALID_REQUEST'));
  });
}

class PaymentRefused extends Error {
  readonly reply: Reply<never>;

  constructor(reply: Reply<never>) {
    super('the payment was refused');
    this.reply = reply;
  }
}

/** What the token stands for is asked of the vendor: a client's word for brand, digits and expiry is not taken. */
async function paymentOf(shop: Shop, caller: Caller, body: PaymentBody): Promise<StoredPayment | undefined | 'UNREACHABLE'> {
  const wishes = { paymentId: randomUUID(), nickname: body.userNotes ?? '', isToSave: body.saveCard === true && caller.session?.user !== undefined, limitCents: undefined };
  if (body.id !== undefined) {
    const [card] = await findWalletCard(shop.database, [body.id, caller.session?.user?.userId ?? null]);
    if (card === undefined) return undefined;
    return { ...wishes, paymentType: 'CREDIT_CARD', token: card.token, brand: card.brand, lastFour: card.last_four, expiryMonth: card.expiry_month ?? undefined, expiryYear: card.expiry_year ?? undefined, nickname: card.nickname, isToSave: false };
  }
  if (body.token === undefined) return undefined;
  const card = await shop.cardVendor.describe(body.token);
  if (card === 'UNREACHABLE' || card === undefined) return card;
  if (card.kind !== body.paymentType) return undefined;
  return { ...wishes, paymentType: card.kind, token: card.token, brand: card.brand, lastFour: card.lastFour, expiryMonth: card.expiryMonth, expiryYear: card.expiryYear };
}

/** Payments stand beside the cart's row: both change in one transaction, and the version tells of it. */
async function changePayments(shop: Shop, caller: Caller, change: (tx: Tx, open: OpenCart) => Promise<void>): Promise<Reply<CartResponse>> {
  try {
    await transaction(shop.database, async (tx) => {
      const open = await openCart(shop, tx, caller, { mode: 'LOCK' });
      if (open.owner === undefined || open.cart.lines.length === 0) throw new PaymentRefused(refuse('EMPTY_CART'));
      if (open.cart.claimedOrder !== undefined) throw new PaymentRefused(refuse('CART_STATUS_ERROR'));
      await saveCart(tx, open.owner, open.cart, open.cart, open.now);
      await change(tx, open);
    });
  } catch (error) {
    if (error instanceof PaymentRefused) return error.reply;
    throw error;
  }
  const open = await openCart(shop, shop.database, caller);
  return { ok: true, body: viewCart(shop, caller, open, assessCart(open, caller), open.cart.version) };
}
