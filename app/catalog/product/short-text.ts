import type { Way } from './product-view.ts';

/**
 * That a way has fewer pieces than are wanted, and what to do; undefined where there are enough, or nobody says how many there are.
 *
 * @param value of the way that is chosen, as its form says it.
 */
export function shortText(ways: readonly Way[], value: unknown, qty: number): string | undefined {
  const way = ways.find((one) => one.value === value);
  const left = way?.left;
  if (way === undefined || left === undefined || !(qty > left)) return undefined;
  const rest = way.value === 'STA' ? undefined : ways.find((one) => one.value === 'STA' && one.isOpen && (one.left ?? qty) >= qty);
  const instead =
    rest === undefined ? `Lower the quantity to ${left}.` : `Lower the quantity to ${left}, or choose delivery for all ${qty}.`;
  return `${HAS[way.value](left)} ${instead}`;
}

const HAS: Readonly<Record<Way['value'], (left: number) => string>> = {
  STA: (left) => `We have ${left} to ship.`,
  ISP: (left) => `This store has ${left}.`,
  SDD: (left) => `We can bring ${left} today.`,
};
