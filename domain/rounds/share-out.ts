/** How many somebody asked for, in the order in which they asked. */
export type Asked = { readonly qty: number };

/**
 * Shares out what there is of an item among those who asked for it: whoever asked first is served first, and nobody gets more than they asked for.
 *
 * @returns how many each of them gets, in their order. What is over belongs to whoever orders.
 */
export function shareOut(qty: number, asked: readonly Asked[]): number[] {
  let left = Math.max(0, qty);
  return asked.map(({ qty: wanted }) => {
    const given = Math.min(left, wanted);
    left -= given;
    return given;
  });
}
