import { dateText, type CalendarDate } from '../shared/calendar.ts';

/**
 * The kinds of delivery group, in the order in which they are displayed: the first four as documented, then by how soon
 * the goods come.
 */
export const GROUP_KINDS = [
  'OUT_OF_STOCK',
  'MEMBERSHIP',
  'E_DOWNLOAD',
  'ONE_HOUR_PICKUP',
  'SAME_DAY',
  'NEXT_DAY',
  'STANDARD',
  'SHIP_TO_STORE',
  'LATER_PICKUP',
  'BACK_ORDER',
  'PRE_ORDER',
  'FALLBACK_EXPECTED',
  'FALLBACK_ARRIVES',
] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

/** The delivery title of one-hour pickup. (C §4, Delivery grouping) */
const ONE_HOUR_PICKUP_TITLE = 'Pick up in 1-hour';

/** The delivery title of same-day delivery. (C §4, Delivery grouping) */
export const SAME_DAY_TITLE = 'Today by 7 pm';

/** The title of shipped goods without a usable date. (C §4, Delivery grouping) */
export const FALLBACK_EXPECTED_TITLE = 'expected within 1-6 business days';

/** The title of goods on the way to a store without a usable date. (C §4, Delivery grouping) */
export const FALLBACK_ARRIVES_TITLE = 'arrives within 1-6 business days';

/** A store as a title names it. */
export interface TitleStore {
  readonly storeNumber: string;
  readonly city: string;
  readonly state: string;
}

/** What a group's rows have in common. */
export interface GroupTopic {
  readonly kind: GroupKind;
  /** Needed by the kinds whose title names a date. */
  readonly date?: CalendarDate | undefined;
  /** Named by one-hour pickup; without it the title has no place. */
  readonly store?: TitleStore | undefined;
}

/** The title over a delivery group, in the shopper's words. */
export function groupTitle({ kind, date, store }: GroupTopic): string {
  const day = date === undefined ? '' : dateText(date);
  switch (kind) {
    case 'OUT_OF_STOCK':
      return 'Out of stock';
    case 'MEMBERSHIP':
      return 'Membership';
    case 'E_DOWNLOAD':
      return 'Email delivery';
    case 'ONE_HOUR_PICKUP':
      return store === undefined ? ONE_HOUR_PICKUP_TITLE : `${ONE_HOUR_PICKUP_TITLE} at ${store.city}, ${store.state}`;
    case 'SAME_DAY':
      return SAME_DAY_TITLE;
    case 'NEXT_DAY':
    case 'STANDARD':
      return `Delivered by ${day}`;
    case 'SHIP_TO_STORE':
    case 'LATER_PICKUP':
      return `Arrives by ${day}`;
    case 'BACK_ORDER':
      return `Back order: expected by ${day}`;
    case 'PRE_ORDER':
      return `Pre-order: available ${day}`;
    case 'FALLBACK_EXPECTED':
      return FALLBACK_EXPECTED_TITLE;
    case 'FALLBACK_ARRIVES':
      return FALLBACK_ARRIVES_TITLE;
    default:
      return kind satisfies never;
  }
}
