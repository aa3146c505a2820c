/** Orders that this node is having paid for their payers. */
const underWay = new Map<string, Promise<unknown>>();

/** Has an order paid for, so that whoever only hears of it meanwhile can leave it to that. */
export async function asPayer<T>(orderNumber: string, pay: () => Promise<T>): Promise<T> {
  const paid = pay();
  underWay.set(orderNumber, paid);
  try {
    return await paid;
  } finally {
    if (underWay.get(orderNumber) === paid) underWay.delete(orderNumber);
  }
}

/** Waits until an order is not being paid here any more, or that takes longer than usual. */
export async function untilPaid(orderNumber: string, mostMs: number): Promise<void> {
  const paid = underWay.get(orderNumber);
  if (paid === undefined) return;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, mostMs)));
  await Promise.race([paid.catch(() => undefined), late]);
  clearTimeout(timer);
}
