/**
 * Where single items are bought at once: whether and how, the order before it is placed, and where scripts send a press. Apart from the other addresses:
 * few pages lead there.
 */
export const BUY_NOW_PATHS = { settings: '/account/buynow', order: '/cc/sparq/buynow', press: '/cc/sparq/buynow/press' } as const;
