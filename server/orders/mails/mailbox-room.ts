import { mailboxOf, normalisedEmail } from '#domain/identity/email-normalisation.ts';
import { statement } from '../../db/database.ts';
import { reserve, type Seats } from '../../limits/index.ts';
import type { Shop } from '../../shop.ts';
import type { OrderRow } from '../order.repository.ts';

/** Whether somebody has shown that an email is theirs. $1 person, $2 normalised email */
const isProven = statement(
  'order_email_is_proven',
  'select from users where user_id = $1 and email_confirmed_at is not null and email = $2',
);

/**
 * Takes room for one more mail that costs nobody anything: anybody may order in the name of any mailbox, and cancel. Of an order whose buyer has
 * shown that its email is theirs no room is taken.
 *
 * @returns the seat, to be given back where the mail is not sent; `ok: false` where the mailbox has had as many as it gets.
 */
export async function roomInMailbox(
  shop: Shop,
  { email, user_id: userId }: Pick<OrderRow, 'email' | 'user_id'>,
): Promise<Seats | undefined> {
  const isTheirs = userId !== null && (await isProven(shop.database, [userId, normalisedEmail(email)])).length > 0;
  return isTheirs ? undefined : reserve(shop, [{ kind: 'ORDER_MAILBOX', subject: mailboxOf(email) }]);
}
