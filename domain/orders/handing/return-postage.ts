import type { ReturnReason } from '../return-reasons.ts';

/** Why something comes back that is our fault. */
const OURS: readonly ReturnReason[] = ['WRONG_ITEM', 'NOT_AS_DESCRIBED', 'DAMAGED'];

/** Whether the shop pays the postage of a return: it does where it sent something wrong, or something that was not as it should be. */
export function isPostageOurs(reason: ReturnReason | null): boolean {
  return OURS.some((ours) => ours === reason);
}

/** The rule as shoppers read it, before and after. */
export const POSTAGE_RULE =
  'If we sent the wrong item, or it arrived damaged or not as described, the return label is prepaid. Otherwise you choose the carrier and pay the postage.';

/** Until when something can be sent back, as the policy has it. */
export const RETURN_DEADLINE = 'No deadline';

/** What never comes back: said wherever the terms of returns are. */
export const NOT_RETURNED = 'Gift cards and items delivered by email can’t be returned';
