import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { payOrder as payCall } from '#contracts/payment/pay-order.ts';
import { isRefused } from '#domain/payment/payment-states.ts';
import { isUnderWay } from '#domain/orders/order-states.ts';
import { paidByCard } from '#domain/payment/pay-another-way.ts';
import { isStoredValue } from '#domain/payment/payment-types.ts';
import { mayAddStoredValueCard } from '#domain/payment/tenders.ts';
import { toDollars, type Cents } from '#domain/shared/money.ts';
import type { Tx } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { giveBack, type Taken } from '../../limits/index.ts';
import {
  cardAttempts,
  findTenders,
  isOfPayer,
  isOfTheOrder,
  makeMoneyMoves,
  methodFor,
  orderPaymentKey,
  planOtherWay,
  reservePaymentAttempt,
  tokenOfAnotherVisit,
  unrenewedOf,
  type AttachedTender,
  type TenderRow,
  type Unrenewed,
} from '../../payment/index.ts';
import { actorName, ownerColumns, type Buying } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { findOrderLines, findOrderOfOwner, lockOrder } from '../order.repository.ts';

type Told = Reply<z.input<(typeof payCall)['answer']>>;

const NOTHING_TO_PAY = refuse('CART_STATUS_ERROR', { message: 'There’s nothing to pay on this order.' });
const DECLINED = refuse('PAYMENT_OPERATION_FAILED', {
  message: 'Your bank declined this card, and you weren’t charged. Try another card, or call your bank.',
});
const NOTHING_FOR_IT = refuse('CART_STATUS_ERROR', {
  message: 'Gift and prepaid cards can’t pay for what is left on this order. Use a credit card.',
});
const BEING_PAID = refuse('CART_STATUS_ERROR', {
  message: 'A payment for this order is being checked. Give it a minute, then look again.',
});

/**
 * Pays another way what of an own order no bank holds any more: the card's bank is asked to hold it, and once it does the order goes on. A gift or prepaid card pays as much as is on it, and the rest is
 * still to be paid: with another one, or with a card. A declined card changes nothing, and counts as a try. The same card again, for what it has paid already, answers the same.
 *
 * ORDER_NOT_FOUND: none of theirs; CART_STATUS_ERROR: nothing to pay, or it is being paid; PAYMENT_OPERATION_FAILED and its kin as of any payment.
 */
export async function payOrder(shop: Shop, buying: Buying, { params, body }: Input<typeof payCall>): Promise<Told> {
  const { orderNumber } = params;
  const { owner, shopper, actor } = buying;
  const [order] = await findOrderOfOwner(shop.database, [orderNumber, owner.tenant, ...ownerColumns(owner), null]);
  if (order === undefined) return refuse('ORDER_NOT_FOUND');
  const { paymentType, token, id, accountNumber, cvv: secret, captcha } = body;
  const method = methodFor(shop, paymentType, shopper);
  if (method === undefined || !isUnderWay(order.state)) return NOTHING_TO_PAY;
  const attached = await method.attach(shop, buying, { ...NO_WISH, token, id, accountNumber, secret, captcha });
  if (attached.refusal !== undefined) return attached.refusal;
  const { tender, brought } = attached;
  if (brought !== undefined && !isOfPayer(shop, actor, brought, orderPaymentKey(shop, orderNumber))) return tokenOfAnotherVisit();
  // A PIN that was right was no try, and neither is a balance.
  if (isStoredValue(paymentType)) {
    const { paid } = await hold(shop, orderNumber, tender, { actor: actorName(actor), seats: null });
    if (!('state' in paid)) return paid;
    return isRefused(paid.state) ? DECLINED : answerOf(shop, paid);
  }
  const tried = { actor, section: 'credit', captcha } as const;
  const seats = await reservePaymentAttempt(shop, tried, cardAttempts(buying, [tender.cardKey ?? tender.token]), [
    'CARD_ADDRESS',
    'CARD_FINGERPRINT',
  ]);
  if (!seats.ok) return seats.refusal;
  const { paid, isTried } = await hold(shop, orderNumber, tender, { actor: actorName(actor), seats: seats.taken });
  // What no bank was asked about was no try. What one is asked about keeps its seats until the bank has answered, however long it asks the payer.
  if (!isTried) await giveBack(shop, seats);
  if (!('state' in paid)) return paid;
  return isRefused(paid.state) ? DECLINED : answerOf(shop, paid);
}

const NO_WISH = {
  limitCents: undefined,
  isToSave: false,
  nickname: '',
  form: undefined,
} as const;

