import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { comeInBySaml as comeInCall } from '#contracts/session/saml.ts';
import type { Tenant } from '#domain/identity/tenant-by-host.ts';
import { readEmail } from '#domain/checkout/email.ts';
import { normalisedEmail } from '#domain/identity/email-normalisation.ts';
import { returnAddress } from '#domain/identity/return-address.ts';
import { SAML_PATHS } from '#domain/identity/saml/saml-paths.ts';
import { assertionProblem, SAML_SKEW_SECONDS, type AssertionProblem } from '#domain/identity/saml/assertion.ts';
import type { Tx } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { addressBlock, giveBack, reserveSoon, tooManyAttempts, type Attempt } from '../../limits/index.ts';
import { takeSession, type Begun, type Requester } from '../../sessions/index.ts';
import type { Shop } from '../../shop.ts';
import { personFromRow, type PersonRow } from '../../shoppers/index.ts';
import { findPersonOfAccount, spendToken } from '../ways-in/partners.repository.ts';
import { addMember } from './add-member.ts';
import { arrive } from './arrivals.ts';
import { bindBrowser, boundBrowser } from './bound-browser.ts';
import { askToConfirm, hasToConfirm } from './confirmations.ts';
import { ourSide, theirSide } from './our-side.ts';
import { responseShape } from './response-shape.ts';
import { signedAssertion, type Assertion } from './saml-library.ts';
import { findProvider, hasAsked, isAsked, takeRequest, type ProviderRow } from './saml.repository.ts';

/** Why nobody is signed in, for the log: whose word it was, and nothing of whom it was about. */
type Problem =
  | AssertionProblem
  | 'SHAPE'
  | 'UNKNOWN_PROVIDER'
  | 'SIGNATURE'
  | 'NO_EMAIL'
  | 'NOT_ASKED'
  | 'OTHER_BROWSER'
  | 'USED_UP'
  | 'UNKNOWN_PERSON';

/** What a person can do about it. */
const WHAT_TO_DO: Readonly<Partial<Record<Problem, string>>> = {
  EXPIRED: 'It took too long. Please start again.',
  NOT_YET: 'Your company’s clock and ours don’t agree. Please start again in a few minutes.',
  USED_UP: 'It had been used already. Please start again.',
  NOT_ASKED: 'Please start on our site: choose “Sign in with your company.”',
  OTHER_BROWSER:
    'You began somewhere else, or this browser doesn’t keep our cookies. Please start again here: choose “Sign in with your company.”',
  UNKNOWN_PERSON: 'Your organization has not opened an account for you yet. Please ask its administrator.',
  NO_EMAIL: 'Your company didn’t tell us your email. Please ask its administrator.',
};
const START_AGAIN = 'Please start again. If it happens once more, ask your company’s administrator.';

/** How much of the request's id is told, to be read out over the telephone. */
const REFERENCE_CHARACTERS = 8;

/**
 * Signs somebody in whom their company's identity provider has signed in, in a session that names it. Nothing of an answer is looked at before it has a seat, and nothing of it is believed
 * before its shape, then its signature, then what it says of itself is right; it is spent with the session that it begins, on every node. Nothing of before goes along. Who has asked in this
 * browser is in; who has an account of their own confirms once from their mailbox that their company signs them in; who was sent unasked says so first, or whoever leads others here by a form could sign them in as themselves. (S6-07)
 */
