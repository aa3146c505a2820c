import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, refuseField, type Reply } from '#contracts/door.ts';
import type { changeRestock as changeCall, endRestock as endCall, startRestock as startCall } from '#contracts/restocks/restocks.ts';
import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import { wholeQuantity } from '#domain/cart/add-to-cart.ts';
import { formatPrice } from '#domain/catalog/price-text.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { earliestRestockDay, MOST_DAYS_AHEAD, nextRestockDay, type RestockPace } from '#domain/restocks/restock-days.ts';
import { MOST_RESTOCKS, USUAL_RISE } from '#domain/restocks/restock-price.ts';
import { RESTOCK_MACHINE } from '#domain/restocks/restock-states.ts';
import { addDays, dateText, dayNumber, isCalendarDate, type CalendarDate } from '#domain/shared/calendar.ts';
import { fromDollars } from '#domain/shared/money.ts';
import { watchItems, type OfferedItem } from '../catalog/index.ts';
import { isDatabaseError, type Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { lockUser, type Looking, type Shopper } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { restockableOf, viewRestock } from './restock.view.ts';
import {
  countRestocks,
  findOwnRestock,
  insertRestock,
  lockOwnRestock,
  moveRestock,
  paceOf,
  updateRestock,
  type RestockRow,
} from './restock.repository.ts';
import { lockPlanned, skipPlanned } from './runs.repository.ts';

type Answer<C extends { readonly answer: z.ZodType }> = Promise<Reply<z.output<C['answer']>>>;
type Wanted = Pick<Input<typeof changeCall>['body'], 'interval' | 'everyDays' | 'qty' | 'nextOn' | 'rise'>;

/** Has an item come again and again from a day on. What somebody may not see cannot be asked for, and answers as what is not there. */
export async function startRestock(shop: Shop, { shopper }: Looking, { body }: Input<typeof startCall>): Answer<typeof startCall> {
  const { person, tenant } = shopper;
  if (person === undefined) return refuse('UNAUTHORIZED');
  const found = await restockable(shop, shopper, body.itemId.trim());
  if ('refusal' in found) return found.refusal;
  const { item, unitCents } = found;
  const pace: RestockPace = body.everyDays === undefined ? { months: body.interval ?? 1 } : { days: body.everyDays };
  const problem = problemOf(shop, { ...body, nextOn: body.startsOn });
  if (problem !== undefined) return problem;
  const today = shopDay(shop.now());
  const nextOn = body.startsOn ?? nextRestockDay(today, { pace, anchorDay: dayOfMonth(today), today });
  const result = await transaction(shop.database, async (tx): Promise<RestockRow | Reply<never>> => {
    await lockUser(tx, [person.userId]);
    const [count] = await countRestocks(tx, [person.userId, tenant]);
    if ((count?.n ?? 0) >= MOST_RESTOCKS)
      return refuseField('itemId', `You have ${MOST_RESTOCKS} items on auto-restock already. End one first.`);
    const qty = body.qty === undefined ? 1 : (wholeQuantity(body.qty) ?? 1);
    const [months, days] = 'months' in pace ? [pace.months, null] : [null, pace.days];
    const values = [
      randomUUID(),
      person.userId,
      tenant,
      item.itemId,
      qty,
      months,
      days,
      dayOfMonth(nextOn),
      nextOn,
      unitCents,
      body.rise ?? USUAL_RISE,
    ];
    const [row] = await insertRestock(tx, [...values, RESTOCK_MACHINE.first, shop.now()]);
    return row ?? refuseField('itemId', 'This item is on auto-restock already. Change how often it comes there.');
  });
  return 'ok' in result ? result : answer(viewRestock(result, item, false));
}

/** Changes one, pauses it, leaves its next day out, or agrees to what it costs now. One of somebody else does not exist. */
export async function changeRestock(shop: Shop, { shopper }: Looking, { body }: Input<typeof changeCall>): Answer<typeof changeCall> {
  const { person, tenant } = shopper;
  if (person === undefined) return refuse('UNAUTHORIZED');
  const [known] = await findOwnRestock(shop.database, [body.subscriptionId, person.userId, tenant]);
  if (known === undefined) return refuse('NOT_FOUND');
  const problem = problemOf(shop, body);
  if (problem !== undefined) return problem;
  const isSwap = body.itemId !== undefined && body.itemId.trim() !== known.item_id;
  const found = isSwap || body.action === 'AGREE' ? await restockable(shop, shopper, body.itemId?.trim() ?? known.item_id) : undefined;
  if (found !== undefined && 'refusal' in found) return found.refusal;
  if (body.action === 'AGREE' && found !== undefined && body.price !== undefined && fromDollars(body.price) !== found.unitCents)
    return refuseField('price', `It costs ${formatPrice(found.unitCents)} now. Nothing was changed.`);
  const result = await transaction(shop.database, async (tx): Promise<RestockRow | Reply<never>> => {
    const [row] = await lockOwnRestock(tx, [body.subscriptionId, person.userId, tenant]);
    if (row === undefined) return refuse('NOT_FOUND');
    return changeLocked(shop, tx, row, { body, found });
  }).catch((error: unknown) => {
    if (isTwice(error)) return refuseField('itemId', 'That item is on auto-restock already.');
    throw error;
  });
  if ('ok' in result) return result;
  const items = found === undefined ? await watchItems(shop, shopper, [result.item_id]) : new Map([[result.item_id, found.item]]);
  return answer(viewRestock(result, items.get(result.item_id), false));
}

/** Has an item come no more. One of somebody else does not exist. */
export async function endRestock(shop: Shop, { shopper }: Looking, { query }: Input<typeof endCall>): Answer<typeof endCall> {
  const { person, tenant } = shopper;
  if (person === undefined) return refuse('UNAUTHORIZED');
  const result = await transaction(shop.database, async (tx): Promise<RestockRow | Reply<never>> => {
    const [row] = await lockOwnRestock(tx, [query.subscriptionId, person.userId, tenant]);
    if (row === undefined) return refuse('NOT_FOUND');
    if (await isBeingOrdered(tx, row)) return BEING_ORDERED;
    await skipPlanned(tx, [row.restock_id]);
    await moveRestock(tx, row.restock_id, 'ENDED', shop.now());
    return row;
  });
  return 'ok' in result ? result : answer({ subscriptionId: result.restock_id, status: 'ENDED' });
}

type Found = { readonly item: OfferedItem; readonly unitCents: number };

/** An item that can come again and again to a shopper, and what one costs so. */
async function restockable(shop: Shop, shopper: Shopper, itemId: string): Promise<Found | { readonly refusal: Reply<never> }> {
  const item = (await watchItems(shop, shopper, [itemId])).get(itemId);
  if (item === undefined) return { refusal: refuse('SKU_INVALID') };
  return restockableOf(item) ?? { refusal: refuseField('itemId', 'This item can’t be put on auto-restock.') };
}

/** What keeps it from coming so; undefined: nothing does. */
function problemOf(shop: Shop, { interval, everyDays, qty, nextOn }: Wanted): Reply<never> | undefined {
  if (qty !== undefined && !isQuantity(qty))
    return refuse('INVALID_QTY', { message: `A quantity is a whole number from 1 to ${MAX_LINE_QTY.toLocaleString('en-US')}.` });
  if (interval !== undefined && everyDays !== undefined) return refuseField('everyDays', 'Choose months or days, not both.');
  if (nextOn === undefined) return undefined;
  const today = shopDay(shop.now());
  const [first, last] = [earliestRestockDay(today), addDays(today, MOST_DAYS_AHEAD)];
  if (isCalendarDate(nextOn) && dayNumber(nextOn) >= dayNumber(first) && dayNumber(nextOn) <= dayNumber(last)) return undefined;
  return refuseField('nextOn', `Choose a day from ${dateText(first)} on, at most a year ahead.`);
}

function isQuantity(qty: unknown): boolean {
  const whole = wholeQuantity(qty);
  return whole !== undefined && whole >= 1 && whole <= MAX_LINE_QTY;
}

const BEING_ORDERED = refuseField('action', 'It’s being ordered right now. Try again in a minute.');

/** Whether it is in an order that is being placed; where it is not, none begins before this transaction ends. */
async function isBeingOrdered(tx: Tx, { restock_id: restockId }: RestockRow): Promise<boolean> {
  return (await lockPlanned(tx, [restockId])).some(({ state }) => state === 'ORDERING');
}

type Change = { readonly body: Input<typeof changeCall>['body']; readonly found: Found | undefined };

async function changeLocked(shop: Shop, tx: Tx, row: RestockRow, change: Change): Promise<RestockRow | Reply<never>> {
  if (await isBeingOrdered(tx, row)) return BEING_ORDERED;
  const { action } = change.body;
  const today = shopDay(shop.now());
  const wished = asWished(row, change);
  const pace = { pace: paceOf(wished), anchorDay: wished.anchor_day, today };
  switch (action) {
    case undefined:
    case 'AGREE':
      break;
    case 'SKIP':
      if (row.state !== 'ACTIVE') return refuseField('action', 'It’s paused: nothing comes.');
      // Pressed twice, one day is left out.
      if (change.body.day === undefined || change.body.day === row.next_on) wished.next_on = nextRestockDay(row.next_on, pace);
      break;
    case 'PAUSE':
      await moveRestock(tx, row.restock_id, 'PAUSED', shop.now());
      wished.state = 'PAUSED';
      break;
    case 'RESUME':
      await moveRestock(tx, row.restock_id, 'ACTIVE', shop.now());
      wished.state = 'ACTIVE';
      if (dayNumber(wished.next_on) < dayNumber(earliestRestockDay(today))) wished.next_on = nextRestockDay(wished.next_on, pace);
      break;
    default:
      return action satisfies never;
  }
  // It no longer comes on the day of which its buyer was told.
  if (wished.next_on !== row.next_on || wished.state !== 'ACTIVE') await skipPlanned(tx, [row.restock_id]);
  const { item_id: itemId, qty, months, days, anchor_day: anchorDay, next_on: nextOn, agreed_cents: cents, rise_percent: rise } = wished;
  await updateRestock(tx, [row.restock_id, itemId, qty, months, days, anchorDay, nextOn, cents, rise]);
  return wished;
}

/** What it is to be by what was asked for; what was not named stays. */
function asWished(row: RestockRow, { body, found }: Change): RestockRow {
  const { interval, everyDays, qty, nextOn, rise } = body;
  return {
    ...row,
    ...(found !== undefined && { item_id: found.item.itemId, agreed_cents: found.unitCents }),
    ...(qty !== undefined && { qty: wholeQuantity(qty) ?? row.qty }),
    ...(interval !== undefined && { months: interval, days: null }),
    ...(everyDays !== undefined && { months: null, days: everyDays }),
    ...(nextOn !== undefined && { next_on: nextOn, anchor_day: dayOfMonth(nextOn) }),
    ...(rise !== undefined && { rise_percent: rise }),
  };
}

function dayOfMonth(day: CalendarDate): number {
  return Number(day.slice(8, 10));
}

function isTwice(error: unknown): boolean {
  return isDatabaseError(error) && error.constraint === 'restocks_one_of_item';
}
