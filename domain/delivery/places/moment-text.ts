import { SHOP_ZONE } from './shop-zone.ts';

const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: SHOP_ZONE });

/** A moment by the clock of the shop. */
export function momentText(iso: string): string {
  return MOMENT.format(new Date(iso));
}
