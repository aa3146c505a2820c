import type { Cents } from '../../shared/money.ts';
import { ALL_PARTS, sharesProblem, splitCents, type BudgetShare } from './split.ts';

/** What budget centers pay for: the whole order out of one, or each row out of its own. (A-133, BC_ORDER_LEVEL) */
export type BudgetLevel = 'ORDER' | 'LINE';

/** A budget center as an order finds it. */
export interface BudgetCenter {
  readonly value: string;
  /** What its people call it. */
  readonly description: string;
  /** What is neither spent nor held by other orders; below zero where the limit was lowered since. */
  readonly availableCents: Cents;
}

/** How an account wants its orders charged. */
export interface BudgetRules {
  readonly level: BudgetLevel;
  /** Nothing is ordered without a center. */
  readonly isMandatory: boolean;
  /** What is charged where nobody has chosen. */
  readonly preset: string | undefined;
}

/** A row of a cart, with what was chosen for it. */
export interface BudgetRow {
  readonly lineId: string;
  readonly parentLineId: string | undefined;
  readonly chosen: string | undefined;
  /** The centers that share it, where several do: instead of what was chosen. */
  readonly shares?: readonly BudgetShare[] | undefined;
  readonly finalPriceCents: Cents;
}

export interface BudgetQuestion extends BudgetRules {
  /** Every center that was chosen, or is the preset, as long as there is one. */
  readonly centers: ReadonlyMap<string, BudgetCenter>;
  /** What was chosen for the order. */
  readonly chosen: string | undefined;
  readonly ordTotalCents: Cents;
  /** In the order in which they are shown. */
  readonly rows: readonly BudgetRow[];
}

/** A center with what the order takes out of it. */
export interface BudgetCharge extends BudgetCenter {
  readonly chargedCents: Cents;
  /** What would be left after this order; below zero: the order is over it by so much. */
  readonly afterCents: Cents;
}

/** What a row takes out of one of its centers. */
export interface RowCharge extends BudgetShare {
  readonly cents: Cents;
}

export interface ChargedBudgets {
  /** The centers that the order is charged to, in the order of its rows. */
  readonly charges: readonly BudgetCharge[];
  /** The center that the whole order is charged to; undefined: none, or each row has its own. */
  readonly ofOrder: string | undefined;
  /** The centers of each row that has some, as they were named, one that bears all of it as a rule; of none where the whole order has one. */
  readonly ofRows: ReadonlyMap<string, readonly RowCharge[]>;
  /** Something that is charged has no center, and must have one. */
  readonly isMissing: boolean;
}

/**
 * Whether all that an organization orders is charged to a budget center: who keeps centers has them for that, unless it leaves them open; where everything about
 * accounting has to be filled in, it cannot. (C §3, showNone)
 */
export function isCenterRequired({
  isAccountingMandatory,
  isCenterOptional,
}: {
  readonly isAccountingMandatory?: boolean | undefined;
  readonly isCenterOptional?: boolean | undefined;
}): boolean {
  return isAccountingMandatory === true || isCenterOptional !== true;
}

/** The choice of no budget center, where an account leaves it open. (C §3, showNone) */
export const NO_BUDGET_CENTER = '';

/** Preselected is what somebody's profile or account says, else the only one that there is. (C §3, defaultVal) */
export function presetCenter(
  wanted: readonly (string | undefined)[],
  { only, isKnown }: { readonly only: string | undefined; readonly isKnown: (value: string) => boolean },
): string | undefined {
  return wanted.find((value) => value !== undefined && isKnown(value)) ?? only;
}

/** What stands for what was chosen: a center that there is no more was never chosen, and none can be chosen only where that is left open. */
function meantBy(chosen: string | undefined, { centers, preset, isMandatory }: BudgetQuestion): string | undefined {
  if (chosen === NO_BUDGET_CENTER && !isMandatory) return undefined;
  if (chosen !== undefined && centers.has(chosen)) return chosen;
  return preset !== undefined && centers.has(preset) ? preset : undefined;
}

/** The centers that share a row, where it was parted; a part of a center that there is no more parts nothing. */
function sharesMeant(shares: readonly BudgetShare[] | undefined, { centers }: BudgetQuestion): readonly BudgetShare[] | undefined {
  return shares !== undefined && sharesProblem(shares) === undefined && shares.every(({ value }) => centers.has(value))
    ? shares
    : undefined;
}

function wholly(value: string | undefined): BudgetShare[] | undefined {
  return value === undefined ? undefined : [{ value, parts: ALL_PARTS }];
}

function chargesOfRows(question: BudgetQuestion): Map<string, RowCharge[]> {
  const ofRows = new Map<string, RowCharge[]>();
  for (const { lineId, parentLineId, chosen, shares, finalPriceCents } of question.rows) {
    const own = sharesMeant(shares, question);
    // What belongs to a row is paid for with it.
    const isParents = chosen === undefined && own === undefined && parentLineId !== undefined;
    const named = own ?? (isParents ? ofRows.get(parentLineId) : wholly(meantBy(chosen, question)));
    if (named === undefined) continue;
    const cents = splitCents(
      finalPriceCents,
      named.map(({ parts }) => parts),
    );
    ofRows.set(
      lineId,
      named.map(({ value, parts }, at) => ({ value, parts, cents: cents[at] ?? 0 })),
    );
  }
  return ofRows;
}

function chargesOf(amounts: ReadonlyMap<string, Cents>, centers: BudgetQuestion['centers']): BudgetCharge[] {
  return [...amounts].flatMap(([value, chargedCents]) => {
    const center = centers.get(value);
    return center === undefined ? [] : [{ ...center, chargedCents, afterCents: center.availableCents - chargedCents }];
  });
}

/**
 * What a cart takes out of which budget center: its whole total out of one, or what each row costs out of that row's, or those of that row.
 * What is free needs no center.
 */
export function chargeBudgets(question: BudgetQuestion): ChargedBudgets {
  const { level, isMandatory, centers, chosen, ordTotalCents, rows } = question;
  if (level === 'ORDER') {
    const ofOrder = meantBy(chosen, question);
    const amounts = new Map(ofOrder === undefined ? [] : [[ofOrder, ordTotalCents]]);
    return {
      charges: chargesOf(amounts, centers),
      ofOrder,
      ofRows: new Map(),
      isMissing: isMandatory && ofOrder === undefined && ordTotalCents > 0,
    };
  }
  const ofRows = chargesOfRows(question);
  const amounts = new Map<string, Cents>();
  for (const { value, cents } of [...ofRows.values()].flat()) amounts.set(value, (amounts.get(value) ?? 0) + cents);
  return {
    charges: chargesOf(amounts, centers),
    ofOrder: undefined,
    ofRows,
    isMissing: isMandatory && rows.some(({ lineId, finalPriceCents }) => finalPriceCents > 0 && !ofRows.has(lineId)),
  };
}

/** The charges that a budget does not bear; one of exactly what is left is borne. */
export function overBudget<Charge extends Pick<BudgetCharge, 'chargedCents' | 'afterCents'>>(charges: readonly Charge[]): Charge[] {
  return charges.filter(({ chargedCents, afterCents }) => chargedCents > 0 && afterCents < 0);
}
