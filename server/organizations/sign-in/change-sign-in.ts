import { isOtherWord, type KnownSignIn, type SignInSettings } from '#domain/identity/saml/company-sign-in.ts';
import { differencesOf, type Difference } from '#domain/accounts/people/rights.ts';
import type { Tx } from '../../db/database.ts';
import { publishAll, type SignInNews } from '../../events/index.ts';
import type { Shop } from '../../shop.ts';
import {
  deleteWaiting,
  findCompanySignIn,
  findToTell,
  hasKeeper,
  writePartner,
  writePasswords,
  writeProvider,
  type WaitingRow,
} from './company-sign-in.repository.ts';
import { settingsOf, wordsOf } from './settings.ts';
import { noteAccountChange } from '../../shoppers/index.ts';

const DAY_MS = 24 * 3_600_000;
/** So long somebody is told what becomes of it who was an administrator. */
const TOLD_DAYS = 30;

/** Who changes how an organization's people come in. */
export type Changer = {
  readonly userId: string;
  readonly name: string;
  readonly account: { readonly number: string; readonly name: string };
};

/** How the sign-in of a company is called in addresses, where an administrator sets it up. */
export function companyOf(accountNumber: string, known: { readonly partner_id: string } | undefined): string {
  return known?.partner_id ?? `sso-${accountNumber}`;
}

/** Why settings cannot hold; undefined: they can. */
export type Hindrance = 'NO_DOMAIN' | 'NO_KEEPER';

export async function hindranceOf(
  tx: Tx,
  accountNumber: string,
  { addsPeople, hidesPasswords }: SignInSettings,
): Promise<Hindrance | undefined> {
  const [known] = await findCompanySignIn(tx, [accountNumber]);
  if (addsPeople && (known?.email_domains ?? []).length === 0) return 'NO_DOMAIN';
  return hidesPasswords && (await hasKeeper(tx, [accountNumber])).length === 0 ? 'NO_KEEPER' : undefined;
}

/** Has settings hold from now on, and the sign-in be on. To be called with the account locked. @returns what is another now. */
export async function putInEffect(shop: Shop, tx: Tx, { account }: Changer, settings: SignInSettings): Promise<readonly Difference[]> {
  const [known] = await findCompanySignIn(tx, [account.number]);
  const before = known && settingsOf(known);
  const partnerId = companyOf(account.number, known);
  await writePartner(tx, [partnerId, `${account.name} sign-in`, account.number, true]);
  const { entityId, ssoUrl, certificates, emailAttribute, takesUnasked, addsPeople, hidesPasswords } = settings;
  const isOther = before !== undefined && isOtherWord(before, settings);
  await writeProvider(tx, [partnerId, entityId, ssoUrl, certificates, emailAttribute, takesUnasked, addsPeople, hidesPasswords, isOther]);
  await writePasswords(tx, [account.number, hidesPasswords]);
  await shop.sessions.renewAccount(tx, account.number);
  return changesOf(before, { ...settings, isOn: true });
}

/** Has it be off from now on, with its settings as they are; what waits is canceled. @returns what is another now. */
export async function switchOff(
  shop: Shop,
  tx: Tx,
  { account }: Changer,
  before: KnownSignIn,
  company: string,
): Promise<readonly Difference[]> {
  await writePartner(tx, [company, `${account.name} sign-in`, account.number, false]);
  await writePasswords(tx, [account.number, false]);
  await deleteWaiting(tx, [account.number]);
  await shop.sessions.renewAccount(tx, account.number);
  return changesOf(before, { ...before, isOn: false });
}

export function changesOf(before: KnownSignIn | undefined, after: KnownSignIn): readonly Difference[] {
  return differencesOf(wordsOf(before), wordsOf(after));
}

const KINDS = { ASKED: 'SIGN_IN_ASKED', CHANGED: 'SIGN_IN_CHANGED', CANCELED: 'SIGN_IN_KEPT', OFF: 'SIGN_IN_CHANGED' } as const;

type News = { readonly what: SignInNews; readonly differences: readonly Difference[]; readonly takesEffectAt?: Date };

/** Writes it into the organization's log, and tells all administrators by mail. */
export async function tell(shop: Pick<Shop, 'now'>, tx: Tx, changer: Changer, { what, differences, takesEffectAt }: News): Promise<void> {
  const now = shop.now();
  const { account, name } = changer;
  await noteAccountChange(tx, { by: changer, at: now }, { kind: KINDS[what], about: { subject: 'company sign-in' }, differences });
  const told = await findToTell(tx, [account.number, new Date(now.getTime() - TOLD_DAYS * DAY_MS)]);
  const said = { organization: account.name, what, by: name, at: now.toISOString(), differences };
  const later = takesEffectAt === undefined ? {} : { takesEffectAt: takesEffectAt.toISOString() };
  await publishAll(
    tx,
    told.map(({ email }) => ({ kind: 'organization.sign-in-told', payload: { email, ...said, ...later } })),
    now,
  );
}

/** Who has asked for a change that waits. */
export function askerOf({ asked_by: userId, asker: name, account_number: number, account_name: accountName }: WaitingRow): Changer {
  return { userId, name, account: { number, name: accountName } };
}
