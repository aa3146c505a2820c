import { formatPrice } from '../catalog/price-text.ts';
import type { Cents } from '../shared/money.ts';

/** What a rule of an organization can be about. */
export const RULE_KINDS = ['AMOUNT', 'BUDGET', 'ITEM', 'CATEGORY', 'OFF_CONTRACT'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/** Who is asked in a step: the buyer's own approver or the group, or people by name, of whom one or all have to say yes. */
export type RuleStep = {
  readonly asks: 'USUAL' | 'PEOPLE';
  /** Ids of users; none where the usual ones are asked. */
  readonly people: readonly string[];
  readonly how: 'ANY' | 'ALL';
};

/** One rule: it asks for approval on top of limits and budgets, never instead of them. */
export type ApprovalRule = {
  readonly ruleId: string;
  readonly name: string;
  readonly kind: RuleKind;
  /** What is matched must come to more than this; 0: anything. */
  readonly aboveCents: Cents;
  /** Budget centers, items or categories, each by its id; none for AMOUNT and OFF_CONTRACT. */
  readonly values: readonly string[];
  /** One after the other; one at least. */
  readonly steps: readonly RuleStep[];
};

export type RuledRow = {
  readonly itemId: string;
  readonly name: string;
  /** The category of the item and all above it, by their ids. */
  readonly categoryIds: readonly string[];
  readonly isOffContract: boolean;
  readonly finalPriceCents: Cents;
};

/** What of an order rules look at. */
export type RuledOrder = {
  readonly totalCents: Cents;
  readonly rows: readonly RuledRow[];
  readonly charges: readonly { readonly value: string; readonly description: string; readonly chargedCents: Cents }[];
};

/** What of an order a rule is about, in words; undefined: it does not ask for approval of it. */
export function whatMatches(rule: ApprovalRule, order: RuledOrder): string | undefined {
  switch (rule.kind) {
    case 'AMOUNT':
      return order.totalCents > rule.aboveCents
        ? `the order comes to ${formatPrice(order.totalCents)}, over ${formatPrice(rule.aboveCents)}`
        : undefined;
    case 'BUDGET': {
      const charges = order.charges.filter(({ value }) => rule.values.includes(value));
      const cents = charges.reduce((sum, { chargedCents }) => sum + chargedCents, 0);
      return cents > rule.aboveCents
        ? `${formatPrice(cents)} charged to ${charges.map(({ description }) => description).join(' and ')}`
        : undefined;
    }
    case 'ITEM':
      return wordsOfRows(
        rule,
        order.rows.filter(({ itemId }) => rule.values.includes(itemId)),
      );
    case 'CATEGORY':
      return wordsOfRows(
        rule,
        order.rows.filter(({ categoryIds }) => categoryIds.some((id) => rule.values.includes(id))),
      );
    case 'OFF_CONTRACT':
      return wordsOfRows(
        rule,
        order.rows.filter(({ isOffContract }) => isOffContract),
      );
    default:
      return rule.kind satisfies never;
  }
}

function wordsOfRows({ aboveCents }: ApprovalRule, rows: readonly RuledRow[]): string | undefined {
  const [first] = rows;
  const cents = rows.reduce((sum, { finalPriceCents }) => sum + finalPriceCents, 0);
  // What is free needs nobody's leave unless anything does.
  if (first === undefined || (aboveCents > 0 && cents <= aboveCents)) return undefined;
  const more = rows.length === 1 ? '' : ` and ${rows.length - 1} more`;
  return `${first.name}${more} for ${formatPrice(cents)}`;
}
