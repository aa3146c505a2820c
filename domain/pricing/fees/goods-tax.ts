import type { Cents } from '#domain/shared/money.ts';
import { taxOfState } from './tax-table.ts';

/** What goods are to the tax: most are GENERAL. */
export const TAX_CLASSES = ['GENERAL', 'FOOD', 'CANDY', 'SOFT_DRINK', 'CLOTHING'] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];

/** A price of a piece up to which it is not taxed. */
export type PieceExemption = {
  readonly cents: Cents;
  /** Of a dearer piece what is above that, or all of it. */
  readonly taxes: 'REST' | 'ALL';
};

/** How a state taxes goods of a class. */
export type GoodsTax = {
  /** 625 is 6.25 %. */
  readonly rateBasisPoints: number;
  readonly exemption?: PieceExemption | undefined;
};

/** Groceries, in percent, where a state taxes them; as of 2026. In every other state with a sales tax they are free of it. Cities and counties are left out. */
const FOOD_PERCENT: Readonly<Record<string, number>> = { AL: 2, HI: 4, ID: 6, MS: 5, MO: 1.225, SD: 4.2, TN: 4, UT: 3, VA: 1 };

/** States in which candy is no food: it is taxed as anything else is. */
const TAXES_CANDY: ReadonlySet<string> = new Set('AR CO CT FL IL IN IA KY ME MD MN NJ NY NC ND RI TN TX WI'.split(' '));

/** The same of soft drinks. */
const TAXES_SOFT_DRINKS: ReadonlySet<string> = new Set(
  'AR CA CO CT DC FL IL IN IA KY ME MD MN NJ NY NC ND OH PA RI TX VT WA WV WI'.split(' '),
);

/** States that tax no clothing. */
const FREE_CLOTHING: ReadonlySet<string> = new Set(['MN', 'NJ', 'PA', 'VT']);

/** States that tax clothing from a price on. */
const CLOTHING_UP_TO: Readonly<Record<string, PieceExemption>> = {
  MA: { cents: 17_500, taxes: 'REST' },
  RI: { cents: 25_000, taxes: 'REST' },
  // Below $110.00: a piece that costs just that is taxed.
  NY: { cents: 10_999, taxes: 'ALL' },
};

const FREE: GoodsTax = { rateBasisPoints: 0 };

/**
 * The tax of goods of a class in a state, by its two-letter code in capitals; none for codes that are not in the table. It is what a table can say:
 * who sells in earnest asks a provider of tax rates, which answers the same question.
 */
export function taxOfGoods(state: string, taxClass: TaxClass): GoodsTax {
  const general = { rateBasisPoints: taxOfState(state).rateBasisPoints };
  if (general.rateBasisPoints === 0) return FREE;
  switch (taxClass) {
    case 'FOOD':
      return foodTax(state);
    case 'CANDY':
      return TAXES_CANDY.has(state) ? general : foodTax(state);
    case 'SOFT_DRINK':
      return TAXES_SOFT_DRINKS.has(state) ? general : foodTax(state);
    case 'CLOTHING': {
      if (FREE_CLOTHING.has(state)) return FREE;
      const exemption = Object.hasOwn(CLOTHING_UP_TO, state) ? CLOTHING_UP_TO[state] : undefined;
      return { ...general, exemption };
    }
    default:
      return general;
  }
}

function foodTax(state: string): GoodsTax {
  const percent = Object.hasOwn(FOOD_PERCENT, state) ? (FOOD_PERCENT[state] ?? 0) : 0;
  return percent === 0 ? FREE : { rateBasisPoints: Math.round(percent * 1000) / 10 };
}
