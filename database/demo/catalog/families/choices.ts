import { of, rare, type Family } from '../family.ts';

/** Inks of pens: what offices buy first, then what is nice to have. */
export const inks = [
  ...of('Black', 'Blue'),
  { text: 'Red', weight: 0.6 },
  ...rare('Green', 'Navy'),
  { text: 'Purple', weight: 0.15 },
  { text: 'Assorted', weight: 0.4 },
];

/** An assortment needs several pieces, and nobody sells one cheap pen. */
export const assortedNeedsPieces: NonNullable<Family['isMade']> = ({ color = '', pack = '' }) =>
  !/assorted|multicolor/i.test(color) || pack !== '';
export function wordOf<T>(has: (words: string) => boolean, meanings: Readonly<Record<string, T>>): T {
  for (const [words, meaning] of Object.entries(meanings)) if (has(words)) return meaning;
  throw new Error(`none of ${Object.keys(meanings).join(', ')}`);
}
