import type { Db } from '../../db/database.ts';
import { forgetRecoveryCodes, switchOff } from './second-factor.repository.ts';

/** Ends the second factor of an account whose mailbox had not been proven until now, with its recovery codes: the mailbox's owner has it from here on. */
export async function endUnproven(db: Db, userId: string): Promise<void> {
  await forgetRecoveryCodes(db, [userId]);
  await switchOff(db, [userId]);
}
