/** The zip code of a shopper who has not told us one. (C §2, Cookies) */
export const DEFAULT_ZIP = '01702';

/** The store whose availability the cart shows when no store is known. It never becomes a row's store. (C §9) */
export const DEFAULT_CART_STORE_NUMBER = '1547';

/** Where the pickup-in-store search begins when nothing is known of the shopper. (S §9, Default zip) */
export const PICKUP_SEARCH_DEFAULTS = { storeNumber: '0008', zipCode: '01760', state: 'MA' } as const;
