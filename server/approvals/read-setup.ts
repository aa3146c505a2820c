import type { z } from 'zod';
import type { getApprovalSetup as getCall } from '#contracts/approvals/rules.ts';
import { answer, type Reply } from '#contracts/door.ts';
import { MOST_RULES } from '#domain/approvals/rule-problems.ts';
import { toDollars } from '#domain/shared/money.ts';
import { administratorOf } from '../organizations/index.ts';
import type { Shop } from '../shop.ts';
import type { AccountSettings, Looking } from '../shoppers/index.ts';
import { countWaiting, findAskable, findCenters, type AskedPerson } from './rules.repository.ts';
import { nameRules, rulesOfAccount, wordsOfRule, type NamedRule } from './wanted-rule.ts';

type Setup = z.input<(typeof getCall)['answer']>;

/** So many people are shown to choose from; others are named by their email. */
const PEOPLE_SHOWN = 24;
const CENTERS_SHOWN = 500;

/** How the orders of an organization are approved, for its administrators. */
export async function getApprovalSetup(shop: Shop, looking: Looking): Promise<Reply<Setup>> {
  const asked = administratorOf(looking);
  return asked.ok ? answer(await setupOf(shop, asked.body.account)) : asked;
}

/** The same, as it is now. @param account its settings as they are to be shown */
export async function setupOf(
  { database }: Pick<Shop, 'database'>,
  {
    number,
    settings,
  }: { readonly number: string; readonly settings: Pick<AccountSettings, 'hasApprovals' | 'approvalFlow' | 'isDecidedByMail'> },
): Promise<Setup> {
  const [rules, people, centers, [waiting]] = await Promise.all([
    rulesOfAccount(database, number),
    findAskable(database, [number, PEOPLE_SHOWN + 1]),
    findCenters(database, [number, CENTERS_SHOWN]),
    countWaiting(database, [number]),
  ]);
  const named = await nameRules(database, number, rules);
  return {
    hasApprovals: settings.hasApprovals === true,
    flow: settings.approvalFlow ?? 'GROUP',
    isDecidedByMail: settings.isDecidedByMail ?? true,
    waiting: waiting?.n ?? 0,
    rules: named.map(viewRule),
    mayAdd: rules.length < MOST_RULES,
    people: people.slice(0, PEOPLE_SHOWN).map(viewPerson),
    hasMorePeople: people.length > PEOPLE_SHOWN,
    centers,
  };
}

const viewPerson = ({ user_id: userId, name, email }: AskedPerson) => ({ userId, name, email });

function viewRule(named: NamedRule): Setup['rules'][number] {
  const { rule, values, people } = named;
  return {
    ruleId: rule.ruleId,
    name: rule.name,
    kind: rule.kind,
    above: toDollars(rule.aboveCents),
    values: [...values],
    steps: rule.steps.map(({ asks, how, people: ids }) => ({
      asks,
      how,
      people: ids.flatMap((id) => {
        const person = people.get(id);
        return person === undefined ? [] : [viewPerson(person)];
      }),
    })),
    words: wordsOfRule(named),
  };
}
