/**
 * When the shop lives that is measured: a Friday noon in Massachusetts. What a cart asks depends on the hour: the stores near by are
 * asked only while they could still deliver today.
 */
export const SHOP_CLOCK = '2026-11-20T17:00:00Z';
