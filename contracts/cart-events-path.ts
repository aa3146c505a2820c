/** Where the changes of the cart are told: apart from the call's shapes, so that a page can listen without loading those. */
export const CART_EVENTS_PATH = '/cc/api/checkout/events';