export async function comeInBySaml(
  shop: Shop,
  requester: Requester,
  { body: { company, response, relayState } }: Input<typeof comeInCall>,
): Promise<Reply<z.input<(typeof comeInCall)['answer']>>> {
  const { site } = requester;
  const [provider] = await findProvider(shop.database, [company, site.tenant]);
  if (provider === undefined) return refusal(shop, requester, 'UNKNOWN_PROVIDER', undefined);
  const { partner_id: partnerId, name } = provider;
  const refused = (problem: Problem) => refusal(shop, requester, problem, partnerId);
  const browser = boundBrowser(shop, requester);
  const attempt = await attemptOf(shop, requester, { partnerId, browser });
  const seats = await reserveSoon(shop, [attempt], [attempt.kind]);
  if (!seats.ok) return tooManyAttempts(seats);
  const believed = await believe(shop, requester, { provider, response });
  if (typeof believed === 'string') return refused(believed);
  const asIs = { ...believed, provider, returnTo: returnAddress({ jumpUrl: relayState }) };
  const came = await transaction(shop.database, (tx) =>
    believed.inResponseTo === undefined
      ? sendUnasked(shop, tx, requester, asIs)
      : spendAndBegin(shop, tx, requester, { ...asIs, inResponseTo: believed.inResponseTo, browser }),
  );
  if (typeof came === 'string') return refused(came);
  await giveBack(shop, seats);
  if ('unconfirmed' in came) {
    await askToConfirm(shop, requester, { userId: came.unconfirmed, partnerId, version: provider.version });
    return answer({ partnerName: name, step: 'CONFIRM', redirectUrl: SAML_PATHS.confirm });
  }
  if (came.session === undefined) return answer({ partnerName: name, step: 'CONTINUE', redirectUrl: SAML_PATHS.goOn });
  if (requester.session !== undefined) await shop.sessions.end(shop.database, requester.session);
  takeSession(requester, came.session);
  return answer({ partnerName: name, step: 'IN', redirectUrl: came.returnTo });
}

type From = { readonly partnerId: string; readonly browser: Buffer | undefined };

/** A browser that has asked has seats of its own: any page could have its visitors send what is none, from their office's address. */
async function attemptOf(shop: Shop, { address }: Requester, { partnerId, browser }: From): Promise<Attempt> {
  if (browser !== undefined && (await hasAsked(shop.database, [browser, partnerId, shop.now()])).length > 0)
    return { kind: 'SAML_ANSWER_BROWSER', subject: browser.toString('base64url') };
  return { kind: 'SAML_ANSWER_ADDRESS', subject: `${addressBlock(address)} ${partnerId}` };
}

type Sent = { readonly provider: ProviderRow; readonly response: string };
type Believed = { readonly assertion: Assertion; readonly email: string; readonly inResponseTo: string | undefined };

/** What an answer says of whom, once it is known to be the provider's word; or why it is not taken. */
async function believe(shop: Shop, { site }: Requester, { provider, response }: Sent): Promise<Believed | Problem> {
  const claimed = responseShape(response);
  if (claimed === undefined) return 'SHAPE';
  if (claimed.issuer !== provider.entity_id) return 'OTHER_ISSUER';
  const ours = ourSide(shop, site.tenant, provider.partner_id);
  const assertion = await signedAssertion(response, ours, theirSide(shop, provider));
  if (assertion === undefined) return 'SIGNATURE';
  const { inResponseTo } = claimed;
  const problem = assertionProblem(assertion, {
    entityId: provider.entity_id,
    audience: ours.entityId,
    recipient: ours.callbackUrl,
    inResponseTo,
    now: shop.now(),
  });
  if (problem !== undefined) return problem;
  const email = emailOf(assertion, provider);
  return email === undefined ? 'NO_EMAIL' : { assertion, email, inResponseTo };
}

/** Says what to do and a number to name; the log has the same number, and why. */
function refusal({ log }: Pick<Shop, 'log'>, { requestId }: Requester, problem: Problem, partnerId: string | undefined): Reply<never> {
  const reference = requestId.slice(0, REFERENCE_CHARACTERS);
  log.warn({ requestId, reference, partnerId, problem }, 'a company’s sign-in did not work');
  const message = `${WHAT_TO_DO[problem] ?? START_AGAIN} Reference number: ${reference}`;
  if (problem === 'UNKNOWN_PERSON') return refuse('WAY_IN_UNKNOWN', { message });
  return refuse(problem === 'USED_UP' || problem === 'EXPIRED' ? 'WAY_IN_USED_UP' : 'WAY_IN_REFUSED', { message });
}

