import { addBusinessDays } from '#domain/delivery/business-days.ts';
import { groupTitle } from '#domain/delivery/group-titles.ts';
import { addDays, isoDay } from '../days.ts';
import { accountOf } from '../people/accounts.ts';
import { personCalled, type Person } from '../people/people.ts';
import { hashOf, idOf, randomFrom, type Random } from '../random.ts';
import { FULFILMENT_CENTRE, stores } from '../stores/stores.ts';
import { basketOf, regularsOf, type BasketRow } from './basket.ts';
import { eventsOf, paymentOf, type Ending } from './course.ts';
import { habits, type Habit } from './habits.ts';
import type { OrderAddress, OrderDetails, PastLine, PastOrder } from './order.ts';
import { PAST_CAMPAIGN, priceBasket, summaryOf, type PricedBasket } from './priced.ts';
import type { ShelfItem } from './shelf.ts';

/** The demo's past orders are numbered below those of the shop, which begin at 10000001. */
const FIRST_PAST_ORDER = 4_100_000;

/** How long the past is, and how long ago the last order was at least: all of them have come to their end. */
const PAST_DAYS = 730;
const QUIET_DAYS = 16;

type Plan = {
  readonly habit: Habit;
  readonly person: Person;
  readonly isMember: boolean;
  readonly regulars: readonly ShelfItem[];
  readonly placedAt: Date;
  readonly random: Random;
};

/** Two years of orders of the demo's people, oldest first. `contracts` holds contract prices by account and item. */
export function pastOrders({
  shelf,
  contracts,
  today,
}: {
  shelf: readonly ShelfItem[];
  contracts: ReadonlyMap<string, ReadonlyMap<string, number>>;
  today: Date;
}): PastOrder[] {
  const plans = habits.flatMap((habit) => plansOf(habit, shelf, today)).toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
  return plans.flatMap((plan, index) => {
    const rows = basketOf({ ...plan, shelf });
    return rows.length === 0
      ? []
      : [
          orderOf({
            plan,
            rows,
            orderNumber: String(FIRST_PAST_ORDER + index * 7 + (index % 3)),
            contract: contracts.get(plan.person.accountNumber ?? '') ?? new Map(),
          }),
        ];
  });
}

/** When somebody ordered: about evenly over the time, on working days, in working hours. */
function plansOf(habit: Habit, shelf: readonly ShelfItem[], today: Date): Plan[] {
  const random = randomFrom(hashOf(`history ${habit.nickname}`));
  const regulars = regularsOf(habit, shelf, random);
  const person = personCalled(habit.nickname);
  const gap = (PAST_DAYS - QUIET_DAYS) / habit.orders;
  return Array.from({ length: habit.orders }, (_, index) => {
    const day = addDays(today, -PAST_DAYS + Math.floor((index + random.next() * 0.8) * gap));
    const weekday = day.getUTCDay();
    const workday = addDays(day, weekday === 0 ? 1 : weekday === 6 ? -1 : 0);
    const placedAt = new Date(workday.getTime() + random.between(13 * 3600, 22 * 3600) * 1000);
    return {
      habit,
      person,
      isMember: isMemberAt(person, placedAt, today),
      regulars,
      placedAt,
      random: randomFrom(hashOf(`order ${habit.nickname} ${index}`)),
    };
  });
}

/** Members have their prices and free shipping from the day on which they joined. */
function isMemberAt({ membership, rewardsTier, joinedDaysAgo }: Person, at: Date, today: Date): boolean {
  return (membership !== 'NON_MEMBER' || rewardsTier !== null) && at >= addDays(today, -(joinedDaysAgo ?? 0));
}

