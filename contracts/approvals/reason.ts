import { z } from 'zod';

/** Why an order needs approval, in words with its figures. */
export const ApprovalReason = z.object({ kind: z.enum(['ORDER_LIMIT', 'BUDGET', 'RULE']), text: z.string() });
export type ApprovalReason = z.output<typeof ApprovalReason>;
