import type { Ways } from '../handing/ways.ts';

/** Who pays the shop and is paid later by whoever orders: 'Klarna', '4 payments of $12.48'. */
export type PaidLater = { readonly name: string; readonly plan: string };

/**
 * When an order is charged: what is carried when it leaves, what is picked up when it is handed over, what is emailed when it is sent.
 *
 * @param later whom that is charged to where it is not whoever orders: what they pay, and when, is between the two.
 */
export function chargeText(ways: Ways, later?: PaidLater): string {
  const charged = later === undefined ? 'You are charged' : `${later.name} is charged`;
  const after = later === undefined ? '' : ` You pay ${later.name} in ${later.plan}.`;
  return `${charged} ${chargedWhen(ways)}.${after}`;
}

/** The same of an order on account: "You get an invoice when your order ships, due in 30 days." */
export function invoicedText(ways: Ways, termsDays: number): string {
  return `You get an invoice ${chargedWhen(ways)}, due in ${termsDays} days.`;
}

/** The same without who is charged: 'when your order ships'. */
export function chargedWhen(ways: Ways): string {
  const list = [
    ...(ways.hasParcels ? ['for what we deliver when it ships'] : []),
    ...(ways.hasPickups ? ['for what you pick up when you get it'] : []),
    ...(ways.hasEmails ? ['for what we email when we send it'] : []),
  ];
  if (list.length < 2) return list.length === 0 ? 'right away' : `when ${leaves(ways, 'your order')}`;
  return `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;
}

/** What happens as something is charged: 'it ships', 'you pick up your order', 'the rest ships or is picked up'. */
export function leaves({ hasParcels, hasPickups, hasEmails }: Ways, what: 'it' | 'your order' | 'the rest'): string {
  if (hasPickups && !hasParcels && !hasEmails) return what === 'it' ? 'you pick it up' : `you pick up ${what}`;
  if (hasEmails && !hasParcels && !hasPickups) return `we email ${what}`;
  const ways = [...(hasParcels ? ['ships'] : []), ...(hasPickups ? ['is picked up'] : []), ...(hasEmails ? ['is emailed'] : [])];
  return `${what} ${ways.join(' or ') || 'ships'}`;
}
