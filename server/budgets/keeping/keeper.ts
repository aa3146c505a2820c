import { ACTED_FOR } from '#domain/accounts/people/acted-for.ts';
import { PRICES_HIDDEN_TEXT } from '#domain/accounts/hidden-prices.ts';
import { keepsBudgets } from '#domain/accounts/budgets/keepers.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import { seesPrices, type Account, type Looking, type Person } from '../../shoppers/index.ts';
import { hasBudgets } from '../budget-centers.ts';

/** Somebody of an organization that has budgets. */
export type Member = { readonly person: Person; readonly account: Account; readonly isKeeper: boolean; readonly isActedFor: boolean };

/** Who asks, where their organization has budgets and they are shown what things cost: for everybody else there are none. */
export function memberOf({ shopper, actor }: Looking): Member | undefined {
  const { person, account } = shopper;
  if (person === undefined || account === undefined || !hasBudgets(shopper) || !seesPrices(person)) return undefined;
  return { person, account, isKeeper: keepsBudgets(person), isActedFor: actor.kind !== 'VISITOR' };
}

/** What somebody is answered for whom there are none. */
export function refuseBudgets({ shopper: { person } }: Looking): Reply<never> {
  return seesPrices(person) ? refuse('NOT_FOUND') : refuse('FORBIDDEN', { message: PRICES_HIDDEN_TEXT });
}

/** The same for those who keep them. */
export function keeperOf(looking: Looking): { readonly keeper: Member } | { readonly refusal: Reply<never> } {
  const member = memberOf(looking);
  if (member === undefined) return { refusal: refuseBudgets(looking) };
  return member.isKeeper
    ? { keeper: member }
    : { refusal: refuse('FORBIDDEN', { message: 'Only those who keep your organization’s budgets can do that.' }) };
}

/** The same where something is changed: nobody does it who acts for them. */
export function changingKeeperOf(looking: Looking): ReturnType<typeof keeperOf> {
  const who = keeperOf(looking);
  return 'keeper' in who && who.keeper.isActedFor ? { refusal: actedFor() } : who;
}

/** What who acts for somebody is answered where they would change something. */
export function actedFor(): Reply<never> {
  return refuse('FORBIDDEN', { message: ACTED_FOR });
}