function orderOf({
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
  const isPickup = random.chance(habit.pickup.share) && rows.every(({ item }) => item.facts.isPickupEligible !== false);
  const ending = endingOf(isPickup, random);
  const address = isPickup ? storeAddress(habit.pickup.storeNumber, person) : homeAddress(person, random);
  const coupons = random.chance(0.15) ? [PAST_CAMPAIGN] : [];
  const lineIds = rows.map((_, index) => idOf(`line ${orderNumber} ${index}`));
  const basket = priceBasket({
    rows,
    person,
    isMember: plan.isMember,
    lineIds,
    isPickup,
    place: { state: address.state, zip: address.zipCode },
    coupons,
    contract,
  });
  const totalCents = basket.cart.summary.ordTotalCents;
  const wasApproved = person.settings.orderLimitCents !== undefined && totalCents > person.settings.orderLimitCents;
  const payment = paymentOf({ orderNumber, pays: habit.pays, totalCents, ending, placedAt });
  const events = eventsOf({ ending, placedAt, payment, wasApproved });
  const deliveryDate = isPickup ? isoDay(placedAt) : addBusinessDays(isoDay(placedAt), 2);
  const budgetCenter = budgetCenterOf(habit, random);
  return {
    orderNumber,
    cartId: idOf(`cart ${orderNumber}`),
    tenant: person.accountNumber === null ? 'dotcom' : 'SBA',
    userId: person.userId,
    email: person.email,
    status: ending,
    totalCents,
    summary: summaryOf(basket.cart.summary),
    addresses: [address, ...(isPickup ? [homeAddress(person, random)] : [])],
    deliveryGroups: [
      {
        key: isPickup ? `ISP-${habit.pickup.storeNumber}` : `STANDARD-${deliveryDate}`,
        title: titleOf(isPickup, deliveryDate, habit.pickup.storeNumber),
        count: rows.reduce((sum, { qty }) => sum + qty, 0),
        cartItemIds: lineIds,
      },
    ],
    details: detailsOf({ plan, basket, totalCents, isPickup, budgetCenter, random }),
    placedAt,
    updatedAt: events.at(-1)?.at ?? placedAt,
    lines: linesOf({
      rows,
      basket,
      lineIds,
      locationId: isPickup ? habit.pickup.storeNumber : FULFILMENT_CENTRE,
      deliveryDate,
      isPickup,
      budgetCenter,
    }),
    payments: payment === undefined ? [] : [payment],
    events,
  };
}

function endingOf(isPickup: boolean, random: Random): Ending {
  const share = random.next();
  if (share < 0.05) return 'CANCELLED';
  if (isPickup) return 'PICKED_UP';
  return share < 0.09 ? 'RETURNED' : 'DELIVERED';
}

function budgetCenterOf(habit: Habit, random: Random): string | undefined {
  return habit.budgetCenters.length === 0 ? undefined : habit.budgetCenters[Math.floor(random.next() ** 2 * habit.budgetCenters.length)];
}

function titleOf(isPickup: boolean, date: string, storeNumber: string): string {
  return isPickup ? groupTitle({ kind: 'ONE_HOUR_PICKUP', store: storeOf(storeNumber) }) : groupTitle({ kind: 'STANDARD', date });
}

function linesOf({
  rows,
  basket,
  lineIds,
  locationId,
  deliveryDate,
  isPickup,
  budgetCenter,
}: {
  rows: readonly BasketRow[];
  basket: PricedBasket;
  lineIds: readonly string[];
  locationId: string;
  deliveryDate: string;
  isPickup: boolean;
  budgetCenter: string | undefined;
}): PastLine[] {
  return rows.map(({ item, qty }, index) => {
    const priced = basket.cart.lines[index];
    return {
      lineId: lineIds[index] ?? '',
      itemId: item.itemId,
      name: item.name,
      qty,
      unitCents: basket.unitCents[index] ?? 0,
      baseCents: priced?.basePriceCents ?? 0,
      finalCents: priced?.finalPriceCents ?? 0,
      taxCents: priced?.taxCents ?? 0,
      deliveryType: isPickup ? 'ISP' : 'STA',
      locationId,
      details: {
        picture: item.picture,
        deliveryDate,
        ...(isPickup ? { storeNumber: locationId } : {}),
        ...(budgetCenter === undefined ? {} : { budgetCenter }),
      },
    };
  });
}

function detailsOf({
  plan,
  basket,
  totalCents,
  isPickup,
  budgetCenter,
  random,
}: {
  plan: Plan;
  basket: PricedBasket;
  totalCents: number;
  isPickup: boolean;
  budgetCenter: string | undefined;
  random: Random;
}): OrderDetails {
  const { person, habit } = plan;
  const applied = basket.cart.coupons
    .filter((coupon) => coupon.status === 'APPLIED')
    .map(({ code, description, priority, amountCents }) => ({ code, description, priority, amountCents }));
  const { firstName, lastName, email } = person;
  return {
    coupons: applied,
    ...(isPickup ? { pickupPerson: { firstName, lastName, email, phone: phoneOf(person) } } : {}),
    ...(person.accountNumber === null
      ? {}
      : {
          accounting: {
            poNumber: random.chance(0.5) ? `PO-${random.between(10_000, 99_999)}` : '',
            budgetCenter: budgetCenter ?? '',
            isInvoice: habit.pays === 'INVOICE',
            invoicedCents: habit.pays === 'INVOICE' ? totalCents : 0,
          },
        }),
  };
}

function phoneOf(person: Person): string {
  return person.home?.phone ?? accountOf(person.accountNumber ?? '').shipTos[0]?.phone ?? '';
}

/** Where it was sent: home, or one of the organisation's ship-tos, mostly the usual one. */
function homeAddress(person: Person, random: Random): OrderAddress {
  const { firstName, lastName, home, accountNumber } = person;
  const common = { firstName, lastName, address2: home?.address2 ?? '', country: 'US' } as const;
  if (home !== undefined)
    return {
      ...common,
      id: idOf(`address ${person.email}`),
      type: 'SB',
      organizationName: '',
      address1: home.address1,
      city: home.city,
      state: home.state,
      zipCode: home.zip,
      phones: [home.phone],
    };
  const { shipTos, name } = accountOf(accountNumber ?? '');
  const shipTo = random.chance(0.8) ? shipTos[0] : random.pick(shipTos);
  if (shipTo === undefined) throw new Error(`${name} has no ship-to`);
  return {
    ...common,
    id: shipTo.addressId,
    type: 'S',
    organizationName: name,
    address1: shipTo.address1,
    city: shipTo.city,
    state: shipTo.state,
    zipCode: shipTo.zip,
    phones: [shipTo.phone],
  };
}

function storeAddress(storeNumber: string, { firstName, lastName }: Person): OrderAddress {
  const { address1, city, state, zip, phone } = storeOf(storeNumber);
  return {
    id: `store-${storeNumber}`,
    type: 'ST',
    firstName,
    lastName,
    organizationName: '',
    address1,
    address2: '',
    city,
    state,
    zipCode: zip,
    country: 'US',
    phones: [phone],
    storeNumber,
  };
}

function storeOf(storeNumber: string): (typeof stores)[number] {
  const found = stores.find((store) => store.storeNumber === storeNumber);
  if (found === undefined) throw new Error(`no store ${storeNumber}`);
  return found;
}
