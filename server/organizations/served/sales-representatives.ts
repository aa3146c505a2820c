import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type {
  listSalesRepresentatives as listCall,
  ServedOrganization,
  setSalesRepresentative as setCall,
} from '#contracts/operations/sales-representatives.ts';
import { EMAIL_ERROR_TEXT, readEmail } from '#domain/checkout/email.ts';
import { PHONE_ERROR_TEXT, phoneText, readPhone } from '#domain/checkout/phone.ts';
import { isPersonName } from '#domain/identity/names/person-name.ts';
import { NO_REPRESENTATIVE_TEXT } from '#domain/quotes/quote-words.ts';
import { command, statement } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { recordChange } from '../../operations/index.ts';
import { type AccountSettings, lockAccount, type Looking, noteAccountChange } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';

type Representative = NonNullable<AccountSettings['salesRep']>;
type Row = { readonly account_number: string; readonly name: string; readonly rep: Representative | null };

const MOST_ORGANIZATIONS = 50;
const LONGEST_NAME = 80;
const NAME_TEXT = 'Enter the name of the person.';

const ORGANIZATIONS = `select account_number, name, settings -> 'salesRep' as rep from accounts`;

/** $1 what is looked for, as the beginning of a `like` in lower case; null: all. $2 how many */
const findOrganizations = statement<Row>(
  'served_organizations',
  `${ORGANIZATIONS} where $1::text is null or account_number like $1 or ' ' || lower(name) like '% ' || $1 order by name, account_number limit $2`,
);
/** $1 account */
const findOrganization = statement<Row>('served_organization', `${ORGANIZATIONS} where account_number = $1`);
/** $1 account, $2 whom; null: nobody */
const saveRepresentative = command(
  'sales_representative_save',
  `update accounts set settings = case when $2::jsonb is null then settings - 'salesRep' else settings || jsonb_build_object('salesRep', $2::jsonb) end where account_number = $1`,
);

function served({ account_number: accountNumber, name, rep }: Row): ServedOrganization {
  return { accountNumber, name, representative: rep };
}

/** Organizations with who looks after each. */
export async function listSalesRepresentatives(
  shop: Shop,
  _looking: Looking,
  { query: { q = '' } }: Input<typeof listCall>,
): Promise<Reply<z.output<(typeof listCall)['answer']>>> {
  const text = q.trim().toLowerCase();
  const beginning = text === '' ? null : `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await findOrganizations(shop.database, [beginning, MOST_ORGANIZATIONS + 1]);
  return answer({ organizations: rows.slice(0, MOST_ORGANIZATIONS).map(served), hasMore: rows.length > MOST_ORGANIZATIONS });
}

/** Says who looks after an organization; both the shop's log and the organization's say who did it. NOT_FOUND: there is no such organization; INVALID_REQUEST: a field is wrong. The same again changes nothing. */
export async function setSalesRepresentative(
  shop: Shop,
  { shopper }: Looking,
  { params: { accountNumber }, body }: Input<typeof setCall>,
): Promise<Reply<ServedOrganization>> {
  const userId = shopper.person?.userId;
  if (userId === undefined) return refuse('UNAUTHORIZED');
  const read = body.representative === null ? null : readRepresentative(body.representative);
  if (read !== null && 'ok' in read) return read;
  const at = shop.now();
  return transaction(shop.database, async (tx) => {
    await lockAccount(tx, [accountNumber]);
    const [row] = await findOrganization(tx, [accountNumber]);
    if (row === undefined) return refuse('NOT_FOUND');
    if (textOf(row.rep) === textOf(read)) return answer(served(row));
    await saveRepresentative(tx, [accountNumber, read === null ? null : JSON.stringify(read)]);
    await recordChange(tx, { at, userId, subject: 'SALES_REPRESENTATIVE', name: accountNumber }, row.rep ?? undefined, read ?? undefined);
    await noteAccountChange(
      tx,
      { by: { userId, account: { number: accountNumber } }, at },
      {
        kind: 'REPRESENTATIVE_CHANGED',
        about: { subject: 'your sales representative' },
        differences: [{ what: 'Representative', before: textOf(row.rep), after: textOf(read) }],
      },
    );
    return answer(served({ ...row, rep: read }));
  });
}

function readRepresentative(typed: Representative): Representative | Reply<never> {
  const name = typed.name.trim().replaceAll(/\s+/g, ' ');
  const [email, phone] = [readEmail(typed.email), readPhone(typed.phone)];
  const errors = [
    ...(isPersonName(name) && name.length <= LONGEST_NAME ? [] : [{ field: 'name', code: 'INVALID', message: NAME_TEXT }]),
    ...(email === undefined ? [{ field: 'email', code: 'INVALID', message: EMAIL_ERROR_TEXT }] : []),
    ...(phone === undefined ? [{ field: 'phone', code: 'INVALID', message: PHONE_ERROR_TEXT }] : []),
  ];
  if (email === undefined || phone === undefined || errors.length > 0)
    return refuse('INVALID_REQUEST', { errors, message: errors[0]?.message ?? '' });
  return { name, email, phone };
}

/** As the log says it. */
function textOf(rep: Representative | null): string {
  return rep === null ? NO_REPRESENTATIVE_TEXT : `${rep.name}, ${rep.email}, ${phoneText(rep.phone)}`;
}
