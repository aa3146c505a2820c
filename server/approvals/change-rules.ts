import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import type {
  addApprovalRule as addCall,
  changeApprovalRule as changeCall,
  removeApprovalRule as removeCall,
} from '#contracts/approvals/rules.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { ApprovalRule } from '#domain/approvals/approval-rules.ts';
import { MOST_RULES } from '#domain/approvals/rule-problems.ts';
import type { Tx } from '../db/database.ts';
import { reserve, tooManyAttempts } from '../limits/index.ts';
import { administrating, changingAdministrator } from '../organizations/index.ts';
import type { Shop } from '../shop.ts';
import { noteAccountChange, type Looking } from '../shoppers/index.ts';
import { deleteRule, insertRule, updateRule } from './rules.repository.ts';
import { lookOver, nameRules, rulesOfAccount, wordsOfRule } from './wanted-rule.ts';

type Kept = Reply<z.input<(typeof addCall)['answer']>>;
const FULL = `Your organization has ${MOST_RULES} rules, the most there can be. Remove one first.`;

/** Adds a rule. What waits goes on as it is; the next order is held to it. */
export async function addApprovalRule(shop: Shop, looking: Looking, { body }: Input<typeof addCall>): Promise<Kept> {
  return changing(shop, looking, async (tx, { rules, accountNumber, write }) => {
    if (rules.length >= MOST_RULES) return refuse('INVALID_REQUEST', { message: FULL });
    const wanted = await lookOver(tx, accountNumber, body, rules);
    if (!wanted.ok) return wanted;
    const rule = { ...wanted.body, ruleId: crypto.randomUUID() };
    await insertRule(tx, [
      rule.ruleId,
      accountNumber,
      rule.name,
      rule.kind,
      rule.aboveCents,
      rule.values,
      JSON.stringify(rule.steps),
      shop.now(),
    ]);
    await write('RULE_ADDED', undefined, rule);
    return answer({ ruleId: rule.ruleId });
  });
}

/** Changes a rule of the organization; NOT_FOUND of any other. */
export async function changeApprovalRule(shop: Shop, looking: Looking, { params, body }: Input<typeof changeCall>): Promise<Kept> {
  return changing(shop, looking, async (tx, { rules, accountNumber, write }) => {
    const before = rules.find(({ ruleId }) => ruleId === params.ruleId);
    if (before === undefined) return refuse('NOT_FOUND');
    const wanted = await lookOver(
      tx,
      accountNumber,
      body,
      rules.filter((one) => one !== before),
    );
    if (!wanted.ok) return wanted;
    const rule = { ...wanted.body, ruleId: before.ruleId };
    await updateRule(tx, [rule.ruleId, accountNumber, rule.name, rule.kind, rule.aboveCents, rule.values, JSON.stringify(rule.steps)]);
    await write('RULE_CHANGED', before, rule);
    return answer({ ruleId: rule.ruleId });
  });
}

/** Removes a rule of the organization; NOT_FOUND of any other. */
export async function removeApprovalRule(shop: Shop, looking: Looking, { params }: Input<typeof removeCall>): Promise<Reply<null>> {
  return changing(shop, looking, async (tx, { rules, accountNumber, write }) => {
    const before = rules.find(({ ruleId }) => ruleId === params.ruleId);
    if (before === undefined) return refuse('NOT_FOUND');
    await deleteRule(tx, [before.ruleId, accountNumber]);
    await write('RULE_REMOVED', before, undefined);
    return answer(null);
  });
}

type Change = {
  readonly rules: readonly ApprovalRule[];
  readonly accountNumber: string;
  /** Writes into the log of the organization how a rule was and is. */
  readonly write: (
    kind: 'RULE_ADDED' | 'RULE_CHANGED' | 'RULE_REMOVED',
    before: ApprovalRule | undefined,
    after: ApprovalRule | undefined,
  ) => Promise<void>;
};

async function changing<T>(shop: Shop, looking: Looking, change: (tx: Tx, about: Change) => Promise<Reply<T>>): Promise<Reply<T>> {
  const asked = changingAdministrator(looking);
  if (!asked.ok) return asked;
  const seats = await reserve(shop, [{ kind: 'ORGANIZATION_CHANGE', subject: asked.body.userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const accountNumber = asked.body.account.number;
  return administrating(shop, asked.body, async (tx, giver) => {
    const words = async (rule: ApprovalRule | undefined) => {
      const [named] = rule === undefined ? [] : await nameRules(tx, accountNumber, [rule]);
      return named === undefined ? '' : wordsOfRule(named);
    };
    const write: Change['write'] = async (kind, before, after) => {
      const said = [
        { what: 'Name', before: before?.name ?? '', after: after?.name ?? '' },
        { what: 'Rule', before: await words(before), after: await words(after) },
      ].filter((one) => one.before !== one.after && (one.what !== 'Name' || (before !== undefined && after !== undefined)));
      await noteAccountChange(
        tx,
        { by: giver, at: shop.now() },
        { kind, about: { subject: `approval rule ${after?.name ?? before?.name ?? ''}` }, differences: said },
      );
    };
    return change(tx, { rules: await rulesOfAccount(tx, accountNumber), accountNumber, write });
  });
}
