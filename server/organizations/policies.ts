import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, refuseField, type Reply } from '#contracts/door.ts';
import type {
  addPolicy as addCall,
  listPolicies as listCall,
  removePolicy as removeCall,
  setOffContract as offContractCall,
  setReordering as reorderingCall,
} from '#contracts/organization/policies.ts';
import { OFF_CONTRACT_NAMES } from '#domain/accounts/off-contract.ts';
import { MOST_POLICIES, type PolicyKind } from '#domain/accounts/policies.ts';
import { reserve, tooManyAttempts } from '../limits/index.ts';
import type { Shop } from '../shop.ts';
import { noteAccountChange, type Looking } from '../shoppers/index.ts';
import { administrating } from './administrating.ts';
import { administratorOf, changingAdministrator } from './administrator.ts';
import {
  deletePolicy,
  findBlockable,
  findOffContract,
  findPolicies,
  findReordering,
  insertPolicy,
  updateOffContract,
  updateReordering,
  type PolicyRow,
} from './policies.repository.ts';

type Policies = z.input<(typeof listCall)['answer']>;

const NOT_FOUND: Readonly<Record<PolicyKind, string>> = {
  ITEM: 'We don’t have an item with this number.',
  CATEGORY: 'Choose a category.',
  BRAND: 'We don’t have anything of this brand. Check the spelling.',
};
const FULL = `You can block up to ${MOST_POLICIES} items, categories, and brands. Unblock one first, or block a whole category.`;

/** What the people of an organization may not buy. */
export async function listPolicies(shop: Shop, looking: Looking): Promise<Reply<Policies>> {
  const asked = administratorOf(looking);
  return asked.ok ? answer(await readPolicies(shop, asked.body.account.number)) : asked;
}

/** Blocks something for everybody of the organization, from their next request on: what is in carts says so there. */
export async function addPolicy(shop: Shop, looking: Looking, { body: { kind, value } }: Input<typeof addCall>): Promise<Reply<Policies>> {
  const asked = changingAdministrator(looking);
  if (!asked.ok) return asked;
  const { account, userId } = asked.body;
  const seats = await reserve(shop, [{ kind: 'ORGANIZATION_CHANGE', subject: userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const [found] = await findBlockable(shop.database, [kind, value.trim()]);
  if (found === undefined) return refuseField('value', NOT_FOUND[kind]);
  const done = await administrating(shop, asked.body, async (tx, giver) => {
    const policies = await findPolicies(tx, [account.number]);
    if (policies.some((one) => one.kind === kind && one.value === found.value)) return answer(null);
    if (policies.length >= MOST_POLICIES) return refuse('INVALID_REQUEST', { message: FULL });
    await insertPolicy(tx, [account.number, kind, found.value]);
    await noteAccountChange(tx, { by: giver, at: shop.now() }, { kind: 'BLOCKED', about: { subject: subjectOf({ kind, ...found }) } });
    return answer(null);
  });
  return done.ok ? afterChange(shop, account.number) : done;
}

/** Unblocks something. */
export async function removePolicy(shop: Shop, looking: Looking, { params }: Input<typeof removeCall>): Promise<Reply<Policies>> {
  const asked = changingAdministrator(looking);
  if (!asked.ok) return asked;
  const { account, userId } = asked.body;
  const seats = await reserve(shop, [{ kind: 'ORGANIZATION_CHANGE', subject: userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const done = await administrating(shop, asked.body, async (tx, giver) => {
    const policy = (await findPolicies(tx, [account.number])).find((one) => one.policy_id === params.policyId);
    if (policy === undefined || (await deletePolicy(tx, [account.number, params.policyId])) === 0) return refuse('NOT_FOUND');
    await noteAccountChange(tx, { by: giver, at: shop.now() }, { kind: 'UNBLOCKED', about: { subject: subjectOf(policy) } });
    return answer(null);
  });
  return done.ok ? afterChange(shop, account.number) : done;
}

/** Says whether who may see a colleague's order may put the same into their own cart. What they could order anyway stays theirs to order. */
export async function setReordering(
  shop: Shop,
  looking: Looking,
  { body: { isAllowed } }: Input<typeof reorderingCall>,
): Promise<Reply<Policies>> {
  const asked = changingAdministrator(looking);
  if (!asked.ok) return asked;
  const { account, userId } = asked.body;
  const seats = await reserve(shop, [{ kind: 'ORGANIZATION_CHANGE', subject: userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const done = await administrating(shop, asked.body, async (tx, giver) => {
    const [before] = await findReordering(tx, [account.number]);
    if (before?.is_allowed === isAllowed) return answer(null);
    await updateReordering(tx, [account.number, isAllowed]);
    const words = (is: boolean) => (is ? 'Allowed' : 'Not allowed');
    const differences = [{ what: 'Rule', before: words(!isAllowed), after: words(isAllowed) }];
    await noteAccountChange(
      tx,
      { by: giver, at: shop.now() },
      { kind: 'RIGHTS_CHANGED', about: { subject: 'ordering again from colleagues’ orders' }, differences },
    );
    return answer(null);
  });
  return done.ok ? answer(await readPolicies(shop, account.number)) : done;
}

/** Says what holds for what is not on the contract, from everybody's next request on. */
export async function setOffContract(shop: Shop, looking: Looking, { body }: Input<typeof offContractCall>): Promise<Reply<Policies>> {
  const asked = changingAdministrator(looking);
  if (!asked.ok) return asked;
  const { account, userId } = asked.body;
  const seats = await reserve(shop, [{ kind: 'ORGANIZATION_CHANGE', subject: userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const done = await administrating(shop, asked.body, async (tx, giver) => {
    const [before] = await findOffContract(tx, [account.number]);
    if (before === undefined) return refuse('INVALID_REQUEST', { message: 'Your organization has no contract.' });
    if (before.off_contract === body.offContract) return answer(null);
    await updateOffContract(tx, [account.number, body.offContract]);
    const names = { before: OFF_CONTRACT_NAMES[before.off_contract], after: OFF_CONTRACT_NAMES[body.offContract] };
    const subject = 'items not on your contract';
    await noteAccountChange(
      tx,
      { by: giver, at: shop.now() },
      { kind: 'RIGHTS_CHANGED', about: { subject }, differences: [{ what: 'Rule', ...names }] },
    );
    return answer(null);
  });
  return done.ok ? afterChange(shop, account.number) : done;
}

/** Other nodes are told by the database; this one knows before it answers. */
async function afterChange(shop: Shop, accountNumber: string): Promise<Reply<Policies>> {
  shop.catalog.forgetTerms(accountNumber);
  return answer(await readPolicies(shop, accountNumber));
}

function subjectOf({ kind, value, name }: Pick<PolicyRow, 'kind' | 'value' | 'name'>): string {
  if (kind === 'ITEM') return `item ${value}, ${name}`;
  return kind === 'CATEGORY' ? `category ${name}` : `brand ${name}`;
}

async function readPolicies(shop: Shop, accountNumber: string): Promise<Policies> {
  const [rows, [off], [reordering]] = await Promise.all([
    findPolicies(shop.database, [accountNumber]),
    findOffContract(shop.database, [accountNumber]),
    findReordering(shop.database, [accountNumber]),
  ]);
  return {
    offContract: off?.off_contract ?? null,
    reordersColleagues: reordering?.is_allowed ?? true,
    policies: rows.map(({ policy_id: policyId, kind, value, name }) => ({ policyId, kind, value, name })),
    mayAdd: rows.length < MOST_POLICIES,
  };
}
