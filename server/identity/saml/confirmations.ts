import { createHash, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { checkCompanyConfirmation as checkCall, confirmCompany as confirmCall } from '#contracts/session/saml.ts';
import { CONFIRMATION_HOURS, mustConfirm } from '#domain/identity/saml/company-sign-in.ts';
import { command, statement, type Db } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { publish } from '../../events/index.ts';
import { reserve } from '../../limits/index.ts';
import type { Requester } from '../../sessions/index.ts';
import type { Shop } from '../../shop.ts';
import { IS_CUSTOMER } from '../../shoppers/index.ts';

type StakeRow = {
  readonly has_own_way: boolean;
  readonly is_guarded: boolean;
  readonly confirmed_version: number | null;
};
const HAS_FACTOR = 'exists (select from second_factors f where f.user_id = u.user_id and f.on_since is not null)';
/** $1 person, $2 partner */
const findStake = statement<StakeRow>(
  'saml_stake_find',
  `select u.password_hash <> '' or ${HAS_FACTOR} or exists (select from passkeys k where k.user_id = u.user_id) as has_own_way,
     'ACCOUNT_ADMIN' = any (u.roles) or ${HAS_FACTOR} as is_guarded, c.version as confirmed_version
   from users u left join saml_confirmations c on c.user_id = u.user_id and c.partner_id = $2 where u.user_id = $1`,
);

/** $1 person, $2 partner, $3 version, $4 token's id, $5 its digest, $6 until when. The one that was mailed before works no more. */
const writeLink = command(
  'saml_confirmation_link_write',
  `insert into saml_confirmation_links (user_id, partner_id, version, token_id, token_hash, expires_at) values ($1, $2, $3, $4, $5, $6)
   on conflict (user_id, partner_id) do update set version = excluded.version, token_id = excluded.token_id, token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
);

export type ConfirmationLink = {
  readonly email: string;
  readonly organization: string;
  readonly company: string;
  readonly user_id: string;
  readonly version: number;
};
const LINKS = `select u.email::text, a.name as organization, l.partner_id as company, l.user_id, l.version
  from saml_confirmation_links l join partners p using (partner_id) join users u using (user_id) join accounts a on a.account_number = p.account_number and a.account_number = u.account_number
    join saml_providers s on s.partner_id = p.partner_id and s.version = l.version
  where p.is_active and ${IS_CUSTOMER}`;
/** Of the settings that hold now alone. $1 token's digest, $2 now */
const findLink = statement<ConfirmationLink>('saml_confirmation_link_find', `${LINKS} and l.token_hash = $1 and l.expires_at > $2`);
/** $1 token's id, $2 now */
export const findLinkToMail = statement<ConfirmationLink>(
  'saml_confirmation_link_to_mail',
  `${LINKS} and l.token_id::text = $1 and l.expires_at > $2`,
);
/** $1 token's digest */
const useLink = statement('saml_confirmation_link_use', 'delete from saml_confirmation_links where token_hash = $1 returning 1');
/** $1 person, $2 partner, $3 version, $4 now */
const writeConfirmation = command(
  'saml_confirmation_write',
  `insert into saml_confirmations (user_id, partner_id, version, confirmed_at) values ($1, $2, $3, $4)
   on conflict (user_id, partner_id) do update set version = excluded.version, confirmed_at = excluded.confirmed_at`,
);

/** The token of a link. It is made for the mail and stands nowhere else. */
export function confirmationToken({ signers }: Pick<Shop, 'signers'>, tokenId: string): string {
  return signers.companySignIn.sign(tokenId);
}

type Coming = { readonly userId: string; readonly partnerId: string; readonly version: number };

/** Whether who comes through their company has to say from their mailbox first that it signs them in. */
export async function hasToConfirm(db: Db, { userId, partnerId, version }: Coming): Promise<boolean> {
  const [stake] = await findStake(db, [userId, partnerId]);
  if (stake === undefined) return true;
  const { has_own_way: hasOwnWay, is_guarded: isGuarded, confirmed_version: confirmed } = stake;
  return mustConfirm({ hasOwnWay, isGuarded, confirmedVersion: confirmed ?? undefined }, version);
}

/** Asks them by mail, as often as the table of limits says: the last link works on. */
export async function askToConfirm(shop: Shop, { browser }: Requester, { userId, partnerId, version }: Coming): Promise<void> {
  const seats = await reserve(shop, [{ kind: 'COMPANY_CONFIRMATION', subject: userId }]);
  if (!seats.ok) return;
  const [tokenId, now] = [randomUUID(), shop.now()];
  const until = new Date(now.getTime() + CONFIRMATION_HOURS * 3_600_000);
  await transaction(shop.database, async (tx) => {
    await writeLink(tx, [userId, partnerId, version, tokenId, digest(confirmationToken(shop, tokenId)), until]);
    await publish(tx, { kind: 'organization.confirm-sign-in', payload: { tokenId, browser, at: now.toISOString() } }, now);
  });
}

/** What the link of such a mail leads to. Nothing is changed: programs follow the links of mails, too. */
export async function checkCompanyConfirmation(
  shop: Shop,
  _requester: Requester,
  { query: { token } }: Input<typeof checkCall>,
): Promise<Reply<z.input<(typeof checkCall)['answer']>>> {
  const [link] = await findLink(shop.database, [digest(token), shop.now()]);
  if (link === undefined) return refuse('LINK_USED_UP');
  return answer({ organization: link.organization, email: link.email });
}

/** Says that their company signs them in, for who reads their mailbox. It signs nobody in. */
export async function confirmCompany(
  shop: Shop,
  _requester: Requester,
  { body: { token } }: Input<typeof confirmCall>,
): Promise<Reply<z.input<(typeof confirmCall)['answer']>>> {
  const confirmed = await transaction(shop.database, async (tx) => {
    const [link] = await findLink(tx, [digest(token), shop.now()]);
    if (link === undefined || (await useLink(tx, [digest(token)])).length === 0) return undefined;
    await writeConfirmation(tx, [link.user_id, link.company, link.version, shop.now()]);
    return link;
  });
  if (confirmed === undefined) return refuse('LINK_USED_UP');
  return answer({ organization: confirmed.organization, company: confirmed.company });
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
