import { addBusinessDays } from '#domain/delivery/days/business-days.ts';
import { groupTitle } from '#domain/delivery/group-titles.ts';
import { isoDay } from '../days.ts';
import { accountOf } from '../people/accounts.ts';
import { idOf, type Random } from '../random.ts';
import { FULFILMENT_CENTRE, type Store } from '../stores/stores.ts';
import type { BasketRow } from './basket.ts';
import { eventsOf, paymentOf, type Ending } from './course.ts';
import { fulfilmentOf, goodsOf } from './fulfilment.ts';
import type { Habit } from './habits.ts';
import { phoneOf, pickedUpAt, shippedTo, storeOf } from './order-address.ts';
import type { OrderDetails, PastLine, PastOrder } from './order.ts';
import type { Plan } from './plans.ts';
import { PAST_CAMPAIGN, isTaxExempt, priceBasket, summaryOf, type PricedBasket } from './priced.ts';

/** How a basket went to its buyer; `store` only where it was picked up. */
type Way = { readonly store: Store | undefined; readonly deliveryDate: string; readonly budgetCenter: string | undefined };

/** The whole order of a basket. `contract` holds contract prices in cents by item. */
export function assembleOrder({
  plan,
  rows,
  orderNumber,
  contract,
}: {
  plan: Plan;
  rows: readonly BasketRow[];
  orderNumber: string;
  contract: ReadonlyMap<string, number>;
}): PastOrder {
  const { habit, person, placedAt, random } = plan;
  const way = wayOf(plan, rows);
  const ending = endingOf(way.store !== undefined, random);
  const home = shippedTo(person, random);
  const address = way.store === undefined ? home : pickedUpAt(way.store);
  const lineIds = rows.map((_, index) => idOf(`line ${orderNumber} ${index}`));
  const place = { state: address.state, zip: address.zipCode };
  const coupons = random.chance(0.15) ? [PAST_CAMPAIGN] : [];
  const basket = priceBasket({
    rows,
    person,
    isMember: plan.isMember,
    lineIds,
    isPickup: way.store !== undefined,
    place,
    coupons,
    contract,
  });
  const totalCents = basket.cart.summary.ordTotalCents;
  const wasApproved = person.settings.orderLimitCents !== undefined && totalCents > person.settings.orderLimitCents;
  const lines = linesOf(
    rows,
    basket,
    { ...way, budgetCenter: ofRows(person.accountNumber) ? way.budgetCenter : undefined },
    person.accountNumber,
  );
  const termsDays = person.accountNumber === null ? undefined : accountOf(person.accountNumber).credit?.termsDays;
  const payment = paymentOf({ orderNumber, pays: habit.pays, termsDays, totalCents, goodsCents: goodsOf(lines), ending, placedAt });
  const events = eventsOf({ ending, placedAt, payment, wasApproved });
  const payments = payment === undefined ? [] : [payment];
  const { shipmentEvents, ...sent } = fulfilmentOf({ orderNumber, status: ending, placedAt, totalCents, lines, payments, events });
  return {
    ...sent,
    orderNumber,
    cartId: idOf(`cart ${orderNumber}`),
    tenant: person.accountNumber === null ? 'dotcom' : 'SBA',
    userId: plan.isGuest === true ? null : person.userId,
    accountNumber: person.accountNumber,
    email: person.email,
    status: ending,
    totalCents,
    summary: summaryOf(basket.cart.summary),
    addresses: way.store === undefined ? [home] : [address, home],
    deliveryGroups: [groupOf(way, rows, lineIds)],
    details: detailsOf(plan, basket, way),
    placedAt,
    updatedAt: events.at(-1)?.at ?? placedAt,
    lines,
    payments,
    events: [...events, ...shipmentEvents].toSorted((a, b) => a.at.getTime() - b.at.getTime()),
  };
}

function wayOf({ habit, placedAt, random }: Plan, rows: readonly BasketRow[]): Way {
  const isPickup = random.chance(habit.pickup.share) && rows.every(({ item }) => item.facts.isPickupEligible !== false);
  return {
    store: isPickup ? storeOf(habit.pickup.storeNumber) : undefined,
    deliveryDate: isPickup ? isoDay(placedAt) : addBusinessDays(isoDay(placedAt), 2),
    budgetCenter: budgetCenterOf(habit, random),
  };
}

