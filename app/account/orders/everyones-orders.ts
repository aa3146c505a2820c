import { PATHS } from '#app/shell/site-paths.ts';

/** The orders of all people of an organization, for who may look at them. */
export const EVERYONES_ORDERS = { name: 'Everyone’s orders', href: `${PATHS.orders}?whose=everyone` } as const;
