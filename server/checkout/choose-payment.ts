import type { Input } from '#contracts/call.ts';
import type { CartResponse } from '#contracts/cart.ts';
import type {
  addPayment as addPaymentCall,
  changePayment as changePaymentCall,
  giftCardBalance as balanceCall,
  removePayment as removePaymentCall,
} from '#contracts/checkout.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { isNicknameAllowed } from '#domain/payment/cards/nickname.ts';
import { isStoredValue } from '#domain/payment/payment-types.ts';
import { mayAddStoredValueCard, withTender } from '#domain/payment/tenders.ts';
import { fromDollars, toDollars } from '#domain/shared/money.ts';
import { cartKindOf, changeCart, notOnInvoice } from '../cart/index.ts';
import { balanceOfGiftCard, isOfPayer, keepsCards, methodFor, tokenOfAnotherVisit } from '../payment/index.ts';
import type { Buying } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';

/**
 * Adds a way to pay: what is special to its kind is its method's business. A gift or prepaid card joins those that are there;
 * anything else takes the place of the one that pays the rest. A card token pays for the visit that it was made in.
 */
export async function choosePayment(
  shop: Shop,
  buying: Buying,
  { query, body }: Input<typeof addPaymentCall>,
): Promise<Reply<CartResponse>> {
  const { paymentType, token, id, accountNumber, cvv, amount, saveCard, userNotes, captcha } = body;
  const { person } = buying.shopper;
  const method = methodFor(shop, paymentType, buying.shopper);
  const limitCents = amount === undefined ? undefined : fromDollars(amount);
  // What is no amount of whole cents is no wish for all of the card.
  if (amount !== undefined && limitCents === undefined) return refuse('INVALID_REQUEST');
  if (method === undefined || !isNicknameAllowed(userNotes ?? '')) return refuse('INVALID_REQUEST');
  const attached = await method.attach(shop, buying, {
    token,
    id,
    accountNumber,
    secret: cvv,
    limitCents,
    // Nobody keeps a card for somebody else.
    isToSave: saveCard === true && buying.actor.kind !== 'REPRESENTATIVE' && person !== undefined && keepsCards(person),
    nickname: userNotes ?? '',
    form: undefined,
    captcha,
  });
  if (attached.refusal !== undefined) return attached.refusal;
  const { tender, brought } = attached;
  return changeCart(shop, buying, { kind: cartKindOf(query), keepsCheckout: true }, ({ cart }) => {
    if (cart.lines.length === 0) return { refusal: refuse('EMPTY_CART') };
    if (brought !== undefined && !isOfPayer(shop, buying.actor, brought, cart.cartId)) return { refusal: tokenOfAnotherVisit() };
    const others = cart.payments.filter(({ cardKey }) => cardKey === undefined || cardKey !== tender.cardKey);
    if (isStoredValue(paymentType) && !mayAddStoredValueCard(others)) return { refusal: refuse('GIFT_CARD_LIMIT_EXCEEDED') };
    return { after: { payments: withTender(others, tender), ...(!isStoredValue(paymentType) && notOnInvoice(cart.checkout)) }, told: {} };
  });
}

/** Pays no more than so much with a card that has a balance. */
export async function changePayment(
  shop: Shop,
  buying: Buying,
  { query, params, body }: Input<typeof changePaymentCall>,
): Promise<Reply<CartResponse>> {
  const limitCents = fromDollars(body.amount);
  if (limitCents === undefined) return refuse('INVALID_REQUEST');
  return changeCart(shop, buying, { kind: cartKindOf(query), keepsCheckout: true }, ({ cart }) => {
    const wanted = cart.payments.find((payment) => payment.paymentId === params.id);
    if (wanted === undefined || !isStoredValue(wanted.paymentType)) return { refusal: refuse('INVALID_REQUEST') };
    return { after: { payments: cart.payments.map((payment) => (payment === wanted ? { ...payment, limitCents } : payment)) }, told: {} };
  });
}

const NO_SUCH_PAYMENT = refuse('INVALID_REQUEST', {
  errors: [{ field: 'id', code: 'PAYMENT_NOT_FOUND', message: 'This payment is not on the order anymore.' }],
});

/** Takes a payment off the order. One that is not on it is told among the errors. (C §8, Handling) */
export async function removePayment(
  shop: Shop,
  buying: Buying,
  { query, params }: Input<typeof removePaymentCall>,
): Promise<Reply<CartResponse>> {
  return changeCart(shop, buying, { kind: cartKindOf(query), keepsCheckout: true }, (open) => {
    const payments = open.cart.payments.filter((payment) => payment.paymentId !== params.id);
    return payments.length === open.cart.payments.length ? { refusal: NO_SUCH_PAYMENT } : { after: { payments }, told: {} };
  });
}

/** What is left on a gift card. */
export async function readGiftCardBalance(
  shop: Shop,
  { actor }: Pick<Buying, 'actor'>,
  { body }: Input<typeof balanceCall>,
): Promise<Reply<{ balance: number }>> {
  const found = await balanceOfGiftCard(shop, actor, { accountNumber: body.accountNumber, pin: body.cvv, captcha: body.captcha });
  return 'refusal' in found ? found.refusal : answer({ balance: toDollars(found.balanceCents) });
}
