/** What is said when a saved item has gone to the cart, or `movedQty` of its pieces while `leftQty` stay saved. */
export function movedOneText(title: string, movedQty: number, leftQty: number): string {
  if (leftQty === 0) return `Moved to your cart: ${title}`;
  return `${movedQty.toLocaleString('en-US')} moved to your cart, ${leftQty.toLocaleString('en-US')} ${leftQty === 1 ? 'stays' : 'stay'} saved: ${title}`;
}

/** What is said when all saved items were to go to the cart: both counts. */
export function movedAllText(movedCount: number, leftCount: number): string {
  const left = `${leftCount.toLocaleString('en-US')} ${leftCount === 1 ? 'stays' : 'stay'} saved`;
  if (movedCount === 0) return leftCount === 0 ? 'Nothing is saved.' : `Nothing could be moved to your cart: ${left}.`;
  const moved = `${movedCount.toLocaleString('en-US')} ${movedCount === 1 ? 'item' : 'items'} moved to your cart`;
  return leftCount === 0 ? `${moved}.` : `${moved}, ${left}.`;
}
