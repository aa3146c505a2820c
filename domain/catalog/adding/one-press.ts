/** What a tile says of how its item is had. */
type Had = {
  readonly actionLabel: string;
  readonly isOutOfStock: boolean;
  readonly isSKUSET: boolean;
  /** Why whoever looks cannot buy it. */
  readonly refusalText?: string | null | undefined;
};

/** Whether one press puts it into the cart from a list of many: a set, too, of which a tile by itself leads to the page that says what is in it. */
export function isOnePress({ actionLabel, isOutOfStock, isSKUSET, refusalText }: Had): boolean {
  if (isOutOfStock) return false;
  return actionLabel === 'ADD' || (isSKUSET && actionLabel === 'VIEW' && (refusalText ?? null) === null);
}
