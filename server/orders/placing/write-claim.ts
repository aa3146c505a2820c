import { randomUUID } from 'node:crypto';
import { HOLD_MINUTES } from '#domain/orders/hold-minutes.ts';
import { ORDER_MACHINE } from '#domain/orders/order-states.ts';
import { PAYMENT_MACHINE } from '#domain/payment/payment-states.ts';
import { claimCart, type AssessedCart, type OpenCart } from '../../cart/index.ts';
import { atOnce } from '../../db/transaction.ts';
import { addressBlock, hidden, type Taken } from '../../limits/index.ts';
import { insertTenders, invoiceTender, type NewTender, type TenderRow } from '../../payment/index.ts';
import { actorName, ownerColumns, type Buying } from '../../shoppers/index.ts';
import { keepOrderedLogos, logosIn } from '../../logos/index.ts';
import type { Shop } from '../../shop.ts';
import type { PlannedApproval } from '../approving/planned-approval.ts';
import { beginHolds, heldBy, type WantedHolds } from '../holds.ts';
import { insertOrder, insertOrderLines, type NewOrder, type OrderLineRow, type OrderRow } from '../order.repository.ts';
import { orderContent } from './order-content.ts';

/** An order that was just claimed, as it was written: nothing of it has to be read again. */
export type NewClaim = {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly tenders: readonly TenderRow[];
};

/** A cart that was found good, and the seats that were taken for its order. */
type Claimable = {
  readonly open: OpenCart;
  readonly assessed: AssessedCart;
  /** Whom it waits for once it is paid for; undefined: for nobody. */
  readonly approval: PlannedApproval | undefined;
  readonly seats: Taken;
};

/** How long stock, coupons and the like are held for an order that is being paid. */
const HOLD_MS = HOLD_MINUTES * 60 * 1000;

/**
 * Claims a cart for an order, all of it or nothing: the cart as it was read is bound to the order, the order and its tenders are
 * written down, and each capability holds what it has to. All of it goes to the database in one piece, in the order in which
 * rows are locked everywhere.
 *
 * @throws a shortage of 'cart' when it is no longer the one that was read, of 'stock', 'coupons', 'rewards', 'budgets', 'credit' or 'quotes' when others were faster.
 */
export async function writeClaim(
  shop: Shop,
  { shopper, actor, owner, requestKey }: Buying,
  { open, assessed, approval, seats }: Claimable,
): Promise<NewClaim> {
  const { now, cart } = open;
  const [sessionHash, userId] = ownerColumns(owner);
  const orderNumber = await shop.orderNumbers.next();
  const by = { now, actor: actorName(actor) };
  const heldUntil = new Date(now.getTime() + HOLD_MS);
  const content = orderContent(open, assessed, { approval, accountNumber: shopper.account?.number });
  const { lines } = content;
  const wanted: WantedHolds = {
    ...content.holds,
    mayExceedBudgets: approval !== undefined,
    creditCents: assessed.credit?.chargedCents ?? 0,
    accountNumber: shopper.account?.number,
    userId,
    now,
    heldUntil,
  };
  const unit = owner.tenant === 'SBA' && userId !== null ? shopper.person?.unit : undefined;
  const order: NewOrder = {
    ...content.order,
    details: { ...content.order.details, holds: heldBy(wanted), ...(unit !== undefined && { unitName: unit.name }) },
    cart_id: cart.cartId,
    tenant: owner.tenant,
    user_id: userId,
    account_number: owner.tenant === 'SBA' && userId !== null ? (shopper.account?.number ?? null) : null,
    session_hash: sessionHash?.toString('hex') ?? null,
    email: cart.checkout.email ?? shopper.person?.email ?? '',
    held_until: heldUntil,
    seats: seats.of.length > 0 ? seats : null,
    request_key: requestKey ?? null,
    unit_id: unit?.unitId ?? null,
    network: actor.kind === 'VISITOR' ? hidden(addressBlock(actor.address)) : null,
  };
  const tenders = tendersOf(open, assessed);
  const logos = logosIn(assessed.lines.map(({ details }) => details));
  await atOnce(shop.database, (tx) => [
    claimCart(tx, cart, orderNumber, now),
    insertOrder(tx, orderNumber, order, { ...by, vendorCalls: tenders.length }),
    insertOrderLines(tx, orderNumber, lines),
    insertTenders(tx, orderNumber, tenders, by),
    ...beginHolds(tx, orderNumber, wanted),
    ...(logos.length > 0 ? [keepOrderedLogos(tx, logos)] : []),
  ]);
  const written = {
    ...order,
    order_number: orderNumber,
    session_hash: sessionHash,
    state: ORDER_MACHINE.first,
    origin: 'SHOP',
    placed_at: null,
    told_at: null,
  } as const;
  return {
    order: written,
    lines,
    tenders: tenders.map((tender) => ({ ...NOTHING_MOVED, ...tender, order_number: orderNumber, created_at: now })),
  };
}

/** A tender whose vendor was not asked yet. */
const NOTHING_MOVED = {
  unneeded_cents: 0,
  captured_cents: 0,
  released_cents: 0,
  refunded_cents: 0,
  leaving_cents: 0,
  returning_cents: 0,
  state: PAYMENT_MACHINE.first,
  vendor_id: null,
  transaction_id: null,
  challenge_url: null,
  challenge_status: null,
  replaces: null,
  is_renewal: false,
  unrenewed_at: null,
  seats: null,
} as const;

/** The tenders that have something to pay, as planned, each with the key under which its vendor will be asked. */
function tendersOf({ cart, credit }: OpenCart, { tenders }: AssessedCart): NewTender[] {
  const onInvoice = credit && [invoiceTender(credit.termsDays)];
  const attached = new Map([...cart.payments, ...(onInvoice ?? [])].map((payment) => [payment.paymentId, payment]));
  return tenders.flatMap(({ paymentId, amountCents }) => {
    const payment = attached.get(paymentId);
    if (payment === undefined || amountCents === 0) return [];
    return [
      {
        payment_id: randomUUID(),
        payment_type: payment.paymentType,
        token: payment.token,
        card_key: payment.cardKey ?? null,
        brand: payment.brand,
        last_four: payment.lastFour,
        expiry_month: payment.expiryMonth ?? null,
        expiry_year: payment.expiryYear ?? null,
        nickname: payment.nickname,
        is_to_save: payment.isToSave,
        wallet_card_id: payment.walletCardId ?? null,
        amount_cents: amountCents,
        vendor_key: `auth_${randomUUID()}`,
      },
    ];
  });
}
