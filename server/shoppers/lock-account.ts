import { command } from '../db/database.ts';

/**
 * Lets others wait who change something about the same organization: its people, rules, addresses, certificates, machines. Of a strength that no foreign key to the
 * organization waits for, such as that of what is being ordered. $1 account
 */
export const lockAccount = command('account_lock', 'select from accounts where account_number = $1 for no key update');
