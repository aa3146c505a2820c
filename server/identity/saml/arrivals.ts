import type { z } from 'zod';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { getCompanyArrival as arrivalCall, goOnAsArrived as goOnCall } from '#contracts/session/saml.ts';
import { SAML_REQUEST_MINUTES } from '#domain/identity/saml/assertion.ts';
import { command, statement, type Tx } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { takeSession, type Requester } from '../../sessions/index.ts';
import type { Shop } from '../../shop.ts';
import { IS_CUSTOMER, PERSON_COLUMNS, personFromRow, type PersonRow } from '../../shoppers/index.ts';
import { boundBrowser } from './bound-browser.ts';

type ArrivedRow = PersonRow & { readonly partner_id: string; readonly partner_name: string; readonly return_to: string };

/** One browser has one. $1 digest of its secret, $2 partner, $3 person, $4 path to open then, $5 until when */
const insert = command(
  'saml_arrival_insert',
  `insert into saml_arrivals (browser_hash, partner_id, user_id, return_to, expires_at) values ($1, $2, $3, $4, $5)
   on conflict (browser_hash) do update set partner_id = excluded.partner_id, user_id = excluded.user_id, return_to = excluded.return_to, expires_at = excluded.expires_at`,
);

/** $1 digest of the browser's secret, $2 now, $3 tenant. The company's sign-in is on still, and the person one of its organization. */
const find = statement<ArrivedRow>(
  'saml_arrival_find',
  `select p.partner_id, p.name as partner_name, w.return_to, ${PERSON_COLUMNS}
   from saml_arrivals w join partners p using (partner_id) join users u using (user_id) join accounts a on a.account_number = u.account_number
   where w.browser_hash = $1 and w.expires_at > $2 and p.is_active and p.tenant = $3 and p.account_number = u.account_number and ${IS_CUSTOMER}`,
);

/** $1 digest of the browser's secret */
const take = statement('saml_arrival_take', 'delete from saml_arrivals where browser_hash = $1 returning 1');

type Arriving = { readonly browser: Buffer; readonly partnerId: string; readonly userId: string; readonly returnTo: string };

/** Keeps who was sent to a browser, unasked, until somebody says in it that they are who it says. */
export async function arrive(tx: Tx, { browser, partnerId, userId, returnTo }: Arriving, now: Date): Promise<void> {
  await insert(tx, [browser, partnerId, userId, returnTo, new Date(now.getTime() + SAML_REQUEST_MINUTES * 60_000)]);
}

/** Who that is; NOT_FOUND where nobody was sent to this browser, or too long ago. */
export async function getCompanyArrival(shop: Shop, requester: Requester): Promise<Reply<z.input<(typeof arrivalCall)['answer']>>> {
  const browser = boundBrowser(shop, requester);
  const [row] = browser === undefined ? [] : await find(shop.database, [browser, shop.now(), requester.site.tenant]);
  if (row === undefined) return refuse('NOT_FOUND');
  const { firstName, lastName, email = '', account } = personFromRow(row);
  return answer({ partnerName: row.partner_name, organization: account?.name ?? '', name: `${firstName} ${lastName}`.trim(), email });
}

/** Begins the session of who says so. Nothing of before goes along. */
export async function goOnAsArrived(shop: Shop, requester: Requester): Promise<Reply<z.input<(typeof goOnCall)['answer']>>> {
  const browser = boundBrowser(shop, requester);
  if (browser === undefined) return refuse('NOT_FOUND');
  const { tenant } = requester.site;
  const begun = await transaction(shop.database, async (tx) => {
    const [row] = await find(tx, [browser, shop.now(), tenant]);
    if (row === undefined || (await take(tx, [browser])).length === 0) return undefined;
    const partner = { partnerId: row.partner_id, name: row.partner_name, way: 'SAML' } as const;
    const { browser: words } = requester;
    return { row, session: await shop.sessions.begin(tx, tenant, { user: personFromRow(row), browser: words, partner }) };
  });
  if (begun === undefined) return refuse('NOT_FOUND');
  if (requester.session !== undefined) await shop.sessions.end(shop.database, requester.session);
  takeSession(requester, begun.session);
  return answer({ partnerName: begun.row.partner_name, redirectUrl: begun.row.return_to });
}
