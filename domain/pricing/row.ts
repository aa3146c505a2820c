import type { Cents } from '#domain/shared/money.ts';
import type { PriceStep, RowRule } from './priced-cart.ts';
import type { PricingLine } from './pricing-input.ts';
import { wasPerUnitCents } from './sale/was-price.ts';
import type { VolumeStanding } from '#domain/volume/volume-prices.ts';

/** A column of the table of row amounts. */
export type RowColumn =
  | 'regularPriceCents'
  | 'basePriceCents'
  | 'p0Cents'
  | 'beforeBasketCents'
  | 'afterBasketCents'
  | 'beforeCheckoutOnlyCents'
  | 'finalPriceCents';

/**
 * A row on its way through the pipeline. It lives for one pricing only, and the steps lower `amountCents` in place: a copy
 * per step and row is what a cart of 100 lines would spend most of its time on.
 */
export interface Row extends Record<RowColumn, Cents> {
  readonly line: PricingLine;
  readonly index: number;
  readonly isCharged: boolean;
  /** Charged merchandise: coupons, thresholds and shipping know no other rows. */
  readonly isMerchandise: boolean;
  /** Merchandise that a parcel carries to the address. */
  readonly isShipped: boolean;
  readonly isPickedUp: boolean;
  amountCents: Cents;
  taxCents: Cents;
  /** Of what has prices by quantity and is charged. */
  volume: VolumeStanding | undefined;
  /** So many of its pieces cost what a quote says: no coupon lowers such a row. */
  quotedQty: number;
  readonly steps: PriceStep<RowRule>[];
}

/** Starts every row at its regular price, which is the one before a sale; rows that are not charged and free items start, and stay, at 0. */
export function openRows(lines: readonly PricingLine[]): Row[] {
  return lines.map((line, index) => {
    const isCharged = line.isActive && !line.isFree;
    const isMerchandise = isCharged && !line.isGiftCard && !line.isMembership;
    return {
      line,
      index,
      isCharged,
      isMerchandise,
      isShipped: isMerchandise && line.deliveryType === 'STA' && !line.isDigital,
      isPickedUp: isMerchandise && line.deliveryType !== 'STA',
      amountCents: isCharged ? (wasPerUnitCents(line) ?? line.unitPriceCents) * line.qty : 0,
      regularPriceCents: 0,
      basePriceCents: 0,
      p0Cents: 0,
      beforeBasketCents: 0,
      afterBasketCents: 0,
      beforeCheckoutOnlyCents: 0,
      finalPriceCents: 0,
      taxCents: 0,
      volume: undefined,
      quotedQty: 0,
      steps: [],
    };
  });
}

/** `row[column] = …` with a column that varies costs ten times as much: it alone took a fifth of a large cart's time. */
const WRITE_COLUMN: Readonly<Record<RowColumn, (row: Row) => void>> = {
  regularPriceCents: (row) => {
    row.regularPriceCents = row.amountCents;
  },
  basePriceCents: (row) => {
    row.basePriceCents = row.amountCents;
  },
  p0Cents: (row) => {
    row.p0Cents = row.amountCents;
  },
  beforeBasketCents: (row) => {
    row.beforeBasketCents = row.amountCents;
  },
  afterBasketCents: (row) => {
    row.afterBasketCents = row.amountCents;
  },
  beforeCheckoutOnlyCents: (row) => {
    row.beforeCheckoutOnlyCents = row.amountCents;
  },
  finalPriceCents: (row) => {
    row.finalPriceCents = row.amountCents;
  },
};

/** Writes what the rows cost now into a column and returns the column's sum. */
export function settle(rows: readonly Row[], column: RowColumn): Cents {
  const write = WRITE_COLUMN[column];
  let sumCents = 0;
  for (const row of rows) {
    write(row);
    sumCents += row.amountCents;
  }
  return sumCents;
}

/** Takes a discount (0 or more cents) off a row and remembers why; a discount of nothing leaves no trace. */
export function takeOff(row: Row, discountCents: Cents, rule: RowRule, label: string, couponCode: string | undefined): void {
  if (discountCents === 0) return;
  row.amountCents -= discountCents;
  row.steps.push({ rule, label, amountCents: -discountCents, couponCode });
}
