import { mailboxOf } from '#domain/identity/email-normalisation.ts';
import type { Database } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { hashOf } from './alert-key.ts';
import { allowAlerts, declineAlerts, standingOf } from './alert.repository.ts';

/** Whose alerts they are, at which email. */
type Owner = { readonly userId: string; readonly email: string };

/** Whether somebody may be sent alerts; undefined: whose mailbox it is was never shown, so nothing is said of it. */
export async function takesAlerts(database: Database, { userId, email }: Owner): Promise<boolean | undefined> {
  const { isConfirmed, isRefused } = await standingOf(database, userId, hashOf(mailboxOf(email)));
  return isConfirmed ? !isRefused : undefined;
}

/** Takes alerts for somebody's mailbox from now on, or none, which ends those that there are. Nothing is done for whose mailbox it was never shown to be. */
export async function takeAlerts(database: Database, owner: Owner, isWanted: boolean, now: Date): Promise<void> {
  const takes = await takesAlerts(database, owner);
  if (takes === undefined || takes === isWanted) return;
  const mailbox = mailboxOf(owner.email);
  if (isWanted) return allowAlerts(database, hashOf(mailbox));
  await transaction(database, (tx) => declineAlerts(tx, { mailbox, mailboxHash: hashOf(mailbox), userId: owner.userId, now }));
}
