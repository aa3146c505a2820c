import type { AccountChangeKind } from '#domain/accounts/account-log.ts';
import type { Difference } from '#domain/accounts/people/rights.ts';
import { command, type Db } from '../db/database.ts';
import type { Account } from './person.ts';

/** $1 account, $2 when, $3 who, $4 kind, $5 the person that it is about, $6 or what, $7 differences as JSON */
const noteChange = command(
  'organization_change_note',
  `insert into account_changes (account_number, changed_at, changed_by, kind, subject_user, subject, differences) values ($1, $2, $3, $4, $5, $6, $7::jsonb)`,
);

/** What was done: to a person, who is called by the name that they have when it is read, or to something by its own. */
type AccountChange = {
  readonly kind: AccountChangeKind;
  readonly about: { readonly userId: string } | { readonly subject: string };
  readonly differences?: readonly Difference[];
};

/** Writes down what somebody does about their organization, in the transaction that does it. */
export async function noteAccountChange(
  tx: Db,
  { by, at }: { readonly by: { readonly userId: string; readonly account: Pick<Account, 'number'> }; readonly at: Date },
  { kind, about, differences = [] }: AccountChange,
): Promise<void> {
  const [userId, subject] = 'userId' in about ? [about.userId, ''] : [null, about.subject];
  await noteChange(tx, [by.account.number, at, by.userId, kind, userId, subject, JSON.stringify(differences)]);
}
