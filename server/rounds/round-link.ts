import { createHash, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { setCookie } from '#contracts/cookies.ts';
import { answer, refuse, refuseField, type Reply } from '#contracts/door.ts';
import type { joinRound as joinCall } from '#contracts/rounds/join.ts';
import type { makeRoundLink as linkCall } from '#contracts/rounds/rounds.ts';
import { MOST_PEOPLE } from '#domain/rounds/round-limits.ts';
import { isUnderWay, mayDo } from '#domain/rounds/round-states.ts';
import { guestNameProblem } from '#domain/rounds/wanted-round.ts';
import { originOf } from '../config/origins.ts';
import { transaction } from '../db/transaction.ts';
import { addressBlock, giveBack, reserve, tooManyAttempts } from '../limits/index.ts';
import type { Shop } from '../shop.ts';
import { joinAs } from './change-rows.ts';
import { managing } from './open-round.ts';
import { findParticipant } from './people.repository.ts';
import { findByLink, lockRound, setLink, type RoundTuple } from './rounds.repository.ts';
import { organizationBuyerOf } from '../shoppers/index.ts';
import { changingMember, hashOfKey, keyOf, type Visit } from './who-asks.ts';

type Joined = z.input<(typeof joinCall)['answer']>;

const digest = (token: string): Buffer => createHash('sha256').update(token).digest();
const newSecret = (): string => randomBytes(32).toString('base64url');

/** Makes a new link to a round, or takes away the one that it has. What it was is kept nowhere: only its hash is. */
export async function makeRoundLink(
  shop: Shop,
  visit: Visit,
  { params, body }: Input<typeof linkCall>,
): Promise<Reply<z.input<(typeof linkCall)['answer']>>> {
  const asked = await managing(shop, visit, params.roundId);
  if (!asked.ok) return asked;
  const { roundId } = asked.body;
  const token = body.isWanted ? newSecret() : undefined;
  return transaction(shop.database, async (tx) => {
    const [round] = await lockRound(tx, [roundId]);
    if (round === undefined) return refuse('NOT_FOUND');
    if (token !== undefined && !mayDo('LINK', round.state))
      return refuse('INVALID_REQUEST', { message: 'This round is closed. Open it again first.' });
    await setLink(tx, [roundId, token === undefined ? null : digest(token)]);
    return answer({ link: token === undefined ? null : `${originOf(shop.settings, 'SBA')}/rounds/join/${token}` });
  });
}

/**
 * Follows the link of a round. Nothing is written down unless whoever follows it says so: programs follow links, too. A link that is none, was replaced or closed, and one of a round that is
 * over, are the same to who follows it; so is one of another organization's round that lets in nobody without an account.
 */
export async function joinRound(shop: Shop, visit: Visit, { body }: Input<typeof joinCall>): Promise<Reply<Joined>> {
  // Each counts until the link is right: nobody finds one by trying.
  const seats = await reserve(shop, [{ kind: 'ROUND_LINK_ADDRESS', subject: addressBlock(visit.requester.address) }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const [round] = await findByLink(shop.database, [digest(body.token)]);
  if (round === undefined || !isUnderWay(round.state)) return refuse('NOT_FOUND');
  await giveBack(shop, seats);
  const looking = visit.looking;
  const found = organizationBuyerOf(looking);
  if (found.ok && found.body.account.number === round.account_number) return joinAsMember(shop, visit, round, body.isSure);
  if (round.lets_guests_in) return joinAsGuest(shop, visit, round, body);
  return looking.shopper.person === undefined
    ? answer({ roundId: null, asks: 'SIGN_IN', title: null, coordinator: null })
    : refuse('NOT_FOUND');
}

async function joinAsMember(shop: Shop, visit: Visit, round: RoundTuple, isSure: boolean): Promise<Reply<Joined>> {
  const looking = visit.looking;
  const userId = looking.shopper.person?.userId;
  const [known] = await findParticipant(shop.database, [round.round_id, userId, null]);
  if (known !== undefined) return isIn(round);
  if (!isSure) return mayJoin(round, 'JOIN');
  const member = changingMember(looking);
  if (!member.ok) return member;
  const joined = await transaction(shop.database, async (tx) => {
    await lockRound(tx, [round.round_id]);
    return joinAs(tx, { roundId: round.round_id, userId: member.body.userId, now: shop.now() });
  });
  return joined === undefined ? refuseField('isSure', FULL) : isIn(round);
}

async function joinAsGuest(shop: Shop, visit: Visit, round: RoundTuple, body: Input<typeof joinCall>['body']): Promise<Reply<Joined>> {
  const before = keyOf(visit);
  const [known] =
    before === undefined ? [] : await findParticipant(shop.database, [round.round_id, null, hashOfKey(round.round_id, before)]);
  if (known !== undefined) return isIn(round);
  if (!body.isSure) return mayJoin(round, 'NAME');
  const name = body.name.replaceAll(/\s+/g, ' ').trim();
  const problem = guestNameProblem(name);
  if (problem !== undefined) return refuseField('name', problem);
  const seats = await reserve(shop, [
    { kind: 'ROUND_JOIN_ADDRESS', subject: addressBlock(visit.requester.address) },
    { kind: 'ROUND_JOIN_LINK', subject: round.round_id },
  ]);
  if (!seats.ok) return tooManyAttempts(seats);
  const key = before ?? newSecret();
  const joined = await transaction(shop.database, async (tx) => {
    await lockRound(tx, [round.round_id]);
    return joinAs(tx, { roundId: round.round_id, name, keyHash: hashOfKey(round.round_id, key), now: shop.now() });
  });
  if (joined === undefined) return refuseField('name', FULL_FOR_GUESTS);
  visit.requester.setCookies.push(setCookie('roundkey', key, visit.looking.shopper.site.origin));
  return isIn(round);
}

const isIn = (round: RoundTuple): Reply<Joined> => answer({ roundId: round.round_id, asks: null, title: null, coordinator: null });

const mayJoin = (round: RoundTuple, asks: 'JOIN' | 'NAME'): Reply<Joined> =>
  answer({ roundId: null, asks, title: round.title, coordinator: round.coordinator });

const FULL = `This round is full: ${MOST_PEOPLE} people are in it.`;
const FULL_FOR_GUESTS = 'This round is full. Ask your coordinator to add what you need.';
