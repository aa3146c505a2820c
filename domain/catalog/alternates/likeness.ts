import { isColorLabel } from '../variants/options.ts';

/** What of an item is compared with another, to say what could be taken instead. */
export interface Comparable {
  readonly itemId: string;
  /** What kind of thing it is; none where nobody has said. */
  readonly kindId: string | null;
  readonly specifications: readonly (readonly [label: string, value: string])[];
  /** Undefined where it has no price. */
  readonly priceCents: number | undefined;
}

/** What a size or an amount is called: it decides whether something can take another's place at all. */
const MEASURES =
  /\b(?:size|capacity|length|width|height|memory|storage|screen|yield|sheets|format|weight|wattage|power|gauge|thickness)\b/i;

/** Whether a label names a size or an amount. */
export const isMeasureLabel = (label: string): boolean => MEASURES.test(label);

/** What a match counts for: a color is less than a size, and more than what else there is to know. */
const POINTS = { measure: 10, nearMeasure: 3, color: 4, other: 1, nearPrice: 3, likePrice: 1.5 } as const;

/** Two measures so much alike stand for each other, larger divided by smaller. */
const NEAR_MEASURE = 1.35;
/** Prices within a quarter of each other are near, within twice as much alike. */
const NEAR_PRICE = 1.25;
const LIKE_PRICE = 2;
/** What is of another kind and costs more than so many times as much or as little does another job. */
const OTHER_JOB = 2.5;

/**
 * Items that could be taken in place of one, the likest first: those of its kind, and among them what has its size, its color and about its price.
 * Of another kind only what costs about as much. Equal ones stay in their order.
 */
export function likestFirst<Item extends Comparable>(own: Comparable, candidates: readonly Item[]): Item[] {
  return candidates
    .filter((other) => isOfKind(own, other) || priceRatio(own, other) <= OTHER_JOB)
    .map((other) => ({ other, isOfKind: isOfKind(own, other), points: pointsOf(own, other) }))
    .toSorted((a, b) => Number(b.isOfKind) - Number(a.isOfKind) || b.points - a.points)
    .map(({ other }) => other);
}

function isOfKind(own: Comparable, other: Comparable): boolean {
  return own.kindId === other.kindId;
}

function pointsOf(own: Comparable, other: Comparable): number {
  const values = new Map(other.specifications);
  const alike = own.specifications.reduce((sum, [label, value]) => sum + pointsFor(label, value, values.get(label)), 0);
  const ratio = priceRatio(own, other);
  return alike + (ratio <= NEAR_PRICE ? POINTS.nearPrice : ratio <= LIKE_PRICE ? POINTS.likePrice : 0);
}

function pointsFor(label: string, own: string, other: string | undefined): number {
  if (other === undefined) return 0;
  if (isColorLabel(label)) return own === other ? POINTS.color : 0;
  if (!isMeasureLabel(label)) return own === other ? POINTS.other : 0;
  if (own === other) return POINTS.measure;
  return ratioOf(Number.parseFloat(own), Number.parseFloat(other)) <= NEAR_MEASURE ? POINTS.nearMeasure : 0;
}

/** 1 where one of them has no price: nothing speaks against it. */
function priceRatio({ priceCents: own }: Comparable, { priceCents: other }: Comparable): number {
  return own === undefined || other === undefined ? 1 : ratioOf(own, other);
}

/** The larger of two amounts divided by the smaller; infinite where that is none. */
function ratioOf(one: number, other: number): number {
  const ratio = Math.max(one, other) / Math.min(one, other);
  return Number.isNaN(ratio) ? Infinity : ratio;
}
