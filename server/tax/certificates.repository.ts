import type { CertificateState, ExemptionReason } from '#domain/pricing/fees/tax-exemption.ts';
import { command, statement } from '../db/database.ts';

export type CertificateRow = {
  certificate_id: string;
  state: string;
  number: string;
  reason: ExemptionReason;
  valid_until: string;
  status: CertificateState;
  words: string;
};

const COLUMNS = `c.certificate_id, c.state, c.number, c.reason, to_char(c.valid_until, 'YYYY-MM-DD') as valid_until, c.status, c.words`;

/** The organization's where somebody buys for one, else their own. $1 user, $2 account */
const OWN = 'case when $2::text is null then c.user_id = $1::uuid else c.account_number = $2 end';

/** $1 user, $2 account */
export const findOwn = statement<CertificateRow>(
  'tax_certificates_own',
  `select ${COLUMNS} from tax_certificates c where ${OWN} order by c.state, c.valid_until desc, c.certificate_id`,
);

/** The same once more is the one that is there. $1 user, $2 account, $3 state, $4 number, $5 reason, $6 last day, $7 who adds it, $8 now, $9 the most */
export const insertCertificate = command(
  'tax_certificate_insert',
  `
  insert into tax_certificates (user_id, account_number, state, number, reason, valid_until, added_by, added_at)
  select case when $2::text is null then $1::uuid end, $2, $3, $4, $5, $6::date, $7, $8
  where (select count(*) from tax_certificates c where ${OWN}) < $9
    and not exists (select from tax_certificates c where ${OWN} and (c.state, c.number, c.reason, c.valid_until) = ($3, $4, $5, $6::date) and c.status <> 'DECLINED')`,
);

/** $1 user, $2 account, $3 certificate, $4 whether they may take back what others of the organization told of */
export const deleteCertificate = command(
  'tax_certificate_delete',
  `delete from tax_certificates c where ${OWN} and c.certificate_id::text = $3 and ($4 or c.added_by = $1::uuid)`,
);

export type WaitingRow = CertificateRow & { of: string; email: string };

/** $1 how many */
export const findWaiting = statement<WaitingRow>(
  'tax_certificates_waiting',
  `
  select ${COLUMNS}, coalesce(a.name, u.first_name || ' ' || u.last_name) as of, u.email
  from tax_certificates c join users u on u.user_id = c.added_by left join accounts a on a.account_number = c.account_number
  where c.status = 'WAITING' order by c.added_at, c.certificate_id limit $1`,
);
export const countWaiting = statement<{ n: number }>(
  'tax_certificates_waiting_count',
  `select count(*)::int as n from tax_certificates where status = 'WAITING'`,
);

/** Whether whoever decides ($4) told of it, or buys for the organization that it is of. */
const OF_WHO_DECIDES =
  '(added_by = $4 or account_number is not null and account_number = (select u.account_number from users u where u.user_id = $4))';

/** Decides about one that waits. $1 certificate, $2 decision, $3 words, $4 who, $5 when. @returns whose it is; nothing where it does not wait any more. */
export const decide = statement<{ user_id: string | null; account_number: string | null }>(
  'tax_certificate_decide',
  `
  update tax_certificates set status = $2, words = $3, decided_by = $4, decided_at = $5
  where certificate_id::text = $1 and status = 'WAITING' and not ${OF_WHO_DECIDES} returning user_id, account_number`,
);
/** $1 certificate, $2 who */
export const isOfWhoDecides = statement(
  'tax_certificate_of_who_decides',
  `select 1 from tax_certificates where certificate_id::text = $1 and ${OF_WHO_DECIDES.replaceAll('$4', '$2')}`,
);

/** $1 account */
export const findUsersOfAccount = statement<{ user_id: string }>('users_of_account', 'select user_id from users where account_number = $1');