/** By which email the person is known here: the provider's settings say where it stands. */
function emailOf({ nameId, attributes }: Assertion, { email_attribute: attribute }: ProviderRow): string | undefined {
  const email = readEmail((attribute === '' ? nameId : Object.hasOwn(attributes, attribute) ? (attributes[attribute] ?? '') : '').trim());
  return email === undefined ? undefined : normalisedEmail(email);
}

type Spending = Omit<Believed, 'inResponseTo'> & { readonly provider: ProviderRow };
/** Who is in, who waits, or whose mailbox is asked first: their id. */
type Came = { readonly session: Begun; readonly returnTo: string } | { readonly session?: undefined } | Unconfirmed;
type Unconfirmed = { readonly unconfirmed: string };

/** Assertion and question are spent together with what they lead to: where the database fails, they work still. */
async function spendAndBegin(
  shop: Shop,
  tx: Tx,
  { site, browser: words }: Requester,
  { inResponseTo, browser, ...spending }: Spending & { readonly inResponseTo: string; readonly browser: Buffer | undefined },
): Promise<Came | 'OTHER_BROWSER' | 'USED_UP' | 'UNKNOWN_PERSON'> {
  const { partner_id: partnerId, name } = spending.provider;
  const question = [inResponseTo, partnerId, shop.now()] as const;
  const [asked] = browser === undefined ? [] : await takeRequest(tx, [...question, browser]);
  if (asked === undefined) return (await isAsked(tx, [...question])).length > 0 ? 'OTHER_BROWSER' : 'USED_UP';
  const row = await spend(shop, tx, site.tenant, spending);
  if (typeof row === 'string') return row;
  if ('unconfirmed' in row) return row;
  const partner = { partnerId, name, way: 'SAML' } as const;
  return {
    session: await shop.sessions.begin(tx, site.tenant, { user: personFromRow(row), browser: words, partner }),
    returnTo: asked.return_to,
  };
}

/** Who was sent unasked, where their organization allows that, waits in this browser for somebody to say that they are who it says. */
async function sendUnasked(
  shop: Shop,
  tx: Tx,
  requester: Requester,
  { returnTo, ...spending }: Spending & { readonly returnTo: string },
): Promise<Came | 'NOT_ASKED' | 'USED_UP' | 'UNKNOWN_PERSON'> {
  const { partner_id: partnerId, takes_unasked: takesUnasked } = spending.provider;
  if (!takesUnasked) return 'NOT_ASKED';
  const row = await spend(shop, tx, requester.site.tenant, spending);
  if (typeof row === 'string') return row;
  if ('unconfirmed' in row) return row;
  await arrive(tx, { browser: bindBrowser(shop, requester), partnerId, userId: row.user_id, returnTo }, shop.now());
  return {};
}

/** Uses the assertion up. @returns whom it is of, who is opened an account where their organization wants that. */
async function spend(
  shop: Shop,
  tx: Tx,
  tenant: Tenant,
  { provider, assertion, email }: Spending,
): Promise<PersonRow | Unconfirmed | 'USED_UP' | 'UNKNOWN_PERSON'> {
  const { partner_id: partnerId, account_number: accountNumber, version } = provider;
  const ends = Math.max(...assertion.confirmations.map(({ notOnOrAfter = 0 }) => notOnOrAfter));
  if ((await spendToken(tx, [partnerId, assertion.id, new Date(ends + SAML_SKEW_SECONDS * 1000)])) === 0) return 'USED_UP';
  const of = [email, accountNumber, tenant] as const;
  const [known] = await findPersonOfAccount(tx, [...of]);
  if (known !== undefined)
    return (await hasToConfirm(tx, { userId: known.user_id, partnerId, version })) ? { unconfirmed: known.user_id } : known;
  const isAdded = await addMember(tx, { provider, assertion, email, now: shop.now() });
  const [added] = isAdded ? await findPersonOfAccount(tx, [...of]) : [];
  return added ?? 'UNKNOWN_PERSON';
}
