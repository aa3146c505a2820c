/** What can still be done with an order. */
export interface Doable {
  readonly mayCancel: boolean;
  readonly mayReturn: boolean;
  readonly hasReceipt: boolean;
}

/** What the link that an order's mails carry lets somebody do now: 'cancel, follow every step and print the receipt'. */
export function linkDoes({ mayCancel, mayReturn, hasReceipt }: Doable): string {
  const what = [
    ...(mayCancel ? ['cancel'] : []),
    ...(mayReturn ? ['return items'] : []),
    'follow every step',
    ...(hasReceipt ? ['print the receipt'] : []),
  ];
  const [only = '', ...more] = what;
  return more.length === 0 ? only : `${what.slice(0, -1).join(', ')} and ${what.at(-1)}`;
}
