import { specialDay } from '#domain/stores/closings.ts';
import { nextOpening, type WeeklyHours } from '#domain/stores/opening-hours.ts';
import { addDays, type CalendarDate } from '../../shared/calendar.ts';
import { addBusinessDays, isBusinessDay } from './business-days.ts';
import type { DeliveryType, LevelOfService } from '../delivery-types.ts';
import { localTime, type LocalTime } from './local-time.ts';

/** What is known of a row when its dates are promised. */
export interface PromiseRequest {
  /** The moment of the promise, in epoch milliseconds. */
  readonly nowMs: number;
  /** IANA zone of the place where the goods change hands: the ship-to's, or the store's for pickup. */
  readonly zone: string;
  readonly deliveryType: DeliveryType;
  /** The level the shopper chose; none: the best that costs nothing. One that cannot be kept falls to the next best. */
  readonly wishedLevel?: LevelOfService | undefined;
  /** A download, membership, plan or service is not: it comes at once. */
  readonly isPhysical: boolean;
  /**
   * Whether the wanted quantity lies where this delivery type takes it from: at a centre, for ISP and PCK in the store.
   * Same-day delivery takes it from a store near by and asks `sameDayStoreMiles` instead.
   */
  readonly isInStock: boolean;
  /** Whether it lies at a fulfilment centre of the ship-to's zone, near enough for the next day. */
  readonly isInZoneOfCentre: boolean;
  /** Whether it is too heavy to fly and goes beyond the mainland's roads: then it goes by sea. Absent: it does not. */
  readonly goesBySea?: boolean | undefined;
  /** Miles from the ship-to's zip to the nearest store that has it; none: no store has. */
  readonly sameDayStoreMiles?: number | undefined;
  /** Business days in which it is made first; none: it lies there. */
  readonly madeInDays?: number | undefined;
  /** Opening hours of the pickup store. */
  readonly storeHours?: WeeklyHours | undefined;
  /** Sold although there is none. */
  readonly isBackOrder?: boolean | undefined;
  readonly backOrderDate?: CalendarDate | undefined;
  /** Sold before it is published. */
  readonly isPreOrder?: boolean | undefined;
  readonly streetDate?: CalendarDate | undefined;
}

/** When a row arrives or can be fetched. Both dates are there or none is: then no day can be promised. */
export interface DeliveryPromise {
  readonly levelOfService: LevelOfService;
  readonly minDeliveryDate: CalendarDate | undefined;
  readonly maxDeliveryDate: CalendarDate | undefined;
  readonly isBackOrder: boolean;
  /** The local minute of today from which on an order comes later than this; none: the promise stays the same until midnight. */
  readonly orderByMinute?: number | undefined;
}

/** What is ordered before this local minute (17:00) of a business day leaves on that day. */
export const SHIPPING_CUTOFF_MINUTE = 17 * 60;

/** Orders before this local minute (14:00) can be there by 7 pm. */
export const SAME_DAY_CUTOFF_MINUTE = 14 * 60;

/** The farthest a same-day courier goes from a store that has the goods, in miles. */
export const SAME_DAY_RADIUS_MILES = 20;

/** Business days that a parcel takes. */
export const STANDARD_DAYS = { min: 2, max: 4 } as const;
/** The same for what goes by sea, to Alaska, Hawaii and the islands. */
export const SEA_DAYS = { min: 7, max: 10 } as const;
/** The same to one of our stores. */
export const SHIP_TO_STORE_DAYS = { min: 3, max: 6 } as const;

/** The level of service and the dates that can be promised for a row at a moment. */
export function promiseFor(request: PromiseRequest): DeliveryPromise {
  const local = localTime(request.nowMs, request.zone);
  if (request.isPreOrder === true && !isPast(request.streetDate, local.date)) return onDay(request.streetDate);
  if (!request.isPhysical) return onDay(local.date);
  if (request.isBackOrder === true) return backOrder(request.backOrderDate, local.date);
  if (isSameDayWished(request) && (request.madeInDays ?? 0) === 0 && isSameDayPossible(local, request.sameDayStoreMiles)) {
    return { ...onDay(local.date, 'SDD'), orderByMinute: SAME_DAY_CUTOFF_MINUTE };
  }
  if (!request.isInStock) return onDay(undefined);
  switch (request.deliveryType) {
    case 'STA':
      return shipped(request, local);
    case 'STS':
      return { ...withinBusinessDays(dayMade(request, local), SHIP_TO_STORE_DAYS), ...cutOff(local) };
    case 'ISP':
      return onDay(openDay(request.storeHours, whenMade(request, local)));
    case 'PCK':
      return onDay(laterOpenDay(request.storeHours, whenMade(request, local)));
    default:
      return request.deliveryType satisfies never;
  }
}

