import { dateRangeText, dateText } from '../shared/calendar.ts';
import type { DeliveryPromise } from './days/promise.ts';

/**
 * When shipped goods come: 'Get it by Fri, Dec 4' where it is known where to, and 'Get it Dec 1–4', which holds everywhere, where it is not.
 * `undefined` when no day can be promised.
 */
export function arrivalText(
  { minDeliveryDate: from, maxDeliveryDate: to }: Pick<DeliveryPromise, 'minDeliveryDate' | 'maxDeliveryDate'>,
  isPlaceKnown: boolean,
): string | undefined {
  if (from === undefined || to === undefined) return undefined;
  return isPlaceKnown || from === to ? `Get it by ${dateText(to)}` : `Get it ${dateRangeText(from, to)}`;
}
