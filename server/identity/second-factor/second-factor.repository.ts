import { command, statement } from '../../db/database.ts';
import { IS_ACTIVE, SIGNS_IN_HERE } from '../../shoppers/index.ts';

/** `last_step`, a bigint, comes as text. */
type Factor = { readonly sealed: Buffer; readonly on_since: Date | null; readonly last_step: string; readonly codes_left: number };

/** $1 person */
export const findFactor = statement<Factor>(
  'second_factor_find',
  `
  select f.sealed, f.on_since, f.last_step, (select count(*)::int from recovery_codes r where r.user_id = f.user_id) as codes_left
  from second_factors f where f.user_id = $1`,
);

/** What was set up before and never confirmed is replaced; one that is on stays. $1 person, $2 sealed, $3 now */
export const setUp = statement(
  'second_factor_set_up',
  `
  insert into second_factors (user_id, sealed, made_at) values ($1, $2, $3)
  on conflict (user_id) do update set sealed = excluded.sealed, made_at = excluded.made_at where second_factors.on_since is null
  returning 1`,
);

/** Only that which the code is of, and once. $1 person, $2 sealed, $3 step of the code, $4 now */
export const switchOn = statement(
  'second_factor_switch_on',
  'update second_factors set on_since = $4, last_step = $3 where user_id = $1 and sealed = $2 and on_since is null returning 1',
);

/** Takes a code, and with it every one before it: of several who come with one, one is let in. $1 person, $2 sealed, $3 step of the code */
export const takeStep = statement(
  'second_factor_take_step',
  'update second_factors set last_step = $3 where user_id = $1 and sealed = $2 and on_since is not null and last_step < $3 returning 1',
);

/** What is being set up and was never confirmed is gone. $1 person */
export const forgetSetUp = command('second_factor_forget_set_up', 'delete from second_factors where user_id = $1 and on_since is null');

/** Whether an organization that signs its people in gets in by this administrator alone when that fails. $1 person */
export const isLastHere = statement(
  'second_factor_last_here',
  `
  select 1 from users me join accounts a using (account_number)
  where me.user_id = $1 and (a.settings ->> 'hasSingleSignOn')::boolean and 'ACCOUNT_ADMIN' = any (me.roles)
    and not exists (select from users u where u.account_number = me.account_number and u.user_id <> me.user_id and ${IS_ACTIVE} and ${SIGNS_IN_HERE})`,
);

/** With its recovery codes. $1 person */
export const switchOff = statement(
  'second_factor_switch_off',
  'delete from second_factors where user_id = $1 and on_since is not null returning 1',
);

export const forgetRecoveryCodes = command('recovery_codes_forget', 'delete from recovery_codes where user_id = $1');
/** $1 person, $2 digests */
export const writeRecoveryCodes = command(
  'recovery_codes_write',
  'insert into recovery_codes (user_id, code_hash) select $1, code_hash from unnest($2::bytea[]) as code_hash',
);
/** $1 person, $2 digest */
export const findRecoveryCode = statement('recovery_code_find', 'select 1 from recovery_codes where user_id = $1 and code_hash = $2');
/** Uses a recovery code up: of several who come with one, one is let in. $1 person, $2 digest */
export const takeRecoveryCode = statement<{ left: number }>(
  'recovery_code_take',
  `
  delete from recovery_codes where user_id = $1 and code_hash = $2
    and exists (select 1 from second_factors f where f.user_id = $1 and f.on_since is not null)
  returning (select count(*)::int - 1 from recovery_codes r where r.user_id = $1) as left`,
);

/** Some of those that were sealed with an older secret, in the order of their people. $1 what is sealed now begins with, $2 after whom, $3 most */
export const findSealedBefore = statement<{ user_id: string; sealed: Buffer }>(
  'second_factors_sealed_before',
  'select user_id, sealed from second_factors where substring(sealed for length($1::bytea)) <> $1::bytea and user_id > $2 order by user_id limit $3',
);
/** $1 person, $2 as it was sealed, $3 as it is sealed now */
export const sealAgain = command('second_factor_seal_again', 'update second_factors set sealed = $3 where user_id = $1 and sealed = $2');
