import { z } from 'zod';
import { OFF_CONTRACT } from '#domain/accounts/off-contract.ts';
import { POLICY_KINDS } from '#domain/accounts/policies.ts';
import { call } from '../call.ts';
import { text } from '../session/identity.ts';
import { NoBody, Nothing } from '../shapes.ts';

const PATH = '/cc/api/organization/policies';

const Policy = z.object({
  policyId: z.string(),
  kind: z.enum(POLICY_KINDS),
  value: z.string().meta({ description: 'The item number, the id of the category, or the brand' }),
  name: z.string().meta({ description: 'How it is called' }),
});
export type Policy = z.output<typeof Policy>;

const Policies = z
  .object({
    policies: z.array(Policy),
    reordersColleagues: z.boolean().meta({ description: 'Who may see a colleague’s order may put the same into their own cart' }),
    offContract: z
      .enum(OFF_CONTRACT)
      .nullable()
      .meta({ description: 'What holds for what is not on the contract; null: the organization has none' }),
    mayAdd: z.boolean().meta({ description: 'False: there are as many as can be kept' }),
  })
  .meta({ id: 'OrganizationPolicies' });

export const listPolicies = call({
  name: 'listPolicies',
  method: 'GET',
  path: PATH,
  tag: 'organization',
  openTo: 'signed-in',
  summary: 'What the people of the organization may not buy, for its administrators',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: Policies,
});

export const addPolicy = call({
  name: 'addPolicy',
  method: 'POST',
  path: PATH,
  tag: 'organization',
  openTo: 'signed-in',
  summary: 'Block an item, a category or a brand; what is blocked already stays blocked',
  params: Nothing,
  query: Nothing,
  body: z.object({ kind: z.enum(POLICY_KINDS), value: text(100) }),
  answer: Policies,
});

export const removePolicy = call({
  name: 'removePolicy',
  method: 'DELETE',
  path: `${PATH}/:policyId`,
  tag: 'organization',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Unblock what was blocked',
  params: z.object({ policyId: text(20) }),
  query: Nothing,
  body: NoBody,
  answer: Policies,
});

export const setReordering = call({
  name: 'setReordering',
  method: 'PUT',
  path: '/cc/api/organization/reordering',
  tag: 'organization',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Say whether who may see a colleague’s order may put the same into their own cart',
  params: Nothing,
  query: Nothing,
  body: z.object({ isAllowed: z.boolean() }),
  answer: Policies,
});

export const setOffContract = call({
  name: 'setOffContract',
  method: 'PUT',
  path: '/cc/api/organization/off-contract',
  tag: 'organization',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Say what holds for what is not on the contract: it can be ordered, with a warning, or not at all',
  params: Nothing,
  query: Nothing,
  body: z.object({ offContract: z.enum(OFF_CONTRACT) }),
  answer: Policies,
});
