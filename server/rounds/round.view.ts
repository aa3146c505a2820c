import type { z } from 'zod';
import { answer, type Reply } from '#contracts/door.ts';
import type { Round, RoundSummary } from '#contracts/rounds/rounds.ts';
import { deadlineFields, deadlineText, zoneText } from '#domain/rounds/deadline.ts';
import { outcomeText } from '#domain/rounds/round-outcomes.ts';
import { mayDo, ROUND_RIGHT_NAMES, type RoundRight } from '#domain/rounds/round-states.ts';
import { toDollars, type Cents } from '#domain/shared/money.ts';
import { overCap, type RoundSums } from '#domain/rounds/row-room.ts';
import type { Shop } from '../shop.ts';
import { showsPricesTo, shownItem, told } from './round-items.ts';
import { findParticipants } from './people.repository.ts';
import type { RoundTuple } from './rounds.repository.ts';
import { findRows, type RowTuple } from './rows.repository.ts';
import { whoAsks, type Asker, type Visit } from './who-asks.ts';

type RoundView = z.input<typeof Round>;

/** Why nothing can be added to a round now; null: something can. */
export function whyNotAdd(round: RoundTuple, now: Date): string | null {
  if (round.state === 'CANCELLED') return 'This round was canceled.';
  if (round.state !== 'OPEN' || round.closes_at <= now) return 'This round is closed. Ask your coordinator if you still need something.';
  return round.has_coordinator ? null : 'The coordinator has left. Ask your administrator to take it over.';
}

/** A round as a list shows it. */
export function summaryOf(
  round: RoundTuple,
  counts: { readonly people: number; readonly rows: number; readonly pieces: number },
  { userId, now }: { readonly userId: string | undefined; readonly now: Date },
): RoundSummary {
  return {
    roundId: round.round_id,
    title: round.title,
    state: round.state,
    coordinator: round.coordinator,
    isOwn: round.coordinator_id === userId,
    closesAt: round.closes_at.toISOString(),
    closesText: deadlineText(round.closes_at, round.zone),
    isEarly: round.state !== 'OPEN' && round.closes_at > now,
    ...counts,
  };
}

/** A round once more for who has just changed it. */
export async function viewRoundAgain(shop: Shop, visit: Visit, roundId: string): Promise<Reply<RoundView>> {
  const asked = await whoAsks(shop, visit, roundId);
  return asked.ok ? answer(await viewRound(shop, asked.body)) : asked;
}

/** A round as somebody sees it. Who came by the link sees their own rows alone. */
export async function viewRound(shop: Shop, asker: Asker): Promise<RoundView> {
  const { round, member, participantId, mayManage, mayTakeOver } = asker;
  const [all, people, categories] = await Promise.all([
    findRows(shop.database, [round.round_id]),
    findParticipants(shop.database, [round.round_id]),
    shop.catalog.categories(),
  ]);
  const isShown = showsPricesTo(asker);
  // Who is shown no prices is told nothing by which they could find one out.
  const looksAtCaps = mayManage && isShown;
  const seen = all.filter(
    (row) => row.participant_id === participantId || (member !== undefined && (row.removed_at === null || mayManage)),
  );
  const items = await shop.catalog.items([...new Set(seen.map((row) => row.item_id))]);
  const names = new Map(people.map(({ participant_id: id, name }) => [id, name]));
  const live = seen.filter((row) => row.removed_at === null);
  const now = shop.now();
  const whyNot = whyNotAdd(round, now);
  const { closesOn, closesAt } = deadlineFields(round.closes_at.getTime(), round.zone);
  const rows = seen.map((row) => ({
    rowId: row.row_id,
    participantId: row.participant_id,
    name: names.get(row.participant_id) ?? '',
    item: shownItem(row.item_id, items.get(row.item_id)),
    qty: row.qty,
    note: row.note,
    price: told(row.price_cents, isShown),
    total: told(row.price_cents * row.qty, isShown),
    isOwn: row.participant_id === participantId,
    mayChange: mayChangeRow(asker, row, whyNot === null),
    changedBy: row.changed_by,
    isRemoved: row.removed_at !== null,
    outcome: row.outcome,
    outcomeText: standText(row),
    orderNumber: row.order_number,
  }));
  const shownPeople = people.filter((one) => member !== undefined || one.participant_id === participantId);
  return {
    ...summaryOf(round, countsOf(live), { userId: member?.userId, now }),
    message: round.message,
    closesOn,
    closesTime: closesAt,
    zoneName: zoneText(round.zone),
    isGuest: member === undefined,
    mayManage,
    mayTakeOver,
    mayDo: mayManage ? rightsNow(asker, live) : [],
    mayAdd: whyNot === null,
    whyNot,
    personCap: dollars(round.person_cap_cents),
    totalCap: dollars(round.total_cap_cents),
    categories: round.category_ids.map((id) => ({ id, name: categories.get(id)?.name ?? id })),
    letsGuestsIn: round.lets_guests_in,
    showsGuestsPrices: round.shows_prices,
    hasLink: round.has_link,
    link: null,
    total: told(sumOf(live), isShown),
    isOverCap: looksAtCaps && overCap(sumsOf(round, live, [])) === 'TOTAL',
    ownTotal: told(sumOf(live.filter((row) => row.participant_id === participantId)), isShown),
    participants: shownPeople.map((one) => {
      const own = live.filter((row) => row.participant_id === one.participant_id);
      return {
        participantId: one.participant_id,
        name: one.name,
        isGuest: one.user_id === null,
        hasLeft: one.has_left,
        rows: own.length,
        total: told(sumOf(own), isShown),
        isOverCap: looksAtCaps && overCap(sumsOf(round, [], own)) === 'PERSON',
      };
    }),
    items: rows,
    orders: mayManage ? ordersOf(live) : [],
  };
}

