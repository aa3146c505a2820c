import { command, statement } from '../../db/database.ts';
import { IS_ACTIVE } from '../../shoppers/index.ts';

/** In SQL, of somebody `u` of an organization: they are an administrator of it who can sign in. */
const IS_ADMINISTRATOR = `'ACCOUNT_ADMIN' = any (u.roles) and ${IS_ACTIVE}`;
/** In SQL, of a row `b`: whoever asked for its link is an administrator still. The link dies with their right. */
const IS_ASKED = `exists (select from users u where u.user_id = b.asked_by and u.account_number = b.account_number and ${IS_ADMINISTRATOR})`;

export type BillingRow = { bill_to: string[]; email: string | null; asked_email: string | null; asked_until: Date | null };

/** $1 account. What was asked counts while its link works, but for its time. */
export const findBilling = statement<BillingRow>(
  'billing_of_account',
  `select b.bill_to, b.email::text, case when ${IS_ASKED} then b.asked_email::text end as asked_email, b.asked_until from account_billing b where b.account_number = $1`,
);
/** $1 account, $2 lines, $3 email */
export const writeBilling = command(
  'billing_write',
  `insert into account_billing (account_number, bill_to, email) values ($1, $2::text[], $3::citext)
   on conflict (account_number) do update set bill_to = excluded.bill_to, email = excluded.email, asked_email = null, asked_token = null, asked_hash = null, asked_until = null, asked_by = null`,
);
/** $1 account, $2 email, $3 token's id, $4 the token's digest, $5 until when, $6 who asks */
export const writeAsked = command(
  'billing_ask',
  'update account_billing set asked_email = $2::citext, asked_token = $3, asked_hash = $4, asked_until = $5, asked_by = $6 where account_number = $1',
);

type Asked = { account_number: string; organization: string; email: string };
const ASKED =
  'b.account_number, a.name as organization, b.asked_email::text as email from account_billing b join accounts a using (account_number)';
/** What a link is for that works still. $1 digest, $2 now */
export const findAsked = statement<Asked>(
  'billing_asked',
  `select ${ASKED} where b.asked_hash = $1 and b.asked_until > $2 and ${IS_ASKED}`,
);
/** The same of the newest link, to be mailed. $1 account, $2 token's id, $3 now */
export const findAskedToMail = statement<Asked>(
  'billing_asked_to_mail',
  `select ${ASKED} where b.account_number = $1 and b.asked_token::text = $2 and b.asked_until > $3 and ${IS_ASKED}`,
);
/** Takes what a link is for that works still, under the lock of the account. $1 account, $2 digest, $3 now */
export const takeAsked = statement<{ before: string | null; email: string; asked_by: string }>(
  'billing_take',
  `
  update account_billing w set email = b.asked_email, asked_email = null, asked_token = null, asked_hash = null, asked_until = null, asked_by = null
  from account_billing b where w.account_number = $1 and b.account_number = w.account_number and b.asked_hash = $2 and b.asked_until > $3 and ${IS_ASKED}
  returning b.email::text as before, w.email::text as email, b.asked_by`,
);

/** Who got the invoices of an organization: the email that it had named, or its administrators. $1 account, $2 that email or null */
export const findFormerReaders = statement<{ organization: string; email: string }>(
  'billing_former_readers',
  `
  select a.name as organization, r.email from accounts a, lateral (
    select $2::text as email where $2::text is not null
    union all
    select u.email::text from users u where $2::text is null and u.account_number = a.account_number and u.email is not null and ${IS_ADMINISTRATOR}) r
  where a.account_number = $1 order by r.email`,
);
