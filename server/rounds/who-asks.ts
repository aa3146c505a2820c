import { createHash } from 'node:crypto';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { nameOfCookie } from '#contracts/cookies.ts';
import { ACTED_FOR } from '#domain/accounts/people/acted-for.ts';
import type { Requester } from '../sessions/index.ts';
import type { Shop } from '../shop.ts';
import { organizationBuyerOf, type Looking, type OrganizationBuyer } from '../shoppers/index.ts';
import { findParticipant } from './people.repository.ts';
import { findRound, type RoundTuple } from './rounds.repository.ts';

/** Whose request it is: with the cookies by which a browser without an account is known. */
export type Visit = { readonly looking: Looking; readonly requester: Requester };

/** Who asks about a round, and what they are to it. */
export type Asker = {
  readonly round: RoundTuple;
  readonly looking: Looking;
  /** Undefined: who came by the link and has no account of the organization. */
  readonly member: OrganizationBuyer | undefined;
  /** Whose rows are theirs; undefined: they are in it and have added nothing yet. */
  readonly participantId: string | undefined;
  /** By which the browser of who has no account is in it; null of a member. */
  readonly keyHash: Buffer | null;
  readonly mayManage: boolean;
  readonly mayTakeOver: boolean;
};

/** Who buys for an organization and changes something: nobody does it who acts for them. */
export function changingMember(looking: Pick<Looking, 'shopper' | 'actor'>): Reply<OrganizationBuyer> {
  const asked = organizationBuyerOf(looking);
  return asked.ok && looking.actor.kind !== 'VISITOR' ? refuse('FORBIDDEN', { message: ACTED_FOR }) : asked;
}

/** What of a browser's key stands with a round: two rounds do not learn that it is the same browser. */
export function hashOfKey(roundId: string, key: string): Buffer {
  return createHash('sha256').update(`${roundId} ${key}`).digest();
}

/** The key of the browser by which it is in rounds without an account; undefined where it has none. */
export function keyOf({ requester: { cookies }, looking }: Visit): string | undefined {
  const key = cookies[nameOfCookie('roundkey', looking.shopper.site.origin)];
  return key !== undefined && /^[\w-]{43}$/.test(key) ? key : undefined;
}

/** Finds out what somebody is to a round. A round of another organization is one that there is not, and so is one that a guest's browser did not join. */
export async function whoAsks(shop: Shop, visit: Visit, roundId: string): Promise<Reply<Asker>> {
  const [round] = await findRound(shop.database, [roundId]);
  if (round === undefined) return refuse('NOT_FOUND');
  const { looking } = visit;
  const found = organizationBuyerOf(looking);
  const member = found.ok && found.body.account.number === round.account_number ? found.body : undefined;
  const key = member === undefined ? keyOf(visit) : undefined;
  if (member === undefined && (key === undefined || !round.lets_guests_in)) return refuse('NOT_FOUND');
  const keyHash = key === undefined ? null : hashOfKey(round.round_id, key);
  const [participant] = await findParticipant(shop.database, [round.round_id, member?.userId ?? null, keyHash]);
  if (member === undefined && participant === undefined) return refuse('NOT_FOUND');
  return answer({ round, looking, member, participantId: participant?.participant_id, keyHash, ...rightsOf(round, member) });
}

/** An administrator looks after a round whose coordinator is gone. */
function rightsOf(round: RoundTuple, member: OrganizationBuyer | undefined): Pick<Asker, 'mayManage' | 'mayTakeOver'> {
  const isOwn = member !== undefined && member.userId === round.coordinator_id;
  const mayTakeOver = !isOwn && !round.has_coordinator && member?.roles.includes('ACCOUNT_ADMIN') === true;
  return { mayManage: isOwn || mayTakeOver, mayTakeOver };
}