function countsOf(live: readonly RowTuple[]) {
  return {
    people: new Set(live.map((row) => row.participant_id)).size,
    rows: live.length,
    pieces: live.reduce((sum, { qty }) => sum + qty, 0),
  };
}

/** Each order that rows are in, once. */
function ordersOf(live: readonly RowTuple[]): RoundView['orders'] {
  const orders = new Map<string, boolean>();
  for (const { order_number: number, is_waiting: isWaiting } of live) if (number !== null) orders.set(number, isWaiting);
  return [...orders].map(([orderNumber, isWaiting]) => ({ orderNumber, isWaiting }));
}

/** A round is moved to the cart of its coordinator alone, and as long as something of it is in none. */
function rightsNow({ round, mayTakeOver }: Asker, live: readonly RowTuple[]): RoundRight[] {
  const isLeft = live.some((row) => !row.is_moved);
  return ROUND_RIGHT_NAMES.filter((right) => mayDo(right, round.state) && (right !== 'CART' || (isLeft && !mayTakeOver)));
}

/** What came of a row, in words; null as long as nothing has. */
export function standText(row: RowTuple): string | null {
  if (row.outcome === null) return null;
  const { qty, order_number: orderNumber, is_waiting: isWaiting, is_moved: isMoved } = row;
  return outcomeText(row.outcome, { qty, movedQty: row.moved_qty ?? 0, orderNumber, isWaiting, isMoved });
}

const dollars = (cents: Cents | null) => (cents === null ? null : toDollars(cents));

/** What rows come to, at the prices at which they were added. */
function sumOf(rows: readonly Pick<RowTuple, 'qty' | 'price_cents'>[]): Cents {
  return rows.reduce((sum, row) => sum + row.qty * row.price_cents, 0);
}

/** What rows of a round come to beside its limits: all of them, and those of one person. */
export function sumsOf(round: RoundTuple, live: readonly RowTuple[], own: readonly RowTuple[]): RoundSums {
  return {
    totalCents: sumOf(live),
    personCents: sumOf(own),
    totalCapCents: round.total_cap_cents ?? undefined,
    personCapCents: round.person_cap_cents ?? undefined,
  };
}

/** Whether somebody may change a row: its owner while the round is open, its coordinator until it is in the cart or the round is over. */
export function mayChangeRow({ round, participantId, mayManage }: Asker, row: RowTuple, isOpen: boolean): boolean {
  if (row.removed_at !== null || row.is_moved) return false;
  if (mayManage && mayDo('GUESTS', round.state)) return true;
  return row.participant_id === participantId && isOpen;
}
