import type { z } from 'zod';
import type { decideApprovalOfMail as decideCall, getApprovalOfMail as getCall } from '#contracts/approvals/of-mail.ts';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { normalisedEmail } from '#domain/identity/email-normalisation.ts';
import { statement } from '../../db/database.ts';
import { buyingForUser, IS_ACTIVE, seesPricesById, type Looking } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { decideOrders } from './decide-orders.ts';
import { getApproval } from './read-approvals.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The order, the approver, the last day on which it opens, counted from 1970, and the signature. */
const KEY = /^(\d{1,18})\.([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\.([0-9a-z]{1,6})\.([\w-]{43})$/;

/** Who may be let in by a mail alone: who signs in by a password alone, of an organization that allows it. $1 user */
const findReader = statement<{ email: string; name: string }>(
  'approval_of_mail_reader',
  `select u.email, trim(u.first_name || ' ' || u.last_name) as name from users u join accounts a using (account_number)
   where u.user_id = $1 and ${IS_ACTIVE} and u.email is not null and coalesce((a.settings ->> 'isDecidedByMail')::boolean, true)
     and not coalesce((a.settings ->> 'hasSingleSignOn')::boolean, false)
     and not exists (select from second_factors f where f.user_id = u.user_id and f.on_since is not null)`,
);

type Asked = { readonly orderNumber: string; readonly userId: string; readonly expiresAt: Date };

/**
 * The key of a mail that asks somebody about an order: it lets them look at this one order and decide about it, as they might signed in. A mailbox is all that a forgotten password asks for, too;
 * who has a second factor, sees no prices, or is of an organization that does not want it, gets none.
 *
 * @returns undefined: they have to sign in
 */
export async function keyForApprover(shop: Shop, { orderNumber, userId, expiresAt }: Asked): Promise<string | undefined> {
  const reader = await readerOf(shop, userId);
  if (reader === undefined) return undefined;
  const last = Math.floor(expiresAt.getTime() / DAY_MS);
  return `${orderNumber}.${userId}.${last.toString(36)}.${shop.signers.approvalOfMail.sign(contentOf({ orderNumber, userId, last, email: reader.email }))}`;
}

async function readerOf(shop: Shop, userId: string): Promise<{ email: string; name: string } | undefined> {
  const [reader] = await findReader(shop.database, [userId]);
  return reader !== undefined && (await seesPricesById(shop.database, userId)) ? reader : undefined;
}

/** It goes with the mailbox: who has another one now is asked there. */
function contentOf({ orderNumber, userId, last, email }: { orderNumber: string; userId: string; last: number; email: string }): string {
  return `${orderNumber} ${userId} ${last} ${normalisedEmail(email)}`;
}

type Reader = { readonly looking: Looking; readonly orderNumber: string; readonly name: string };

/** Whose mail a key is of, who then looks for themselves. Undefined: it is none of ours, has run out, or is theirs no more. */
async function readerByKey(shop: Shop, { actor }: Looking, key: string): Promise<Reader | undefined> {
  const [, orderNumber = '', userId = '', lastText = '', signature = ''] = KEY.exec(key) ?? [];
  const last = Number.parseInt(lastText, 36);
  if (!(last * DAY_MS + DAY_MS > shop.now().getTime())) return undefined;
  const reader = await readerOf(shop, userId);
  if (reader === undefined) return undefined;
  const { email, name } = reader;
  if (shop.signers.approvalOfMail.check(contentOf({ orderNumber, userId, last, email }), signature) === undefined) return undefined;
  const visitor = { kind: 'VISITOR', sessionKey: undefined, address: actor.kind === 'VISITOR' ? actor.address : '' } as const;
  const looking = await buyingForUser(shop, { userId, tenant: 'SBA', actor: visitor });
  return looking && { looking, orderNumber, name };
}

/** The order of a mail's link, for the approver to whom the mail went. ORDER_NOT_FOUND: the key opens nothing, or nothing any more. */
export async function getApprovalOfMail(
  shop: Shop,
  looking: Looking,
  { query: { key } }: Input<typeof getCall>,
): Promise<Reply<z.input<(typeof getCall)['answer']>>> {
  const reader = await readerByKey(shop, looking, key);
  if (reader === undefined) return refuse('ORDER_NOT_FOUND');
  const detail = await getApproval(shop, reader.looking, { params: { orderNumber: reader.orderNumber } });
  return detail.ok ? answer({ approverName: reader.name, detail: detail.body }) : detail;
}

/** Decides about it, by the rules of every decision. ORDER_NOT_FOUND as above; what the decision came to else is told as of each. */
export async function decideApprovalOfMail(
  shop: Shop,
  looking: Looking,
  { body: { key, action, version, approvalComments } }: Input<typeof decideCall>,
): Promise<Reply<z.input<(typeof decideCall)['answer']>>> {
  const reader = await readerByKey(shop, looking, key);
  const seen = reader === undefined ? undefined : await getApproval(shop, reader.looking, { params: { orderNumber: reader.orderNumber } });
  if (reader === undefined || seen?.ok !== true) return refuse('ORDER_NOT_FOUND');
  const { orderNumber, cartId, ownerProfileId } = seen.body.approval;
  const entry = { orderNumber, cartId, ownerProfileId, action, version, approvalComments };
  const query = { action: action === 'ACCEPT' ? ('approve' as const) : ('decline' as const) };
  const decided = await decideOrders(shop, reader.looking, { query, body: [entry] }, { isByMail: true });
  if (!decided.ok) return decided;
  const [result] = decided.body.results;
  return result === undefined ? refuse('ORDER_NOT_FOUND') : answer(result);
}
