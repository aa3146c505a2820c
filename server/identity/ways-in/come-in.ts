import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { WAY_IN_PATHS, type comeIn as comeInCall } from '#contracts/session/ways-in.ts';
import { readEmail } from '#domain/checkout/email.ts';
import { normalisedEmail } from '#domain/identity/email-normalisation.ts';
import { returnAddress } from '#domain/identity/return-address.ts';
import { CART_PATHS } from '#domain/shared/purchase-paths.ts';
import { tokenProblem, type TokenWay } from '#domain/identity/ways-in/ways-in.ts';
import { originOf } from '../../config/origins.ts';
import type { Db } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { beginProcurement } from '../../procurement/index.ts';
import { addressBlock, giveBack, reserveSoon, tooManyAttempts } from '../../limits/index.ts';
import { takeSession, type Begun, type Requester } from '../../sessions/index.ts';
import type { Shop } from '../../shop.ts';
import { personFromRow, type Person } from '../../shoppers/index.ts';
import { findPartnerKey, findPartnerShopper, findPersonOfAccount, spendToken, writePartnerShopper } from './partners.repository.ts';
import { isSignedBy, readKey, takeApart, type Claims, type UncheckedToken } from './signed-token.ts';

type CameIn = z.input<(typeof comeInCall)['answer']>;

/**
 * Signs somebody in whom a partner sends, in a session that names the partner. What the browser had before stays behind: its cart is not merged, since who sends
 * somebody here could send them as anybody of the partner's.
 */
export async function comeIn(shop: Shop, requester: Requester, { body }: Input<typeof comeInCall>): Promise<Reply<CameIn>> {
  const unchecked = takeApart(body.token);
  const [partner] = unchecked === undefined ? [] : await findPartnerKey(shop.database, [unchecked.keyId]);
  if (unchecked === undefined || partner === undefined) return refuse('WAY_IN_REFUSED');
  const signed = await isSigned(shop, unchecked, partner);
  if (signed === 'KEY_IS_BROKEN') return refuse('WAY_IN_REFUSED', { message: BROKEN_KEY });
  // What no partner has signed takes no seat: key ids are no secret, and any page could have its visitors send such, and shut out their office. Guessing at it is vain.
  if (!signed) return refuse('WAY_IN_REFUSED');
  const believed = believe(shop, requester, { unchecked, partner, way: body.way });
  // Nor does what is late: it lies in somebody's history, and any page could send it.
  if (unchecked.claims.exp <= shop.now().getTime() / 1000) return refuse(typeof believed === 'string' ? believed : 'WAY_IN_USED_UP');
  const subject = [addressBlock(requester.address), partner.partner_id, unchecked.claims.sub].join(' ');
  const seats = await reserveSoon(shop, [{ kind: 'WAY_IN_ADDRESS', subject }], ['WAY_IN_ADDRESS']);
  if (!seats.ok) return tooManyAttempts(seats);
  if (typeof believed === 'string') return refuse(believed);
  const begun = await transaction(shop.database, (tx) => spendAndBegin(shop, tx, requester, believed));
  // A used one takes none for longer than it takes to see that it is.
  if (typeof begun !== 'string' || begun === 'WAY_IN_USED_UP') await giveBack(shop, seats);
  if (begun === 'NO_ADDRESS' || begun === 'NO_CART') return refuse('WAY_IN_REFUSED', { message: NOT_BEGUN[begun] });
  if (typeof begun === 'string') return refuse(begun);
  if (requester.session !== undefined) await shop.sessions.end(shop.database, requester.session);
  takeSession(requester, begun);
  const { target, operation } = believed.claims;
  // Who is to change an earlier cart, or to look at it, comes to it.
  const first = operation === 'CREATE' ? FIRST_PAGES[body.way] : CART_PATHS.SBA;
  return answer({ partnerName: believed.partner.name, redirectUrl: returnAddress({ jumpUrl: target ?? first }) });
}

/** Where somebody comes to whom the partner sends to no page. */
const FIRST_PAGES: Readonly<Record<TokenWay, string>> = { MVP: '/', THIRD_PARTY: WAY_IN_PATHS.THIRD_PARTY };

const BROKEN_KEY =
  'We can’t sign you in this way right now: something is set up wrong at our end. We’ve been told of it. Please try again later, or contact us.';

