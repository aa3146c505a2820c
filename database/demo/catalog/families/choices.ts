import { COMING_YEAR, YEAR_BEFORE } from '../../coming-year.ts';
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
  at(1, `Jan–Dec ${COMING_YEAR}`, { spec: `January to December ${COMING_YEAR}`, synonyms: `${COMING_YEAR} calendar year, January start` }),
  at(1, `Jul ${YEAR_BEFORE}–Jun ${COMING_YEAR}`, {
    spec: `July ${YEAR_BEFORE} to June ${COMING_YEAR}`,
    weight: schoolYear,
    synonyms: `${YEAR_BEFORE}-${COMING_YEAR} academic year, school year, July start`,
  }),
];