/** One of the buyer's budget centers, mostly the first. */
function budgetCenterOf({ budgetCenters }: Habit, random: Random): string | undefined {
  return budgetCenters[Math.floor(random.next() ** 2 * budgetCenters.length)];
}

function endingOf(isPickup: boolean, random: Random): Ending {
  const share = random.next();
  if (share < 0.05) return 'CANCELLED';
  if (isPickup) return 'PICKED_UP';
  return share < 0.09 ? 'RETURNED' : 'DELIVERED';
}

function groupOf(
  { store, deliveryDate }: Way,
  rows: readonly BasketRow[],
  cartItemIds: readonly string[],
): PastOrder['deliveryGroups'][number] {
  const count = rows.reduce((sum, { qty }) => sum + qty, 0);
  if (store !== undefined)
    return { key: `ISP-${store.storeNumber}`, title: groupTitle({ kind: 'ONE_HOUR_PICKUP', store }), count, cartItemIds };
  return { key: `STANDARD-${deliveryDate}`, title: groupTitle({ kind: 'STANDARD', date: deliveryDate }), count, cartItemIds };
}

function linesOf(
  rows: readonly BasketRow[],
  basket: PricedBasket,
  { store, deliveryDate, budgetCenter }: Way,
  accountNumber: string | null,
): PastLine[] {
  return basket.cart.lines.flatMap((priced, index) => {
    const row = rows[index];
    if (row === undefined) return [];
    return {
      lineId: priced.lineId,
      itemId: priced.itemId,
      name: row.item.name,
      qty: row.qty,
      unitCents: priced.basePricePerUnitCents,
      baseCents: priced.basePriceCents,
      finalCents: priced.finalPriceCents,
      taxCents: priced.taxCents,
      deliveryType: store === undefined ? 'STA' : 'ISP',
      locationId: store?.storeNumber ?? FULFILMENT_CENTRE,
      storeNumber: store?.storeNumber ?? null,
      promisedFor: deliveryDate,
      details: {
        minDeliveryDate: deliveryDate,
        maxDeliveryDate: deliveryDate,
        storeNumber: store?.storeNumber ?? null,
        parentLineId: null,
        picture: row.item.picture,
        productType: null,
        categoryId: row.item.categoryId,
        bcName: budgetCenter ?? null,
        budgetCenterName: budgetCenter === undefined || accountNumber === null ? null : centerName(accountNumber, budgetCenter),
      },
    };
  });
}

/** Whether each row of an organization's orders has a budget center of its own. */
function ofRows(accountNumber: string | null): boolean {
  return accountNumber !== null && accountOf(accountNumber).settings.displayRules['BC_ORDER_LEVEL'] !== true;
}

/** What the buyer's organization calls a budget center. */
function centerName(accountNumber: string, budgetCenter: string): string {
  return accountOf(accountNumber).budgetCenters.find(({ value }) => value === budgetCenter)?.description ?? budgetCenter;
}

function detailsOf({ person, habit, random }: Plan, { cart }: PricedBasket, { store, budgetCenter }: Way): OrderDetails {
  const applied = cart.coupons.filter((coupon) => coupon.status === 'APPLIED');
  const { firstName, lastName, email } = person;
  return {
    coupons: applied.map(({ code }) => code),
    discounts: applied.map(({ code, description, amountCents }) => ({ code, description, amountCents })),
    pickupPerson: store === undefined ? null : { firstName, lastName, email, phone: phoneOf(person) },
    budgetCenter: budgetCenter === undefined || ofRows(person.accountNumber) ? null : budgetCenter,
    budgetCenterName: budgetCenter === undefined || person.accountNumber === null ? null : centerName(person.accountNumber, budgetCenter),
    ...(person.accountNumber !== null && random.chance(0.5) && { accounting: { poNumber: `PO-${random.between(10_000, 99_999)}` } }),
    isInvoice: habit.pays === 'INVOICE',
    isTaxExempt: isTaxExempt(person),
  };
}
