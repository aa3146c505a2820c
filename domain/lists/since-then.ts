/** How an item on a list stood when it was put there; null: nobody kept it, or there was none. */
export type Then = { readonly priceCents: number | null; readonly wasInStock: boolean | null };
/** How it stands now. */
export type Now = { readonly priceCents: number | null; readonly isInStock: boolean };

/** What is different about an item since it was put on a list. */
export type SinceThen = {
  readonly price?: { readonly way: 'UP' | 'DOWN'; readonly thenCents: number };
  readonly stock?: 'GONE' | 'BACK';
};

/** What has changed about an item; of what is not known nothing has. */
export function sinceThen({ priceCents: thenCents, wasInStock }: Then, { priceCents, isInStock }: Now): SinceThen {
  return {
    ...(thenCents !== null &&
      priceCents !== null &&
      thenCents !== priceCents && { price: { way: priceCents > thenCents ? 'UP' : 'DOWN', thenCents } as const }),
    ...(wasInStock !== null && wasInStock !== isInStock && { stock: isInStock ? 'BACK' : 'GONE' }),
  };
}
