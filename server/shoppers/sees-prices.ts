import { z } from 'zod';
import { displayRulesOf, displaySettings } from '#domain/accounts/display-rules.ts';
import { statement, type Db } from '../db/database.ts';

/** $1 user */
const findRules = statement<{ account: unknown; own: unknown }>(
  'display_rules_of_user',
  "select coalesce(a.settings -> 'displayRules', '{}') as account, coalesce(u.settings -> 'displayRules', '{}') as own from users u left join accounts a using (account_number) where u.user_id = $1",
);

const Rules = z.record(z.string(), z.boolean());

/** Whether somebody is shown what things cost, where no request of theirs is worked on: a mail is written. A guest is. */
export async function seesPricesById(db: Db, userId: string | null): Promise<boolean> {
  const [row] = userId === null ? [] : await findRules(db, [userId]);
  return row === undefined || displaySettings(displayRulesOf(Rules.parse(row.account), Rules.parse(row.own))).showsPrices;
}
