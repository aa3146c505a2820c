import type { Input } from '#contracts/call.ts';
import type { PlaceOrderAnswer, placeOrder as placeOrderCall } from '#contracts/checkout.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { ORDER_MACHINE } from '#domain/orders/order-states.ts';
import { isStoredValue } from '#domain/payment/payment-types.ts';
import { fromDollars } from '#domain/shared/money.ts';
import { cartKindOf, changeCart, type CartKind } from '../../cart/index.ts';
import { inTurn } from '../../db/in-turn.ts';
import { balanceOf, findTenders, type TenderRow } from '../../payment/index.ts';
import { actorName, keyOfOwner, type Buying, type Looking } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { plannedApprovalOf } from '../approving/planned-approval.ts';
import { findOrder, noteTold } from '../order.repository.ts';
import { beforeTheLook, viewOrder, viewPlaced } from '../reading/order.view.ts';
import { claimOrder, ClaimRefused, type Claim } from './claim-order.ts';
import { refuseDeclined } from './declined-payment.ts';
import { settle, settledByOthers, wayBackFrom, type Placed, type Settlement } from './settle-order.ts';
import { asPayer } from './under-way.ts';

/**
 * Places the order in three phases that can each be repeated: claim, pay, finish. A second submit of the same cart goes on
 * where the first one is, and answers the same order.
 */
export function placeOrder(shop: Shop, looking: Looking, { query, body }: Input<typeof placeOrderCall>): Promise<Reply<PlaceOrderAnswer>> {
  return placeOrderOf(shop, looking, cartKindOf(query), body);
}

/** The same of one of a shopper's carts. */
export async function placeOrderOf(shop: Shop, looking: Looking, kind: CartKind, body: Body): Promise<Reply<PlaceOrderAnswer>> {
  // Only that it is placed is saved along with what it tells of.
  const { owner, keepAnswer, ...who } = looking;
  if (owner === undefined) return refuse('EMPTY_CART');
  const buying = { ...who, owner };
  return pressed(`order ${keyOfOwner(owner)}`, async (before) => {
    const claimed = await claim(shop, buying, kind, body);
    if ('ok' in claimed) return claimed;
    // Whoever has waited for a press that got no word of the vendor is told so, and waits for no other one.
    if (before !== undefined && isUnderWay(before, claimed)) return before;
    const returnUrl = wayBackFrom(buying.shopper.site.origin);
    let told: Reply<PlaceOrderAnswer> | undefined;
    const keepPlaced = (placed: Placed) => {
      told = tellPlaced(claimed, placed);
      return told && keepAnswer?.(told);
    };
    const payer = { returnUrl, actor: actorName(buying.actor), as: 'PAYER', keepPlaced } as const;
    const settled = await asPayer(claimed.order.order_number, () => settle(shop, claimed.order, payer, claimed));
    if (told !== undefined && settled.kind === 'PLACED' && settled.placed !== undefined) return told;
    return answerFor(shop, buying, { claimed, kind, settled });
  });
}

/** The last press of each owner that this node has not answered yet. */
const presses = new Map<string, Promise<Reply<PlaceOrderAnswer>>>();

/** Presses of one owner one after the other: each is told what came of the one that it has waited for; undefined: it waited for none, or that failed. */
async function pressed(
  key: string,
  place: (before: Reply<PlaceOrderAnswer> | undefined) => Promise<Reply<PlaceOrderAnswer>>,
): Promise<Reply<PlaceOrderAnswer>> {
  const before = presses.get(key);
  const mine = inTurn(key, async () => place(await before?.catch(() => undefined)));
  presses.set(key, mine);
  try {
    return await mine;
  } finally {
    if (presses.get(key) === mine) presses.delete(key);
  }
}

/** Whether an answer says that this very order is not decided, and it is not. */
function isUnderWay(told: Reply<PlaceOrderAnswer>, { order }: Claim): boolean {
  return (
    told.ok && told.body.status === 'PROCESSING' && told.body.orderNumber === order.order_number && order.state === ORDER_MACHINE.first
  );
}

