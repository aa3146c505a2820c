import { of, rare, type Family } from './family.ts';

/** Inks of pens: what offices buy first, then what is nice to have. */
export const inks = [...of('Black', 'Blue'), { text: 'Red', weight: 0.6 }, ...rare('Green', 'Purple', 'Teal', 'Navy'), { text: 'Assorted', weight: 0.4 }];

/** Plain colours of things that stand on a desk. */
export const deskColors = [...of('Black'), { text: 'White', weight: 0.6 }, { text: 'Graphite', weight: 0.5 }, ...rare('Silver', 'Navy', 'Teal', 'Red')];

/** Cheerful colours of school things. */
export const brights = [...of('Red', 'Blue', 'Green'), { text: 'Yellow', weight: 0.6 }, { text: 'Purple', weight: 0.5 }, ...rare('Pink', 'Orange', 'Teal')];

/** An assortment needs several pieces, and nobody sells one cheap pen. */
export const assortedNeedsPieces: NonNullable<Family['isMade']> = ({ color = '', pack = '' }) =>
  !/assorted|multicolor/i.test(color) || pack !== '';
