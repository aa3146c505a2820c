import { mailboxOf, normalisedEmail } from '#domain/identity/email-normalisation.ts';
import { statement } from '../../db/database.ts';
import { reserve, type Attempt, type Seats } from '../../limits/index.ts';
import type { Shop } from '../../shop.ts';
import { sharesMailbox } from '../../shoppers/index.ts';
import type { OrderRow } from '../order.repository.ts';

/** Whether an email is that of somebody's account, and they have shown that it is theirs. $1 person, $2 normalised email */
const findAccount = statement<{ is_proven: boolean }>(
  'order_email_of_account',
  'select email_confirmed_at is not null as is_proven from users where user_id = $1 and email = $2',
);

type Told = Pick<OrderRow, 'email' | 'user_id' | 'network'>;

/**
 * Takes room for one more mail that costs nobody anything: anybody may order in the name of any mailbox, and cancel. Of an order whose buyer has
 * shown that its email is theirs no room is taken. The first of each network, and of each account with room of its own, have room that nobody else uses up.
 *
 * @returns the seats, to be given back where the mail is not sent; `ok: false` where the mailbox has had as many as it gets.
 */
export async function roomInMailbox(shop: Shop, { email, user_id: userId, network }: Told): Promise<Seats | undefined> {
  const [account] = userId === null ? [] : await findAccount(shop.database, [userId, normalisedEmail(email)]);
  if (account?.is_proven === true) return undefined;
  const mailbox = mailboxOf(email);
  const isOfAccount = account !== undefined && userId !== null && !(await sharesMailbox(shop.database, { userId, email }));
  const day: Attempt[] = isOfAccount ? [] : [{ kind: 'ORDER_DAY', subject: mailbox }];
  const first = await reserve(shop, [...day, { kind: 'ORDER_FIRST_MAIL', subject: isOfAccount ? userId : `${mailbox} ${network ?? ''}` }]);
  if (first.ok || first.full !== 'ORDER_FIRST_MAIL') return first;
  return reserve(shop, [
    { kind: 'ORDER_DAY', subject: mailbox },
    { kind: 'ORDER_MAILBOX', subject: mailbox },
  ]);
}