type Body = Input<typeof placeOrderCall>['body'];

async function claim(shop: Shop, buying: Buying, kind: CartKind, body: Body): Promise<Claim | Reply<never>> {
  const totalCents = body.ordTotal === undefined ? undefined : (fromDollars(body.ordTotal) ?? -1);
  try {
    return await claimOrder(shop, buying, { kind, cartId: body.cartId, version: body.version, totalCents, captcha: body.captcha });
  } catch (error) {
    if (error instanceof ClaimRefused) return error.reply;
    throw error;
  }
}

/** What is said of an order that is just placed: what was written a moment ago need not be read. Undefined where the rows were not written by this call. */
function tellPlaced(claimed: Claim, { at, shipments }: Placed): Reply<PlaceOrderAnswer> | undefined {
  if (claimed.lines === undefined) return undefined;
  const state = plannedApprovalOf(claimed.order) === undefined ? 'PLACED' : 'PENDING_APPROVAL';
  return answer({
    status: state,
    orderNumber: claimed.order.order_number,
    order: beforeTheLook(viewPlaced({ ...claimed, shipments }, { state, at })),
  });
}

type Settled = { readonly claimed: Claim; readonly kind: CartKind; readonly settled: Settlement };

async function answerFor(shop: Shop, buying: Buying, { claimed, kind, settled }: Settled): Promise<Reply<PlaceOrderAnswer>> {
  const orderNumber = claimed.order.order_number;
  if (settled.kind === 'DECLINED') return declined(shop, buying, kind, settled.tender);
  if (settled.kind === 'OPEN')
    return (
      (await stillOpen(shop, orderNumber)) ?? answerFor(shop, buying, { claimed, kind, settled: await settledByOthers(shop, orderNumber) })
    );
  const [order] = await findOrder(shop.database, [orderNumber]);
  if (order === undefined) throw new Error(`Order ${orderNumber} was placed and is not there.`);
  const status = order.state === 'PENDING_APPROVAL' ? 'PENDING_APPROVAL' : 'PLACED';
  return answer({ status, orderNumber, order: beforeTheLook(await viewOrder(shop, order)) });
}

/** A card with a balance that has less than it had is no decline: the shopper sees who pays how much now, and orders again. */
async function declined(shop: Shop, buying: Buying, kind: CartKind, tender: TenderRow | undefined): Promise<Reply<never>> {
  const refusal = refuseDeclined(tender);
  if (tender === undefined || !isStoredValue(tender.payment_type)) return refusal;
  const balanceCents = await balanceOf(shop, tender);
  if (balanceCents === undefined) return refusal;
  const reply = await changeCart(shop, buying, { kind, keepsCheckout: true }, ({ cart }) => ({
    after: { payments: cart.payments.map((payment) => (payment.token === tender.token ? { ...payment, balanceCents } : payment)) },
    told: {},
  }));
  return reply.ok ? refuse('CART_STATUS_ERROR', { extra: reply.body }) : reply;
}

/** What is said of an order that is not decided; undefined when it was decided this moment. Who is told its number hears what becomes of it. */
async function stillOpen(shop: Shop, orderNumber: string): Promise<Reply<PlaceOrderAnswer> | undefined> {
  const challenged = (await findTenders(shop.database, [orderNumber])).find(({ state }) => state === 'CHALLENGE');
  if (challenged === undefined && (await noteTold(shop.database, [orderNumber, shop.now()])) === 0) return undefined;
  const body: PlaceOrderAnswer =
    challenged === undefined
      ? { status: 'PROCESSING', orderNumber }
      : { status: 'CHALLENGE', transactionId: challenged.transaction_id ?? '', challengeUrl: challenged.challenge_url ?? '' };
  return { ok: true, body, isProvisional: true };
}
