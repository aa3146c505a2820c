import { randomUUID } from 'node:crypto';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { payOrder as payCall } from '#contracts/payment/pay-order.ts';
import { isRefused } from '#domain/payment/payment-states.ts';
import { isUnderWay } from '#domain/orders/order-states.ts';
import { transaction } from '../../db/transaction.ts';
import { giveBack, type Taken } from '../../limits/index.ts';
import {
  cardAttempts,
  findTenders,
  isOfPayer,
  makeMoneyMoves,
  methodFor,
  orderPaymentKey,
  planOtherWay,
  reservePaymentAttempt,
  tokenOfAnotherVisit,
  unrenewedOf,
  type AttachedTender,
  type TenderRow,
} from '../../payment/index.ts';
import { actorName, ownerColumns, type Buying } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { findOrderOfOwner, lockOrder } from '../order.repository.ts';

type Told = Reply<{ status: 'PAID' | 'CHECKING' | 'CHALLENGE'; challengeUrl: string | null }>;

const NOTHING_TO_PAY = refuse('CART_STATUS_ERROR', { message: 'There’s nothing to pay on this order.' });
const DECLINED = refuse('PAYMENT_OPERATION_FAILED', {
  message: 'Your bank declined this card, and you weren’t charged. Try another card, or call your bank.',
});
const BEING_PAID = refuse('CART_STATUS_ERROR', {
  message: 'A payment for this order is being checked. Give it a minute, then look again.',
});

/**
 * Pays another way what of an own order no bank holds any more: the card's bank is asked to hold it, and once it does the order goes on. A declined card changes nothing, and counts as a try.
 * The same card again, for what it has paid already, answers the same.
 *
 * ORDER_NOT_FOUND: none of theirs; CART_STATUS_ERROR: nothing to pay, or it is being paid; PAYMENT_OPERATION_FAILED and its kin as of any payment.
 */
export async function payOrder(shop: Shop, buying: Buying, { params, body }: Input<typeof payCall>): Promise<Told> {
  const { orderNumber } = params;
  const { owner, shopper, actor } = buying;
  const [order] = await findOrderOfOwner(shop.database, [orderNumber, owner.tenant, ...ownerColumns(owner), null]);
  if (order === undefined) return refuse('ORDER_NOT_FOUND');
  const method = methodFor(shop, 'CREDIT_CARD', shopper);
  if (method === undefined || !isUnderWay(order.state)) return NOTHING_TO_PAY;
  const { token, id, captcha } = body;
  const attached = await method.attach(shop, buying, { ...NO_WISH, token, id, captcha });
  if (attached.refusal !== undefined) return attached.refusal;
  const { tender, brought } = attached;
  if (brought !== undefined && !isOfPayer(shop, actor, brought, orderPaymentKey(shop, orderNumber))) return tokenOfAnotherVisit();
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
  return isRefused(paid.state) ? DECLINED : answerOf(paid);
}

const NO_WISH = {
  accountNumber: undefined,
  secret: undefined,
  limitCents: undefined,
  isToSave: false,
  nickname: '',
  form: undefined,
} as const;

type Trying = { readonly actor: string; readonly seats: Taken };
/** `isTried`: the bank was asked, and has the seats of the try. */
type Held = { readonly paid: TenderRow | Reply<never>; readonly isTried: boolean };

/** Has the money held with a tender, as far as its vendor answers now. */
async function hold(shop: Shop, orderNumber: string, attached: AttachedTender, by: Trying): Promise<Held> {
  const paymentId = randomUUID();
  const planned = await transaction(shop.database, async (tx): Promise<string | Reply<never>> => {
    await lockOrder(tx, [orderNumber]);
    const tenders = await findTenders(tx, [orderNumber]);
    const unrenewed = unrenewedOf(tenders);
    // The last try of it: one that its bank declined before may have been approved since.
    const before = tenders.findLast(
      ({ replaces, token, is_renewal: isRenewal }) => replaces !== null && !isRenewal && token === attached.token,
    );
    if (unrenewed === undefined) return before === undefined || isRefused(before.state) ? NOTHING_TO_PAY : before.payment_id;
    if (unrenewed.isUnderWay) return BEING_PAID;
    await planOtherWay(tx, unrenewed, { ...rowOf(attached), payment_id: paymentId }, { ...by, now: shop.now() });
    return paymentId;
  });
  if (typeof planned !== 'string') return { paid: planned, isTried: false };
  await makeMoneyMoves(shop, orderNumber);
  const paid = (await findTenders(shop.database, [orderNumber])).find(({ payment_id: id }) => id === planned);
  if (paid === undefined) throw new Error(`Order ${orderNumber} has lost its tender ${planned}.`);
  return { paid, isTried: planned === paymentId };
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

function answerOf({ state, challenge_url: challengeUrl }: TenderRow): Told {
  if (state === 'CHALLENGE') return answer({ status: 'CHALLENGE', challengeUrl });
  return answer({ status: state === 'PENDING' || state === 'UNKNOWN' ? 'CHECKING' : 'PAID', challengeUrl: null });
}
