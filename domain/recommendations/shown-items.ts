/**
 * What is shown of recommended items: the first ones; where one is removed, or lies in the cart by now, the next one that is there takes its very place. (S4-27)
 *
 * @param items all that came, what is shown first and those in reserve.
 * @param removed in the order in which they went.
 */
export function shownItems<T extends { readonly itemId: string }>(items: readonly T[], removed: readonly string[], most: number): T[] {
  const shown = items.slice(0, most);
  const reserve = items.slice(most);
  for (const itemId of removed) {
    const place = shown.findIndex((one) => one.itemId === itemId);
    if (place === -1) {
      const inReserve = reserve.findIndex((one) => one.itemId === itemId);
      if (inReserve !== -1) reserve.splice(inReserve, 1);
    } else shown.splice(place, 1, ...reserve.splice(0, 1));
  }
  return shown;
}
