import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import type { saveApprovalSettings as saveCall } from '#contracts/approvals/rules.ts';
import { answer, refuseField, type Reply } from '#contracts/door.ts';
import { reserve, tooManyAttempts } from '../limits/index.ts';
import { administrating, changingAdministrator } from '../organizations/index.ts';
import type { Shop } from '../shop.ts';
import { noteAccountChange, type Looking } from '../shoppers/index.ts';
import { setupOf } from './read-setup.ts';
import { countWaiting, writeSettings } from './rules.repository.ts';

const SOME_WAIT = 'Some orders still wait for approval. Turn approvals off once they’re decided or canceled.';
const ON = { true: 'Yes', false: 'No' } as const;
const FLOWS = { LEGACY: 'The buyer’s own approver', GROUP: 'The buyer’s own approver or anyone in the approver group' } as const;

/** Says whether orders of an organization need approval, and whom they ask. Orders that wait keep whom they ask; while some wait, approvals are not switched off: nobody could decide about them. */
export async function saveApprovalSettings(
  shop: Shop,
  looking: Looking,
  { body }: Input<typeof saveCall>,
): Promise<Reply<z.input<(typeof saveCall)['answer']>>> {
  const asked = changingAdministrator(looking);
  if (!asked.ok) return asked;
  const { account, userId } = asked.body;
  const settings = { hasApprovals: body.hasApprovals, approvalFlow: body.flow, isDecidedByMail: body.isDecidedByMail };
  const seats = await reserve(shop, [{ kind: 'ORGANIZATION_CHANGE', subject: userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const done = await administrating(shop, asked.body, async (tx, giver) => {
    const { hasApprovals = false, approvalFlow = 'GROUP', isDecidedByMail = true } = giver.account.settings;
    if (hasApprovals && !body.hasApprovals && ((await countWaiting(tx, [account.number]))[0]?.n ?? 0) > 0)
      return refuseField('hasApprovals', SOME_WAIT);
    const differences = [
      { what: 'Orders need approval', before: ON[`${hasApprovals}`], after: ON[`${body.hasApprovals}`] },
      { what: 'Who is asked', before: FLOWS[approvalFlow], after: FLOWS[body.flow] },
      { what: 'Approve from the email', before: ON[`${isDecidedByMail}`], after: ON[`${body.isDecidedByMail}`] },
    ].filter(({ before, after }) => before !== after);
    if (differences.length === 0) return answer(null);
    await writeSettings(tx, [account.number, JSON.stringify(settings)]);
    await noteAccountChange(tx, { by: giver, at: shop.now() }, { kind: 'APPROVALS_CHANGED', about: { subject: 'approvals' }, differences });
    return answer(null);
  });
  return done.ok ? answer(await setupOf(shop, { number: account.number, settings })) : done;
}
