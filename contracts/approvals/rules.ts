import { z } from 'zod';
import { RULE_KINDS } from '#domain/approvals/approval-rules.ts';
import { call } from '../call.ts';
import { text } from '../session/identity.ts';
import { Money, NoBody, Nothing } from '../shapes.ts';

const PATH = '/cc/api/organization/approvals';

const Step = z.object({
  asks: z.enum(['USUAL', 'PEOPLE']),
  how: z.enum(['ANY', 'ALL']),
  people: z
    .array(z.object({ userId: z.string(), name: z.string(), email: z.string() }))
    .meta({ description: 'Those of them who can be signed in' }),
});

const Rule = z.object({
  ruleId: z.string(),
  name: z.string(),
  kind: z.enum(RULE_KINDS),
  above: Money,
  values: z.array(z.object({ value: z.string(), name: z.string() })),
  steps: z.array(Step),
  words: z.string().meta({ description: 'What it is about and who is asked' }),
});
export type ApprovalRuleView = z.output<typeof Rule>;

const Setup = z
  .object({
    hasApprovals: z.boolean(),
    flow: z
      .enum(['LEGACY', 'GROUP'])
      .meta({ description: 'Whom an order asks: only the approver that its buyer has, or the group as well' }),
    isDecidedByMail: z.boolean().meta({ description: 'Whether approvers can decide by the link of a mail, without signing in' }),
    waiting: z.int().meta({ description: 'How many orders wait for an approval now' }),
    rules: z.array(Rule),
    mayAdd: z.boolean(),
    people: z
      .array(z.object({ userId: z.string(), name: z.string(), email: z.string() }))
      .meta({ description: 'Whom a step can ask, approvers first; of a large organization not all' }),
    hasMorePeople: z.boolean(),
    centers: z.array(z.object({ value: z.string(), name: z.string() })).meta({ description: 'Open budget centers, at most 500' }),
  })
  .meta({ id: 'ApprovalSetup' });
export type ApprovalSetup = z.output<typeof Setup>;

/** A rule as it is wanted. What of it makes no sense is told by its field, not by its shape. */
const Wanted = z.object({
  name: text(200),
  kind: z.enum(RULE_KINDS),
  above: z.number().meta({ description: 'What it is about must come to more than this, in dollars, up to 20,000,000; 0: anything' }),
  values: z.array(text(100)).max(200).meta({ description: 'Budget centers, item numbers or ids of categories' }),
  steps: z
    .array(
      z.object({
        asks: z.enum(['USUAL', 'PEOPLE']),
        how: z.enum(['ANY', 'ALL']),
        people: z.array(text(300)).max(100).meta({ description: 'Ids or emails of people of the organization' }),
      }),
    )
    .max(20),
});
export type WantedApprovalRule = z.output<typeof Wanted>;

const ruleParams = z.object({ ruleId: text(64) });

export const getApprovalSetup = call({
  name: 'getApprovalSetup',
  method: 'GET',
  path: PATH,
  tag: 'organization',
  openTo: 'signed-in',
  summary: 'How orders of the organization are approved, for its administrators',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: Setup,
});

export const saveApprovalSettings = call({
  name: 'saveApprovalSettings',
  method: 'PUT',
  path: PATH,
  tag: 'organization',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Say whether orders need approval, and whom they ask; not while some wait, if they would need none',
  params: Nothing,
  query: Nothing,
  body: z.object({ hasApprovals: z.boolean(), flow: z.enum(['LEGACY', 'GROUP']), isDecidedByMail: z.boolean().default(true) }),
  answer: Setup,
});

export const addApprovalRule = call({
  name: 'addApprovalRule',
  method: 'POST',
  path: `${PATH}/rules`,
  tag: 'organization',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Add a rule by which orders need approval; one of the same name there is only once',
  params: Nothing,
  query: Nothing,
  body: Wanted,
  answer: z.object({ ruleId: z.string() }),
});

export const changeApprovalRule = call({
  name: 'changeApprovalRule',
  method: 'PUT',
  path: `${PATH}/rules/:ruleId`,
  tag: 'organization',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Change a rule; orders that wait go on as they are',
  params: ruleParams,
  query: Nothing,
  body: Wanted,
  answer: z.object({ ruleId: z.string() }),
});

export const removeApprovalRule = call({
  name: 'removeApprovalRule',
  method: 'DELETE',
  path: `${PATH}/rules/:ruleId`,
  tag: 'organization',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Remove a rule; orders that wait go on as they are',
  params: ruleParams,
  query: Nothing,
  body: NoBody,
  answer: z.null(),
});

export const tryApprovalRule = call({
  name: 'tryApprovalRule',
  isNoAct: true,
  method: 'POST',
  path: `${PATH}/tried`,
  tag: 'organization',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Which orders of the last 90 days a rule would have asked approval of; nothing is changed',
  params: Nothing,
  query: Nothing,
  body: Wanted,
  answer: z.object({
    orders: z.int().meta({ description: 'How many were looked at' }),
    isPart: z.boolean().meta({ description: 'There are more: only the latest were looked at' }),
    matching: z.int(),
    sum: Money,
    first: z
      .array(z.object({ orderNumber: z.string(), orderedAt: z.string(), buyer: z.string().nullable(), total: Money, why: z.string() }))
      .meta({ description: 'The latest 20 of them' }),
  }),
});
export type TriedRule = z.output<(typeof tryApprovalRule)['answer']>;
