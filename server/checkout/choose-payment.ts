import type { Input } from '#contracts/call.ts';
import { randomUUID } from 'node:crypto';
import type { CartResponse } from '#contracts/cart.ts';
import type { addPayment as addPaymentCall, removePayment as removePaymentCall } from '#contracts/checkout.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import { SHOP_ZONE } from '#domain/delivery/state-zone.ts';
import { isCardExpired } from '#domain/payment/expiry.ts';
import { isNicknameAllowed } from '#domain/payment/nickname.ts';
import { cartKindOf, changeCart, type StoredPayment } from '../cart/index.ts';
import { statement } from '../db/database.ts';
import { giveBack, guessesBy, reserve, tooManyGuesses } from '../limits/index.ts';
import type { Buying, Person } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';

type PaymentBody = Input<typeof addPaymentCall>['body'];

const findWalletCard = statement<{
  token: string;
  brand: string;
  last_four: string;
  expiry_month: number | null;
  expiry_year: number | null;
  nickname: string;
}>(
  'wallet_card_of_user',
  'select token, brand, last_four, expiry_month, expiry_year, nickname from wallet_cards where card_id::text = $1 and user_id = $2',
);

/** Chooses how the order is paid: with a token that the vendor has given for a card, or with a saved card. */
export async function choosePayment(
  shop: Shop,
  buying: Buying,
  { query, body }: Input<typeof addPaymentCall>,
): Promise<Reply<CartResponse>> {
  if (!isNicknameAllowed(body.userNotes ?? '')) return refuse('INVALID_REQUEST');
  const seats = await reserve(shop, guessesBy(buying.actor, { own: 'CARD', network: 'CARD_ADDRESS' }));
  if (!seats.ok) return tooManyGuesses(seats);
  const payment = await paymentOf(shop, buying.shopper.person, body);
  if (payment === undefined) return refuse('PAYMENT_OPERATION_FAILED');
  await giveBack(shop, seats);
  if (payment === 'UNREACHABLE') return refuse('SPAY_API_FAILURE');
  const { expiryMonth: month, expiryYear: year } = payment;
  if (month !== undefined && year !== undefined && isCardExpired({ month, year }, shop.now().getTime(), SHOP_ZONE))
    return refuse('PAYMENT_EXPIRED');
  return changeCart(shop, buying, { kind: cartKindOf(query), keepsCheckout: true }, (open) => {
    if (open.cart.lines.length === 0) return { refusal: refuse('EMPTY_CART') };
    // One card pays the order: another one takes its place.
    return { after: { payments: [payment] }, told: {} };
  });
}

/** Takes a payment off the order. */
export async function removePayment(
  shop: Shop,
  buying: Buying,
  { query, params }: Input<typeof removePaymentCall>,
): Promise<Reply<CartResponse>> {
  return changeCart(shop, buying, { kind: cartKindOf(query), keepsCheckout: true }, (open) => {
    const payments = open.cart.payments.filter((payment) => payment.paymentId !== params.id);
    return payments.length === open.cart.payments.length ? { refusal: refuse('INVALID_REQUEST') } : { after: { payments }, told: {} };
  });
}

/** What the token stands for is asked of the vendor: a client's word for brand, digits and expiry is not taken. */
async function paymentOf(shop: Shop, person: Person | undefined, body: PaymentBody): Promise<StoredPayment | undefined | 'UNREACHABLE'> {
  const wishes = {
    paymentId: randomUUID(),
    nickname: body.userNotes ?? '',
    isToSave: body.saveCard === true && person !== undefined,
    limitCents: undefined,
  };
  if (body.id !== undefined) {
    const [card] = await findWalletCard(shop.database, [body.id, person?.userId ?? null]);
    if (card === undefined) return undefined;
    return {
      ...wishes,
      paymentType: 'CREDIT_CARD',
      token: card.token,
      brand: card.brand,
      lastFour: card.last_four,
      expiryMonth: card.expiry_month ?? undefined,
      expiryYear: card.expiry_year ?? undefined,
      nickname: card.nickname,
      isToSave: false,
    };
  }
  if (body.token === undefined) return undefined;
  const card = await shop.paymentVendor.describe(body.token);
  if (card === 'UNREACHABLE' || card === undefined) return card;
  if (card.kind !== body.paymentType) return undefined;
  return {
    ...wishes,
    paymentType: card.kind,
    token: card.token,
    brand: card.brand,
    lastFour: card.lastFour,
    expiryMonth: card.expiryMonth,
    expiryYear: card.expiryYear,
  };
}
