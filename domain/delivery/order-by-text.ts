import { clockText } from '../shared/calendar.ts';

/** Until when to order for what is promised, as a shopkeeper says it: 'Order by 5 PM'; `undefined` where no hour of today decides. */
export function orderByText(minuteOfDay: number | undefined): string | undefined {
  return minuteOfDay === undefined ? undefined : `Order by ${clockText(minuteOfDay).replace(':00', '')}`;
}
