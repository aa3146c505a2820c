/** The most units that one cart line may hold. (C §5, Quantity; C §9) */
export const MAX_LINE_QTY = 9_999;

/** The most rows that a cart may hold: cartProperty.maxItemAllowed. */
export const MAX_CART_ROWS = 200;

/** The largest number that the quantity field of the cart takes: three digits. (C §5, Quantity; C §9) */
export const MAX_CART_FIELD_QTY = 999;