type Trying = { readonly actor: string; readonly seats: Taken | null };
/** `isTried`: the bank was asked, and has the seats of the try. */
type Held = { readonly paid: TenderRow | Reply<never>; readonly isTried: boolean };

/** Has the money held with a tender, as far as its vendor answers now. */
async function hold(shop: Shop, orderNumber: string, attached: AttachedTender, by: Trying): Promise<Held> {
  const paymentId = randomUUID();
  const planned = await transaction(shop.database, async (tx): Promise<string | Reply<never>> => {
    await lockOrder(tx, [orderNumber]);
    const tenders = await findTenders(tx, [orderNumber]);
    const unrenewed = unrenewedOf(tenders);
    const before = paidBefore(tenders, attached);
    const hasPaid = before !== undefined && !isRefused(before.state);
    // What is on a gift card is taken whole: once more it has nothing to give.
    if (hasPaid && (unrenewed === undefined || isStoredValue(attached.paymentType))) return before.payment_id;
    if (unrenewed === undefined) return NOTHING_TO_PAY;
    if (unrenewed.isUnderWay) return BEING_PAID;
    const cents = isStoredValue(attached.paymentType) ? await partOf(tx, orderNumber, { tenders, attached, unrenewed }) : unrenewed.cents;
    if (typeof cents !== 'number') return cents;
    await planOtherWay(tx, unrenewed, { ...rowOf(attached), payment_id: paymentId, amount_cents: cents }, { ...by, now: shop.now() });
    return paymentId;
  });
  if (typeof planned !== 'string') return { paid: planned, isTried: false };
  await makeMoneyMoves(shop, orderNumber);
  const paid = (await findTenders(shop.database, [orderNumber])).find(({ payment_id: id }) => id === planned);
  if (paid === undefined) throw new Error(`Order ${orderNumber} has lost its tender ${planned}.`);
  return { paid, isTried: planned === paymentId };
}

/** The last try of the same card: one that its bank declined before may have been approved since. */
function paidBefore(tenders: readonly TenderRow[], { paymentType, token, cardKey }: AttachedTender): TenderRow | undefined {
  const isSame = (one: TenderRow) =>
    isStoredValue(paymentType) && cardKey !== undefined
      ? one.payment_type === paymentType && one.card_key === cardKey
      : one.token === token;
  return tenders.findLast((one) => one.replaces !== null && !one.is_renewal && isSame(one));
}

type Part = { readonly tenders: readonly TenderRow[]; readonly attached: AttachedTender; readonly unrenewed: Unrenewed };

/** What a card with a balance pays of it, in cents; or why it pays nothing. */
async function partOf(tx: Tx, orderNumber: string, { tenders, attached, unrenewed }: Part): Promise<Cents | Reply<never>> {
  const cards = tenders
    .filter((one) => isOfTheOrder(one))
    .map(({ payment_id: paymentId, payment_type: paymentType }) => ({ paymentId, paymentType }));
  if (!mayAddStoredValueCard(cards)) return refuse('GIFT_CARD_LIMIT_EXCEEDED');
  const balanceCents = attached.balanceCents ?? 0;
  if (balanceCents <= 0) return refuse('GIFT_CARD_D39');
  const lines = await findOrderLines(tx, [orderNumber]);
  const mainOnlyCents = lines.reduce((sum, line) => sum + (line.is_main_only ? line.final_cents + line.tax_cents : 0), 0);
  const cents = paidByCard(unrenewed.cents, { balanceCents, mainOnlyCents });
  return cents > 0 ? cents : NOTHING_FOR_IT;
}

function rowOf(tender: AttachedTender) {
  return {
    payment_type: tender.paymentType,
    token: tender.token,
    card_key: tender.cardKey ?? null,
    brand: tender.brand,
    last_four: tender.lastFour,
    expiry_month: tender.expiryMonth ?? null,
    expiry_year: tender.expiryYear ?? null,
    nickname: tender.nickname,
    is_to_save: false,
    wallet_card_id: tender.walletCardId ?? null,
  };
}

async function answerOf(shop: Shop, { state, challenge_url: challengeUrl, order_number: orderNumber }: TenderRow): Promise<Told> {
  if (state === 'CHALLENGE') return answer({ status: 'CHALLENGE', challengeUrl, left: null });
  if (state === 'PENDING' || state === 'UNKNOWN') return answer({ status: 'CHECKING', challengeUrl: null, left: null });
  const unrenewed = unrenewedOf(await findTenders(shop.database, [orderNumber]));
  const isOver = unrenewed === undefined || unrenewed.isUnderWay;
  return answer({ status: isOver ? 'PAID' : 'PARTLY', challengeUrl: null, left: isOver ? null : toDollars(unrenewed.cents) });
}
