import type { Cart } from '#contracts/cart.ts';
import { dateText } from '#domain/shared/calendar.ts';

/** When what is shipped comes, and from when on a later day can be wanted. */
export type LaterDelivery = {
  /** yyyy-mm-dd */ readonly earliest: string;
  readonly earliestText: string;
  /** The day that was chosen, yyyy-mm-dd; absent when none was. */
  readonly date: string | undefined;
  readonly dateText: string | undefined;
};

/** The delivery day of a cart; `undefined` where nothing is shipped. (C §3, futureDelivery) */
export function laterDelivery({ date, earliestDeliveryDate }: Cart['futureDelivery']): LaterDelivery | undefined {
  if (earliestDeliveryDate === null) return undefined;
  return {
    earliest: earliestDeliveryDate,
    earliestText: dateText(earliestDeliveryDate),
    date: date ?? undefined,
    dateText: date === null ? undefined : dateText(date),
  };
}
