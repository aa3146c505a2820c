import { command, statement } from '../db/database.ts';
import { IS_ACTIVE } from '../shoppers/index.ts';

export type ParticipantTuple = {
  participant_id: string;
  user_id: string | null;
  name: string;
  has_left: boolean;
};

const NAME = "coalesce(p.name, trim(u.first_name || ' ' || u.last_name)) as name";
const HAS_LEFT = `p.user_id is not null and not (${IS_ACTIVE} and u.account_number is not distinct from r.account_number) as has_left`;
const FROM = 'from round_people p join rounds r using (round_id) left join users u on u.user_id = p.user_id';

/** $1 round */
export const findParticipants = statement<ParticipantTuple>(
  'round_participants',
  `select p.participant_id, p.user_id, ${NAME}, ${HAS_LEFT} ${FROM} where p.round_id = $1::uuid order by p.joined_at, p.participant_id`,
);

/** Who of a round asks: by their account, or by the key of their browser. $1 round, $2 user, $3 hash of the key */
export const findParticipant = statement<{ participant_id: string }>(
  'round_participant',
  'select participant_id from round_people where round_id = $1::uuid and (user_id = $2 or key_hash = $3)',
);

/** All of them, and those who have no account. $1 round */
export const countParticipants = statement<{ n: number; guests: number }>(
  'round_participants_count',
  'select count(*)::int as n, (count(*) filter (where user_id is null))::int as guests from round_people where round_id = $1',
);

/** $1 id, $2 round, $3 user, $4 name, $5 hash of the key, $6 now */
export const insertParticipant = command(
  'round_participant_insert',
  'insert into round_people (participant_id, round_id, user_id, name, key_hash, joined_at) values ($1, $2, $3, $4, $5, $6) on conflict do nothing',
);

/** Somebody without an account. $1 round, $2 participant, as text */
export const findGuest = statement<{ participant_id: string }>(
  'round_guest',
  'select participant_id from round_people where round_id = $1::uuid and participant_id::text = $2 and user_id is null',
);
/** Their browser is in the round no more. $1 participant */
export const shutOut = command(
  'round_guest_shut_out',
  "update round_people set key_hash = sha256(convert_to(gen_random_uuid()::text, 'UTF8')) where participant_id = $1",
);
/** Who has nothing in it. $1 participant */
export const deleteParticipant = command('round_participant_delete', 'delete from round_people where participant_id = $1');

export type ToMail = { participant_id: string; user_id: string; email: string; first_name: string };

/** Those of a round who can be mailed: people of the organization still. $1 round, $2 all but this user */
export const findToMail = statement<ToMail>(
  'round_participants_to_mail',
  `select p.participant_id, p.user_id, u.email::text as email, u.first_name ${FROM}
   where p.round_id = $1::uuid and ${IS_ACTIVE} and u.account_number = r.account_number and p.user_id is distinct from $2::uuid order by p.joined_at, p.participant_id`,
);

/**
 * Claims the next mail about what others change of somebody's rows, when none is waiting: the round's row is locked. Nobody who has no account is mailed.
 *
 * $1 participant, $2 now, $3 seconds between two of them
 */
export const claimTelling = statement<{ telling_at: Date }>(
  'round_participant_claim_telling',
  `update round_people set telling_at = greatest($2::timestamptz, telling_at + $3 * interval '1 second')
   where participant_id = $1 and user_id is not null and (telling_at is null or telling_at <= $2) returning telling_at`,
);

/** $1 participant, $2 when */
export const noteTold = command('round_participant_told', 'update round_people set told_at = $2 where participant_id = $1');

/** When somebody was told last of what others changed of theirs. $1 participant */
export const findTold = statement<{ told_at: Date | null }>(
  'round_participant_told_at',
  'select told_at from round_people where participant_id = $1::uuid',
);

/** Where who coordinates a round is mailed; nobody where they are gone. $1 round */
export const findCoordinatorEmail = statement<{ email: string }>(
  'round_coordinator_email',
  `select u.email::text as email from rounds r join users u on u.user_id = r.coordinator_id
   where r.round_id = $1::uuid and ${IS_ACTIVE} and u.account_number = r.account_number`,
);
