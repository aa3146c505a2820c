import type { CalendarDate } from '../shared/calendar.ts';
import type { DeliveryType, LevelOfService } from './delivery-types.ts';
import type { GroupKind, GroupTopic, TitleStore } from './group-titles.ts';

/** What of a row decides its delivery group. */
export interface RowDelivery {
  readonly deliveryType: DeliveryType;
  readonly levelOfService: LevelOfService;
  /** The last promised day; none when no day can be promised. */
  readonly maxDeliveryDate?: CalendarDate | undefined;
  readonly isBackOrder: boolean;
  /** There is none, and it is no back order. */
  readonly isOutOfStock: boolean;
  readonly isMembership: boolean;
  readonly isDeliveredByEmail: boolean;
  /** Not published yet: its street date is still to come. */
  readonly isPreOrder: boolean;
  readonly streetDate?: CalendarDate | undefined;
  /** The store of a row that is fetched. */
  readonly pickupStore?: TitleStore | undefined;
}

/** The topic of the delivery group that a row belongs to. What stands in the way of the goods counts before how they travel. */
export function groupTopicOf(row: RowDelivery): GroupTopic {
  if (row.isOutOfStock) return { kind: 'OUT_OF_STOCK' };
  if (row.isMembership) return { kind: 'MEMBERSHIP' };
  if (row.isDeliveredByEmail) return { kind: 'E_DOWNLOAD' };
  if (row.isPreOrder) return dated('PRE_ORDER', row.streetDate, row);
  if (row.isBackOrder) return dated('BACK_ORDER', row.maxDeliveryDate, row);
  switch (row.deliveryType) {
    case 'ISP':
      return { kind: 'ONE_HOUR_PICKUP', date: row.maxDeliveryDate, store: row.pickupStore };
    case 'STS':
      return dated('SHIP_TO_STORE', row.maxDeliveryDate, row);
    case 'PCK':
      return dated('LATER_PICKUP', row.maxDeliveryDate, row);
    case 'STA':
      if (row.levelOfService === 'SDD') return { kind: 'SAME_DAY' };
      return dated(row.levelOfService === 'NDD' ? 'NEXT_DAY' : 'STANDARD', row.maxDeliveryDate, row);
    default:
      return row.deliveryType satisfies never;
  }
}

function dated(kind: GroupKind, date: CalendarDate | undefined, row: RowDelivery): GroupTopic {
  if (date !== undefined) return { kind, date };
  return { kind: row.deliveryType === 'STA' ? 'FALLBACK_EXPECTED' : 'FALLBACK_ARRIVES' };
}

/** What tells a group from every other of the same cart: 'STANDARD:2026-11-24', 'ONE_HOUR_PICKUP:1547', 'OUT_OF_STOCK'. */
export function groupKey({ kind, date, store }: GroupTopic): string {
  const detail = kind === 'ONE_HOUR_PICKUP' ? store?.storeNumber : date;
  return detail === undefined ? kind : `${kind}:${detail}`;
}
