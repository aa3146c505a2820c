import { command, statement } from '../../db/database.ts';

/** $1 person, $2 now */
export const findProfile = statement<{
  first_name: string;
  last_name: string;
  phone: string | null;
  email: string;
  new_email: string | null;
}>(
  'profile_find',
  `select u.first_name, u.last_name, u.phone, u.email, c.email as new_email
   from users u left join email_changes c on c.user_id = u.user_id and c.expires_at > $2 where u.user_id = $1`,
);
/** $1 person, $2 first, $3 last name, $4 phone or null */
export const writeProfile = command('profile_write', 'update users set first_name = $2, last_name = $3, phone = $4 where user_id = $1');

/** The one before works no more. $1 person, $2 id, $3 token's digest, $4 email, $5 until when */
export const writeEmailChange = command(
  'email_change_write',
  `insert into email_changes (user_id, change_id, token_hash, email, expires_at) values ($1, $2, $3, $4, $5)
   on conflict (user_id) do update set change_id = $2, token_hash = $3, email = $4, expires_at = $5`,
);
/** $1 person */
export const forgetEmailChange = command('email_change_forget', 'delete from email_changes where user_id = $1');
/** $1 token's digest, $2 now */
export const findEmailChange = statement<{ email: string }>(
  'email_change_find',
  'select email from email_changes where token_hash = $1 and expires_at > $2',
);
/** What is to be mailed of one, and whether somebody else has an account with that email. $1 id, $2 now */
export const findEmailChangeToMail = statement<{ email: string; old_email: string; is_taken: boolean }>(
  'email_change_find_to_mail',
  `select c.email, u.email as old_email, exists (select from users o where o.email = c.email) as is_taken
   from email_changes c join users u using (user_id) where c.change_id = $1 and c.expires_at > $2`,
);
/** Uses the token up. $1 its digest, $2 now */
export const takeEmailChange = statement<{ user_id: string; email: string }>(
  'email_change_take',
  'delete from email_changes where token_hash = $1 and expires_at > $2 returning user_id, email',
);
/** Nothing where somebody else has it by now. $1 person, $2 email, $3 digest of its mailbox, $4 now */
export const writeEmail = statement<{ old_email: string }>(
  'user_write_email',
  `update users u set email = $2, mailbox_hash = $3, email_confirmed_at = $4 from users old
   where u.user_id = $1 and old.user_id = $1 and not exists (select from users o where o.email = $2) returning old.email as old_email`,
);
/** Whoever reads the old mailbox alone chooses no password by it any more. $1 person */
export const forgetResets = command('password_resets_forget', 'delete from password_resets where user_id = $1');
/** Nothing where it is another by now. $1 person, $2 old hash, $3 new hash */
export const replacePassword = command(
  'user_replace_password',
  'update users set password_hash = $3 where user_id = $1 and password_hash = $2',
);
