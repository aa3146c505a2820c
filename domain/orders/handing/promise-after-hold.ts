import { addBusinessDays, isBusinessDay } from '../../delivery/days/business-days.ts';
import { addDays, type CalendarDate } from '../../shared/calendar.ts';

/**
 * The day by which something is expected that was held after it was ordered: as many business days later as began while it was held. What is released on
 * the day of its order is expected as it was.
 */
export function promiseAfterHold(promised: CalendarDate, orderedOn: CalendarDate, releasedOn: CalendarDate): CalendarDate {
  let held = 0;
  for (let day = addDays(orderedOn, 1); day <= releasedOn; day = addDays(day, 1)) if (isBusinessDay(day)) held += 1;
  return held === 0 ? promised : addBusinessDays(promised, held);
}
