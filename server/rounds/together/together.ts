import { z } from 'zod';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { getTogether as togetherCall } from '#contracts/rounds/together.ts';
import { isSamePlace } from '#domain/checkout/address-fields.ts';
import { deadlineText } from '#domain/rounds/deadline.ts';
import { shareOut } from '#domain/rounds/share-out.ts';
import { savedFee, togetherText } from '#domain/rounds/together-text.ts';
import { toDollars } from '#domain/shared/money.ts';
import { usualAddress } from '../../addresses/index.ts';
import { assessCart, openCart, type OpenCart } from '../../cart/index.ts';
import type { Shop } from '../../shop.ts';
import { accountOfOrders, buyingForUser, organizationBuyerOf, type Looking, type OrganizationBuyer } from '../../shoppers/index.ts';
import { findOpenOrders, findOpenRounds, findPeopleOfLines } from './together.repository.ts';

type Together = z.input<(typeof togetherCall)['answer']>;
type Place = Parameters<typeof isSamePlace>[0];

/** Orders that are older are not told of: they go out any moment. */
const ORDERED_WITHIN_MS = 7 * 24 * 3_600_000;
const MOST_ORDERS = 20;
const MOST_ROUNDS = 5;

/** What of an order's addresses says where it goes. */
const Addresses = z.array(
  z.object({ type: z.string(), address1: z.string(), address2: z.string(), city: z.string(), state: z.string(), zipCode: z.string() }),
);

/** What belongs together with a buyer's cart: colleagues who order to the same place, where that saves a fee, and for whom rows are. */
export async function getTogether(shop: Shop, looking: Looking): Promise<Reply<Together>> {
  const member = organizationBuyerOf(looking);
  if (!member.ok) return member.code === 'UNAUTHORIZED' ? member : refuse('FORBIDDEN');
  const open = await openCart(shop, shop.database, looking);
  const [hint, people] = await Promise.all([hintFor(shop, looking, member.body, open), peopleOf(shop, open)]);
  return answer({ hint, people });
}

/** For whom the rows of a cart are that came from rounds: who asked first first, where there are fewer by now. */
async function peopleOf(shop: Shop, { cart, items }: OpenCart): Promise<Together['people']> {
  if (cart.lines.length === 0) return [];
  const rootOf = (line: (typeof cart.lines)[number]) => line.details.splitFrom ?? line.lineId;
  const rows = await findPeopleOfLines(shop.database, [[...new Set(cart.lines.map(rootOf))]]);
  return [...Map.groupBy(rows, ({ line_id: lineId }) => lineId)].flatMap(([lineId, all]) => {
    // Of a row that was split, all parts are theirs.
    const parts = cart.lines.filter((one) => rootOf(one) === lineId);
    const [line] = parts;
    if (line === undefined) return [];
    const qtyOfAll = parts.reduce((sum, { qty }) => sum + qty, 0);
    const given = shareOut(qtyOfAll, all);
    const people = all.map(({ name, note }, at) => ({ name, note, qty: given[at] ?? 0 })).filter(({ qty }) => qty > 0);
    return [{ itemId: line.itemId, name: items.get(line.itemId)?.name ?? `Item ${line.itemId}`, people }];
  });
}

/** Null where no fee is charged, or colleagues order elsewhere or too little. Their orders are told to who may see them, rounds to everybody of the organization. */
async function hintFor(shop: Shop, looking: Looking, member: OrganizationBuyer, open: OpenCart): Promise<Together['hint']> {
  const { summary, thresholds } = assessCart(open).priced;
  const fee = (moreCents: number) =>
    savedFee({
      smallOrderFeeCents: summary.attributes.smallOrderFeeCents,
      shipFeeCents: summary.shipFeeCents,
      sameDayFeeCents: summary.attributes.sameDayFeeCents,
      missingCents: thresholds.remainingAmountGetFreeShippingCents,
      moreCents,
    });
  // Nothing is to be saved, whoever orders what.
  if (fee(Number.MAX_SAFE_INTEGER) === undefined) return null;
  const place = open.cart.checkout.shipTo ?? (await usualAddress(shop, looking.shopper));
  if (place === undefined) return null;
  const [orders, rounds] = await Promise.all([ordersTo(shop, looking, member, place), roundsTo(shop, member, place)]);
  const saved = fee([...orders, ...rounds].reduce((sum, { goods_cents: cents }) => sum + cents, 0));
  if (saved === undefined) return null;
  const colleagues = new Set([...orders.map(({ user_id: id }) => id), ...rounds.map(({ coordinator_id: id }) => id)]).size;
  return {
    text: togetherText({ colleagues, address: place.address1, fee: saved }),
    saving: toDollars(saved.cents),
    orders: orders.map(({ order_number: orderNumber, name }) => ({ orderNumber, name })),
    rounds: rounds.map((round) => ({
      roundId: round.round_id,
      title: round.title,
      coordinator: round.coordinator,
      closesText: deadlineText(round.closes_at, round.zone),
    })),
  };
}

async function ordersTo(shop: Shop, { shopper }: Looking, { userId }: OrganizationBuyer, place: Place) {
  const account = accountOfOrders(shopper);
  if (account === undefined) return [];
  const since = new Date(shop.now().getTime() - ORDERED_WITHIN_MS);
  const orders = await findOpenOrders(shop.database, [account, userId, since, MOST_ORDERS]);
  return orders.filter(({ addresses }) => {
    const read = Addresses.safeParse(addresses);
    const shipTo = read.data?.find(({ type }) => type === 'S' || type === 'SB');
    return shipTo !== undefined && isSamePlace(shipTo, place);
  });
}

async function roundsTo(shop: Shop, { userId, account }: OrganizationBuyer, place: Place) {
  const rounds = await findOpenRounds(shop.database, [account.number, userId, shop.now(), MOST_ROUNDS]);
  const there = await Promise.all(rounds.map(async (round) => ((await goesTo(shop, round.coordinator_id, place)) ? [round] : [])));
  return there.flat();
}

/** Whether what somebody orders usually goes to a place. */
async function goesTo(shop: Shop, userId: string, place: Place): Promise<boolean> {
  const actor = { kind: 'VISITOR' as const, sessionKey: undefined, isCertified: false, address: '' };
  const buying = await buyingForUser(shop, { userId, tenant: 'SBA', actor });
  const usual = buying && (await usualAddress(shop, buying.shopper));
  return usual !== undefined && isSamePlace(usual, place);
}
