/** How a state taxes a sale. */
export interface StateTax {
  /** 625 is 6.25 %; some states have half basis points (NJ 662.5). */
  readonly rateBasisPoints: number;
  /** Whether shipping and other fees are taxed at that rate, too. */
  readonly taxesShipping: boolean;
}

/** Base rates in percent, with the local part where the whole state charges it (CA, UT, VA). Cities and counties are left out. */
const RATE_PERCENT: Readonly<Record<string, number>> = {
  AL: 4,
  AK: 0,
  AZ: 5.6,
  AR: 6.5,
  CA: 7.25,
  CO: 2.9,
  CT: 6.35,
  DC: 6,
  DE: 0,
  FL: 6,
  GA: 4,
  HI: 4,
  ID: 6,
  IL: 6.25,
  IN: 7,
  IA: 6,
  KS: 6.5,
  KY: 6,
  LA: 5,
  ME: 5.5,
  MD: 6,
  MA: 6.25,
  MI: 6,
  MN: 6.875,
  MS: 7,
  MO: 4.225,
  MT: 0,
  NE: 5.5,
  NV: 6.85,
  NH: 0,
  NJ: 6.625,
  NM: 4.875,
  NY: 4,
  NC: 4.75,
  ND: 5,
  OH: 5.75,
  OK: 4.5,
  OR: 0,
  PA: 6,
  RI: 7,
  SC: 6,
  SD: 4.2,
  TN: 7,
  TX: 6.25,
  UT: 6.1,
  VT: 6,
  VA: 5.3,
  WA: 6.5,
  WV: 6,
  WI: 5,
  WY: 4,
};

/** States in which fees are part of what is taxed. */
const TAXES_SHIPPING: ReadonlySet<string> = new Set(['CT', 'NY', 'RI', 'TX', 'WA', 'PA', 'NJ', 'IL', 'FL', 'GA', 'OH']);

const NO_TAX: StateTax = { rateBasisPoints: 0, taxesShipping: false };

const TAX_BY_STATE: ReadonlyMap<string, StateTax> = new Map(
  Object.entries(RATE_PERCENT).map(([state, percent]) => [
    state,
    // Times 1,000 is a whole number for every rate; times 100 alone would leave 6.35 x 100 = 634.9999….
    { rateBasisPoints: Math.round(percent * 1000) / 10, taxesShipping: TAXES_SHIPPING.has(state) },
  ]),
);

/** The tax of a state by its two-letter code in capitals; no tax at all for codes that are not in the table. */
export function taxOfState(state: string): StateTax {
  return TAX_BY_STATE.get(state) ?? NO_TAX;
}
