import { isBusinessDay } from './business-days.ts';
import { addDays, isCalendarDate, type CalendarDate } from '../../shared/calendar.ts';
import type { DeliveryPromise } from './promise.ts';

/** Why a day cannot be chosen for a delivery. */
export type FutureDateProblem = 'NOT_A_DATE' | 'NOTHING_SHIPPED' | 'TOO_EARLY' | 'TOO_LATE' | 'NO_BUSINESS_DAY';

/** Between which days a later delivery can be chosen. */
export interface DeliveryWindow {
  /** The first day on which everything that is shipped can be there; none when nothing is shipped that could wait. */
  readonly earliestDate: CalendarDate | undefined;
  /** So many days after it, 0 where no later day is offered. */
  readonly windowDays: number;
}

/** The last day that can be chosen; `undefined` when none can. */
export function latestFutureDate({ earliestDate, windowDays }: DeliveryWindow): CalendarDate | undefined {
  return earliestDate === undefined || windowDays === 0 ? undefined : addDays(earliestDate, windowDays);
}

/** Why a day cannot be chosen for the delivery; `undefined` when it can. Goods come on business days only. (C §3, futureDelivery) */
export function futureDateProblem(date: string, window: DeliveryWindow): FutureDateProblem | undefined {
  if (!isCalendarDate(date)) return 'NOT_A_DATE';
  if (window.earliestDate === undefined) return 'NOTHING_SHIPPED';
  if (date < window.earliestDate) return 'TOO_EARLY';
  const latest = latestFutureDate(window);
  if (latest === undefined || date > latest) return 'TOO_LATE';
  return isBusinessDay(date) ? undefined : 'NO_BUSINESS_DAY';
}

/** A shipped row's promise when the shopper wants everything on a later day; what comes later anyway, or today, stays. */
export function movedTo(date: CalendarDate, promise: DeliveryPromise): DeliveryPromise {
  const isLater = promise.maxDeliveryDate === undefined || promise.maxDeliveryDate >= date;
  if (isLater || promise.levelOfService === 'SDD') return promise;
  return { ...promise, levelOfService: 'STANDARD', minDeliveryDate: date, maxDeliveryDate: date, orderByMinute: undefined };
}