/** Why a purchasing system's session cannot begin. */
const NOT_BEGUN = {
  NO_ADDRESS: 'We don’t know where to send your cart back to. Please tell whoever looks after your purchasing system.',
  NO_CART: 'That cart can’t be opened anymore. Please start a new one in your purchasing system.',
} as const;

type Partner = NonNullable<Awaited<ReturnType<typeof findPartnerKey>>[number]>;
type Believed = { readonly partner: Partner; readonly claims: Claims };

/** Whether a token was signed by the partner whose key it names: some microseconds, for whoever sends what. */
async function isSigned(shop: Shop, unchecked: UncheckedToken, partner: Partner): Promise<boolean | 'KEY_IS_BROKEN'> {
  const { algorithm, key_text: keyText } = partner;
  const key = readKey({ algorithm, keyText });
  if (key === undefined) {
    shop.log.error({ partnerId: partner.partner_id, keyId: unchecked.keyId, algorithm }, 'a key of a partner is none of its algorithm');
    return 'KEY_IS_BROKEN';
  }
  return isSignedBy(unchecked, key, algorithm);
}

/** The claims of a token that its partner has signed, if it is for this site and this way; which of it is wrong is told to nobody but its partner's clock. */
function believe(
  shop: Shop,
  { site }: Requester,
  { unchecked, partner, way }: { readonly unchecked: UncheckedToken; readonly partner: Partner; readonly way: TokenWay },
): Believed | 'WAY_IN_REFUSED' | 'WAY_IN_USED_UP' {
  if (partner.way !== way || partner.tenant !== site.tenant) return 'WAY_IN_REFUSED';
  const expected = { partnerId: partner.partner_id, audience: originOf(shop.settings, site.tenant), now: shop.now() };
  const problem = tokenProblem(unchecked.claims, expected);
  if (problem === undefined) return { partner, claims: unchecked.claims };
  return problem === 'EXPIRED' ? 'WAY_IN_USED_UP' : 'WAY_IN_REFUSED';
}

/** The token is spent together with what it leads to: where the database fails, it works still. */
async function spendAndBegin(
  shop: Shop,
  tx: Db,
  { site, browser }: Requester,
  { partner, claims }: Believed,
): Promise<Begun | 'WAY_IN_USED_UP' | 'WAY_IN_UNKNOWN' | keyof typeof NOT_BEGUN> {
  if ((await spendToken(tx, [partner.partner_id, claims.jti, new Date(claims.exp * 1000)])) === 0) return 'WAY_IN_USED_UP';
  const user = partner.account_number === null ? await shopperOf(tx, partner, claims) : await employeeOf(tx, partner, claims);
  if (user === undefined) return 'WAY_IN_UNKNOWN';
  const { partner_id: partnerId, name, way } = partner;
  const visit = { user, browser, partner: { partnerId, name, way } };
  if (way !== 'MVP') return shop.sessions.begin(tx, site.tenant, visit);
  const { operation, cart, return_to: returnTo, buyer_cookie: buyerCookie, order_number: orderNumber } = claims;
  const procurement = await beginProcurement(
    tx,
    { operation, cart, returnTo, buyerCookie, orderNumber },
    { partnerId, userId: user.userId, origin: originOf(shop.settings, site.tenant), now: shop.now() },
  );
  return typeof procurement === 'string' ? procurement : shop.sessions.begin(tx, site.tenant, { ...visit, procurement });
}

/** Somebody of the organization that the partner speaks for: nobody else, whatever email it says. */
async function employeeOf(tx: Db, partner: Partner, { sub }: Claims): Promise<Person | undefined> {
  const [row] = await findPersonOfAccount(tx, [normalisedEmail(sub), partner.account_number, partner.tenant]);
  return row && personFromRow(row);
}

/** A shopper of the partner's, who is opened an account the first time: what the partner says of them touches nobody else's. */
async function shopperOf(tx: Db, partner: Partner, claims: Claims): Promise<Person | undefined> {
  const { sub, given_name: firstName = 'Shopper', family_name: lastName = partner.name, email = '' } = claims;
  const values = [randomUUID(), partner.partner_id, sub, firstName, lastName, readEmail(email) ?? null, [partner.tenant]];
  await writePartnerShopper(tx, values);
  const [row] = await findPartnerShopper(tx, [partner.partner_id, sub]);
  return row && personFromRow(row);
}
