import { command, statement } from '../../db/database.ts';

export type BillingRow = { bill_to: string[]; email: string | null; asked_email: string | null; asked_until: Date | null };

/** $1 account */
export const findBilling = statement<BillingRow>(
  'billing_of_account',
  'select bill_to, email::text, asked_email::text, asked_until from account_billing where account_number = $1',
);
/** $1 account, $2 lines, $3 email */
export const writeBilling = command(
  'billing_write',
  `insert into account_billing (account_number, bill_to, email) values ($1, $2::text[], $3::citext)
   on conflict (account_number) do update set bill_to = excluded.bill_to, email = excluded.email, asked_email = null, asked_token = null, asked_hash = null, asked_until = null`,
);
/** $1 account, $2 email, $3 token's id, $4 the token's digest, $5 until when */
export const writeAsked = command(
  'billing_ask',
  'update account_billing set asked_email = $2::citext, asked_token = $3, asked_hash = $4, asked_until = $5 where account_number = $1',
);

type Asked = { account_number: string; organization: string; email: string };
const ASKED =
  'b.account_number, a.name as organization, b.asked_email::text as email from account_billing b join accounts a using (account_number)';
/** What a link is for that works still. $1 digest, $2 now */
export const findAsked = statement<Asked>('billing_asked', `select ${ASKED} where b.asked_hash = $1 and b.asked_until > $2`);
/** The same of the newest link, to be mailed. $1 account, $2 token's id, $3 now */
export const findAskedToMail = statement<Asked>(
  'billing_asked_to_mail',
  `select ${ASKED} where b.account_number = $1 and b.asked_token::text = $2 and b.asked_until > $3`,
);
/** $1 digest, $2 now */
export const takeAsked = statement<Asked>(
  'billing_take',
  `
  update account_billing b set email = b.asked_email, asked_email = null, asked_token = null, asked_hash = null, asked_until = null
  from accounts a where a.account_number = b.account_number and b.asked_hash = $1 and b.asked_until > $2
  returning b.account_number, a.name as organization, b.email::text as email`,
);
