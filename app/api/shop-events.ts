/** What happens on a page that those who watch the shop's pages want to know. */
export type ShopEvent = { readonly event: 'ATC_NO_RESPONSE'; readonly placement: string; readonly scheme: string };

/** The event of the window under which whoever wants to can hear of them; what it is stands in its `detail`. */
export const SHOP_EVENT = 'shop-event';

/** Tells of it: to whoever listens on this page, and to the server's log. Nobody waits for either. */
export function tellEvent(event: ShopEvent): void {
  window.dispatchEvent(new CustomEvent(SHOP_EVENT, { detail: event }));
  void import('./log-error.ts').then(({ report }) => report({ msg: `${event.event} ${event.scheme}`, info: event }));
}
