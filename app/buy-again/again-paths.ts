import { orderPath } from '#app/shell/account-paths.ts';

/** What was bought before, to be bought again. */
export const BUY_AGAIN = { name: 'Buy again', href: '/account/buy-again' } as const;

/** The rows of an order, to choose from; a press there adds all of them. */
export function orderAgainPath(orderNumber: string): string {
  return `${orderPath(orderNumber)}/again`;
}
