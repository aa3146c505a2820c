import { at, of, rare, type Family } from '../family.ts';

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

/** What calendars and planners of these years run over, by how many people still buy the school's year in fall. */
export const years = (schoolYear: number) => [
  at(1, 'Jan–Dec 2027', { spec: 'January to December 2027', synonyms: '2027 calendar year, January start' }),
  at(1, 'Jul 2026–Jun 2027', {
    spec: 'July 2026 to June 2027',
    weight: schoolYear,
    synonyms: '2026-2027 academic year, school year, July start',
  }),
];