/** Same day only when asked for, since it costs extra. */
function isSameDayWished(request: PromiseRequest): boolean {
  return request.deliveryType === 'STA' && request.wishedLevel === 'SDD';
}

/** Next day from near by, unless something slower was asked for. */
function shipped(request: PromiseRequest, local: LocalTime): DeliveryPromise {
  const placed = dayMade(request, local);
  const isNextDay = request.isInZoneOfCentre && request.wishedLevel !== 'STANDARD';
  const days = request.goesBySea === true ? SEA_DAYS : STANDARD_DAYS;
  return { ...(isNextDay ? onDay(addBusinessDays(placed, 1), 'NDD') : withinBusinessDays(placed, days)), ...cutOff(local) };
}

/**
 * The day that an order to be shipped counts for, whatever way it goes: after the cut-off, or on a day that is no business day, the
 * next business day. A promise that only some hours lose their day for would reward those who wait until midnight.
 */
function dayPlaced(local: LocalTime): CalendarDate {
  return isBeforeCutOff(local) ? local.date : addBusinessDays(local.date, 1);
}

/** The day on which it is there to be sent: that on which the order counts, or the one on which it has been made. */
function dayMade({ madeInDays = 0 }: PromiseRequest, local: LocalTime): CalendarDate {
  return madeInDays === 0 ? dayPlaced(local) : addBusinessDays(dayPlaced(local), madeInDays);
}

/** From when on a store can hand it out: now, or the morning after it has been made. */
function whenMade(request: PromiseRequest, local: LocalTime): LocalTime {
  return (request.madeInDays ?? 0) === 0 ? local : { date: addDays(dayMade(request, local), 1), minuteOfDay: 0 };
}

function isBeforeCutOff({ date, minuteOfDay }: LocalTime): boolean {
  return minuteOfDay < SHIPPING_CUTOFF_MINUTE && isBusinessDay(date);
}

function cutOff(local: LocalTime): Pick<DeliveryPromise, 'orderByMinute'> {
  return isBeforeCutOff(local) ? { orderByMinute: SHIPPING_CUTOFF_MINUTE } : {};
}

/** Whether an order at this local time can be there today, from a store so many miles away that has the goods. On a holiday no store opens. */
function isSameDayPossible({ date, minuteOfDay }: LocalTime, storeMiles: number | undefined): boolean {
  if (storeMiles === undefined || storeMiles > SAME_DAY_RADIUS_MILES || minuteOfDay >= SAME_DAY_CUTOFF_MINUTE) return false;
  const special = specialDay(date);
  return special === undefined || special.closesAt !== undefined;
}

/** A back order whose day has gone by has slipped: nobody knows its new day yet. */
function backOrder(date: CalendarDate | undefined, today: CalendarDate): DeliveryPromise {
  return { ...onDay(isPast(date, today) ? undefined : date), isBackOrder: true };
}

function withinBusinessDays(from: CalendarDate, days: { readonly min: number; readonly max: number }): DeliveryPromise {
  const minDeliveryDate = addBusinessDays(from, days.min);
  const maxDeliveryDate = addBusinessDays(minDeliveryDate, days.max - days.min);
  return { levelOfService: 'STANDARD', minDeliveryDate, maxDeliveryDate, isBackOrder: false };
}

function onDay(date: CalendarDate | undefined, levelOfService: LevelOfService = 'STANDARD'): DeliveryPromise {
  return { levelOfService, minDeliveryDate: date, maxDeliveryDate: date, isBackOrder: false };
}

function isPast(date: CalendarDate | undefined, today: CalendarDate): boolean {
  return date !== undefined && date < today;
}

/** Today while the store is open or still to open, else its next opening day. */
function openDay(hours: WeeklyHours | undefined, local: LocalTime): CalendarDate | undefined {
  const opening = nextOpening(hours ?? [], local.date, local.minuteOfDay);
  return opening === undefined ? undefined : addDays(local.date, opening.daysAhead);
}

/** The first day after today on which the store opens: what is packed today is held from then on. */
function laterOpenDay(hours: WeeklyHours | undefined, local: LocalTime): CalendarDate | undefined {
  return openDay(hours, { date: addDays(local.date, 1), minuteOfDay: 0 });
}
