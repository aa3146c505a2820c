/** The checkout of the new experience. (C §2, Routes) */
export const CHECKOUT_PATH = '/cc/sparq/checkout';

/** The cart of each site. (C §2, Routes; A-007) */
export const CART_PATHS = { dotcom: '/cc/mmx/cart', SBA: '/cc/sba/cart' } as const;

/** The cart of the new experience: the one that a payment which came to nothing leads back to. (C §2, Routes; A-017) */
export const NEW_CART_PATH = '/cc/sparq/cart';
