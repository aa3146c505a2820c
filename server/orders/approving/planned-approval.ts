import { z } from 'zod';
import type { ApprovalReason } from '#domain/approvals/approval-reasons.ts';
import type { ApprovalStep } from '#domain/approvals/approval-steps.ts';
import type { OrderRow } from '../order.repository.ts';

/** Why an order waits, and whom it waits for: kept with the order from its claim on. */
export type PlannedApproval = {
  readonly accountNumber: string;
  readonly reasons: readonly ApprovalReason[];
  readonly steps: readonly ApprovalStep[];
};

const Cents = z.int();
export const Reasons = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('ORDER_LIMIT'), limitCents: Cents, overCents: Cents }),
    z.object({ kind: z.literal('BUDGET'), center: z.string(), availableCents: Cents, overCents: Cents }),
    z.object({ kind: z.literal('RULE'), ruleId: z.string(), name: z.string(), detail: z.string() }),
  ]),
);
export const Steps = z.array(z.object({ people: z.array(z.string()), asksGroup: z.boolean(), how: z.enum(['ANY', 'ALL']) }));
const Details = z.object({ approval: z.object({ accountNumber: z.string(), reasons: Reasons, steps: Steps }).optional() });

/** What an order was claimed with; undefined: it waits for nobody. */
export function plannedApprovalOf({ details }: Pick<OrderRow, 'details'>): PlannedApproval | undefined {
  return Details.parse(details).approval;
}
