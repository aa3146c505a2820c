/** How the parts of an order reach whoever ordered them. */
export type Carriers = { readonly hasParcels: boolean; readonly hasPickups: boolean; readonly hasDownloads: boolean };

/** Groups of what nobody carries, by how their key begins. */
const EMAILED: readonly string[] = ['E_DOWNLOAD', 'MEMBERSHIP'];

/** How the delivery groups of a cart reach whoever orders them. `deliveryType`: that of the group's first row. */
export function carriersOf(groups: readonly { readonly key: string; readonly deliveryType: string }[]): Carriers {
  const isEmailed = ({ key }: { readonly key: string }) => EMAILED.includes(key.split(':')[0] ?? '');
  const carried = groups.filter((group) => !isEmailed(group));
  return {
    hasParcels: carried.some(({ deliveryType }) => deliveryType === 'STA'),
    hasPickups: carried.some(({ deliveryType }) => deliveryType !== 'STA'),
    hasDownloads: groups.some(isEmailed),
  };
}

/** When an order is charged: what is carried when it leaves, what is fetched when it is handed over, what is sent by email at once. */
export function chargeText({ hasParcels, hasPickups, hasDownloads }: Carriers): string {
  const parts = [
    ...(hasParcels ? [{ alone: 'when your order ships', among: 'for what we deliver when it ships' }] : []),
    ...(hasPickups ? [{ alone: 'when you pick up your order', among: 'for what you pick up when you get it' }] : []),
    ...(hasDownloads ? [{ alone: 'right away', among: 'for what we email right away' }] : []),
  ];
  const [only, ...more] = parts;
  if (only === undefined) return 'You are charged right away.';
  if (more.length === 0) return `You are charged ${only.alone}.`;
  const list = parts.map(({ among }) => among);
  return `You are charged ${list.slice(0, -1).join(', ')} and ${list.at(-1)}.`;
}
