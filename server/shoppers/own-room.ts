import { createHash } from 'node:crypto';
import { mailboxOf, normalisedEmail } from '#domain/identity/email-normalisation.ts';
import { statement, type Db } from '../db/database.ts';

/** $1 person, $2 digest of the mailbox */
const findNewcomer = statement(
  'user_shares_mailbox',
  `
  select from users u where u.user_id = $1 and u.mailbox_hash = $2 and u.email_confirmed_at is null
    and exists (select from users o where o.mailbox_hash = $2 and (o.created_at, o.user_id) < (u.created_at, u.user_id))`,
);

/** Nobody: what is asked of no account takes the same work. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Whether an account has to share what its mailbox is sent with the others of that mailbox. One has room of its own when it has shown that its email is theirs, when it
 * is spelled as the mailbox itself, or when it was the mailbox's first: so a stranger has two at most, and whatever they open beside uses up nothing of these.
 *
 * @param userId undefined: there is no such account.
 */
export async function sharesMailbox(
  db: Db,
  { userId, email }: { readonly userId?: string | undefined; readonly email: string },
): Promise<boolean> {
  if (isMailboxItself(email)) return false;
  return (await findNewcomer(db, [userId ?? NOBODY, mailboxHash(email)])).length > 0;
}

/** Whether an email is spelled as its mailbox: without a tag, and without dots where those are none of the name. */
export function isMailboxItself(email: string): boolean {
  return normalisedEmail(email) === mailboxOf(email);
}

/** As a mailbox lies with its accounts. */
export function mailboxHash(email: string): Buffer {
  return createHash('sha256').update(mailboxOf(email)).digest();
}
