import type { CalendarDate } from '../shared/calendar.ts';
import { optionGroupOf, type DeliveryType, type LevelOfService, type OptionGroup } from './delivery-types.ts';
import type { AvailableDeliveryOption } from './options.ts';
import type { DeliveryPromise } from './days/promise.ts';

/** A way to deliver a row, before its dates are known. */
export interface DeliveryWay {
  readonly deliveryType: DeliveryType;
  readonly levelOfService: LevelOfService;
  /** The store of a row that is fetched; absent for one that is shipped. */
  readonly pickupStoreNumber?: string | undefined;
}

/** A delivery of a row with its dates, in the shape of selectedDeliveryOption. (C §3, Cart item) */
export interface DeliveryChoice extends DeliveryWay, DeliveryPromise {
  /** How many can be delivered in this way. */
  readonly availableQuantity: number;
}

/** What is known of the row that another way is looked for. */
export interface AlternateRequest {
  readonly selected: DeliveryWay;
  readonly qty: number;
  readonly options: readonly AvailableDeliveryOption[];
  /** The shopper's store; without one nothing can be fetched. */
  readonly storeNumber: string | undefined;
  /** The promise of a way whose goods are in stock. */
  readonly promiseOf: (way: DeliveryWay) => DeliveryPromise;
}

/** Equally early ways, the most welcome first: fetched within the hour, shipped free, shipped today at a fee, from a store. */
const WELCOME: readonly OptionGroup[] = ['G2', 'G1', 'G4', 'G3'];

/**
 * The best other way to deliver a row: one that has the whole quantity, with the earliest date. It is a hint that takes
 * one click. `undefined` when there is no other way.
 */
export function alternateDeliveryOption(request: AlternateRequest): DeliveryChoice | undefined {
  const selectedGroup = optionGroupOf(request.selected.deliveryType, request.selected.levelOfService);
  let best: DeliveryChoice | undefined;
  for (const groupId of WELCOME) {
    const choice = groupId === selectedGroup ? undefined : choiceOf(groupId, request);
    if (choice !== undefined && (best === undefined || dateOf(choice) < dateOf(best))) best = choice;
  }
  return best;
}

function choiceOf(groupId: OptionGroup, request: AlternateRequest): DeliveryChoice | undefined {
  const way = wayOf(groupId, request.storeNumber);
  const option = request.options.find((candidate) => candidate.groupId === groupId);
  if (way === undefined || option === undefined) return undefined;
  const availableQuantity = quantityFor(way, option);
  if (availableQuantity < request.qty) return undefined;
  const promise = request.promiseOf(way);
  const isKept = promise.levelOfService === way.levelOfService || groupId === 'G1';
  return isKept && promise.maxDeliveryDate !== undefined ? { ...way, ...promise, availableQuantity } : undefined;
}

function wayOf(groupId: OptionGroup, storeNumber: string | undefined): DeliveryWay | undefined {
  if (groupId === 'G1') return { deliveryType: 'STA', levelOfService: 'NDD' };
  if (groupId === 'G4') return { deliveryType: 'STA', levelOfService: 'SDD' };
  if (storeNumber === undefined) return undefined;
  const deliveryType = groupId === 'G2' ? 'ISP' : 'STS';
  return { deliveryType, levelOfService: 'STANDARD', pickupStoreNumber: storeNumber };
}

/** A parcel may be put together from several centres; what is picked up or brought today lies in one store. */
function quantityFor(way: DeliveryWay, option: AvailableDeliveryOption): number {
  const available = option.locations
    .filter(({ locationId }) => way.deliveryType !== 'ISP' || locationId === way.pickupStoreNumber)
    .map((location) => location.available);
  if (option.groupId === 'G4') return Math.max(0, ...available);
  return available.reduce((sum, quantity) => sum + quantity, 0);
}

function dateOf(choice: DeliveryChoice): CalendarDate {
  return choice.maxDeliveryDate ?? '9999-12-31';
}
