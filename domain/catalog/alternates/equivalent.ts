import { isColorLabel } from '../variants/options.ts';
import { isMeasureLabel, likestFirst, type Comparable } from './likeness.ts';

/** What decides whether an item can be taken for another without a second look. */
export interface Packed extends Comparable {
  readonly uom: string;
  readonly unitsInPack: number;
  readonly unitName: string;
}

/**
 * Items that do the same as one and come in the same pack, so that as many of them are as much of it, the likest first: of one kind, of the same measures and
 * color, as far as both say them.
 */
export function equivalentsOf<Item extends Packed>(own: Packed, candidates: readonly Item[]): Item[] {
  return likestFirst(
    own,
    candidates.filter((other) => other.itemId !== own.itemId && isOfOnePack(own, other) && isSameThing(own, other)),
  );
}

function isOfOnePack(own: Packed, other: Packed): boolean {
  return own.uom === other.uom && own.unitsInPack === other.unitsInPack && own.unitName === other.unitName;
}

/** Paper of another size, or a pen of another color, is none that one could write or print the same with. */
function isSameThing(own: Comparable, other: Comparable): boolean {
  if (own.kindId === null || own.kindId !== other.kindId) return false;
  const values = new Map(other.specifications);
  return own.specifications.every(([label, value]) => {
    const theirs = values.get(label);
    return theirs === undefined || theirs === value || !(isMeasureLabel(label) || isColorLabel(label));
  });
}

/** What one of a pack is called where it is said what it costs less: 'less per case'; of single things 'less each'. */
export function perPack(uom: string): string {
  return uom === 'Each' ? 'each' : `per ${uom.toLowerCase()}`;
}
