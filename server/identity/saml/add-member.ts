import { randomUUID } from 'node:crypto';
import { isPersonName } from '#domain/identity/names/person-name.ts';
import type { Tx } from '../../db/database.ts';
import { lockAccount, mailboxHash } from '../../shoppers/index.ts';
import type { Assertion } from './saml-library.ts';
import { insertMember, type ProviderRow } from './saml.repository.ts';

/** Under which names the usual identity providers tell names. */
const FIRST_NAMES = ['givenName', 'firstName', 'urn:oid:2.5.4.42', 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname'];
const LAST_NAMES = ['sn', 'surname', 'lastName', 'urn:oid:2.5.4.4', 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname'];
const NAME_CHARACTERS = 60;

type NewMember = { readonly provider: ProviderRow; readonly assertion: Assertion; readonly email: string; readonly now: Date };

/**
 * Opens an account for somebody who comes for the first time, where their organization wants that: with an email of a domain that whoever runs the shop has written down for it, and the
 * rights that its administrators give everybody. Whose email is somebody's already, here or elsewhere, stays theirs; whom an administrator
 * has removed stays removed until one invites them.
 *
 * @returns whether there is one now.
 */
export async function addMember(tx: Tx, { provider, assertion, email, now }: NewMember): Promise<boolean> {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (!provider.adds_people || !provider.email_domains.includes(domain)) return false;
  const [firstName, lastName] = [nameOf(assertion, FIRST_NAMES) ?? 'New', nameOf(assertion, LAST_NAMES) ?? 'Colleague'];
  // Somebody may be removing them this moment.
  await lockAccount(tx, [provider.account_number]);
  const values = [randomUUID(), email, firstName, lastName, mailboxHash(email), provider.account_number, provider.new_permissions, now];
  return (await insertMember(tx, values)).length === 1;
}

function nameOf({ attributes }: Assertion, keys: readonly string[]): string | undefined {
  return keys.map((key) => attributes[key]?.trim() ?? '').find((name) => name.length <= NAME_CHARACTERS && isPersonName(name));
}
