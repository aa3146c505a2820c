import { orderPath } from '#app/shell/account-paths.ts';

/** Where an order is paid another way. */
export function payOrderPath(orderNumber: string): string {
  return `${orderPath(orderNumber)}/pay`;
}
