import { shareOf } from '../../random.ts';

/** Lines that are read and compared, and by which no listing is narrowed down: no family has a line of these names. */
export const SHEET_LABELS = [
  'Dimensions (W x D x H)',
  'Dimensions',
  'Item weight',
  'Made of',
  'Power source',
  'Power use',
  'Electrical rating',
  'Cord length',
  'Battery',
  'Battery life',
  'Noise level',
  'Airflow',
  'Heated area',
  'Roller temperature',
  'Sheets held',
  'Guards',
  'Folds',
  'Tilts and turns',
  'Ports and jacks',
  'Compatible systems',
  'System requirements',
  'Processor model',
  'Tracking',
  'Key life',
  'Microphone',
  'Speaker drivers',
  'Wireless range',
  'Data transfer',
  'Color reproduction',
  'Rated life',
  'Cost per page',
  'Yield measured by',
  'Stored below',
  'Blade change',
  'Daily use',
  'Works with',
  'Refills with',
  'Line of writing',
  'Ink base',
  'Temperature range',
  'Holding strength',
  'Caffeine',
  'Calories',
  'Allergens',
  'Dietary',
  'Best before',
  'Expires',
  'Serves',
  'Fragrance',
  'Dilution',
  'Kills',
  'Biodegradable',
  'Fits bins to',
  'Standards met',
  'Certifications',
  'Total recycled content',
  'Forest certification',
  'Mounting',
  'Assembly',
  'Load per shelf',
  'Use',
  'Care',
  'Activation',
  'Updates',
  'Support',
  'Languages',
  'Licensed to',
  'Covered',
  'Not covered',
  'How to claim',
  'Begins',
  'Where it is done',
  'Bring along',
  'Redeemed at',
  'Shipping',
  'Member prices',
  'Customer care',
  'Pays off for',
  'Fees',
  'In the box',
  'Warranty',
  'Country of origin',
  'Units per carton',
  'Shipping weight',
] as const;

export type SheetLabel = (typeof SHEET_LABELS)[number];

/** An item as the rules of its kind see it. */
export type Thing = {
  readonly kindId: string;
  readonly name: string;
  readonly brand: string;
  /** Pieces in what is sold. */
  readonly units: number;
  readonly uom: string;
  /** The text of a line of its own; empty where it has none. */
  readonly said: (label: string) => string;
};

/** What the rules of a kind say of an item. Measures in inches, weights in ounces, of all that is sold as one. */
export type Sheet = {
  readonly dims?: string | undefined;
  readonly ounces?: number | undefined;
  /** Where things of the kind are made, of which each brand has one; empty: it is no thing. */
  readonly made: readonly string[];
  /** undefined: the item has no such line. */
  readonly rows: Readonly<Partial<Record<SheetLabel, string | undefined>>>;
};

export type SheetRule = (thing: Thing) => Sheet;

export const MADE = {
  electronics: ['China', 'Vietnam', 'Taiwan', 'Malaysia'],
  furniture: ['USA', 'Mexico', 'Vietnam', 'Malaysia'],
  paper: ['USA', 'Canada'],
  pens: ['Mexico', 'Japan', 'USA', 'China'],
  tools: ['China', 'Taiwan', 'Vietnam'],
  filing: ['USA', 'Mexico'],
  chemicals: ['USA'],
  food: ['USA', 'Canada'],
  nowhere: [],
} as const;

/** The numbers of a text in their order, fractions as they are written: "2-1/4 x 1/2" is 2.25 and 0.5. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(/(\d+)-(\d+)\/(\d+)|(\d+)\/(\d+)|\d[\d,]*(?:\.\d+)?/g)].map(([all, whole, over, under, top, bottom]) =>
    whole !== undefined
      ? Number(whole) + Number(over) / Number(under)
      : top !== undefined
        ? Number(top) / Number(bottom)
        : Number(all.replaceAll(',', '')),
  );
}

/** The number of a text at a place; `otherwise` where it has none there. */
export function numberIn(text: string, otherwise: number, index = 0): number {
  return numbersIn(text)[index] ?? otherwise;
}

/** "12 x 9.5 x 3 in" */
export function inches(...measures: readonly number[]): string {
  return `${measures.map((measure) => plain(measure)).join(' x ')} in`;
}

/** "5.2 oz" below a pound, "1.4 lb" above it, whole pounds from twenty on. */
export function weightText(ounces: number): string {
  if (ounces < 15.95) return `${plain(Math.max(0.1, ounces), 1)} oz`;
  const pounds = ounces / 16;
  return `${pounds < 20 ? plain(pounds, 1) : Math.round(pounds).toLocaleString('en-US')} lb`;
}

function plain(value: number, digits = 2): string {
  return String(Number(value.toFixed(digits)));
}

/** The text of the first of these that another text has; undefined: it has none. */
export function whereSaid<T>(text: string, of: readonly (readonly [RegExp, T])[]): T | undefined {
  return of.find(([pattern]) => pattern.test(text))?.[1];
}

/** One of several, the same for everything of a brand and kind. */
export function byBrand<T>({ brand, kindId }: Thing, about: string, of: readonly T[]): T | undefined {
  return of[Math.floor(shareOf(`${about} ${brand} ${kindId}`) * of.length)];
}
