import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { comeInBySaml as comeInCall } from '#contracts/session/saml.ts';
import { readEmail } from '#domain/checkout/email.ts';
import { normalisedEmail } from '#domain/identity/email-normalisation.ts';
import { returnAddress } from '#domain/identity/return-address.ts';
import { assertionProblem, SAML_SKEW_SECONDS, type AssertionProblem } from '#domain/identity/saml/assertion.ts';
import type { Tx } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { addressBlock, giveBack, reserveSoon, tooManyAttempts } from '../../limits/index.ts';
import { takeSession, type Begun, type Requester } from '../../sessions/index.ts';
import type { Shop } from '../../shop.ts';
import { personFromRow } from '../../shoppers/index.ts';
import { findPersonOfAccount, spendToken } from '../ways-in/partners.repository.ts';
import { addMember } from './add-member.ts';
import { ourSide, theirSide } from './our-side.ts';
import { responseShape } from './response-shape.ts';
import { signedAssertion, type Assertion } from './saml-library.ts';
import { findProvider, takeRequest, type ProviderRow } from './saml.repository.ts';

/** Why nobody is signed in, for the log: whose word it was, and nothing of whom it was about. */
type Problem = AssertionProblem | 'SHAPE' | 'UNKNOWN_PROVIDER' | 'SIGNATURE' | 'NO_EMAIL' | 'NOT_ASKED' | 'USED_UP' | 'UNKNOWN_PERSON';

/** What a person can do about it. */
const WHAT_TO_DO: Readonly<Partial<Record<Problem, string>>> = {
  EXPIRED: 'It took too long. Please start again.',
  NOT_YET: 'Your company’s clock and ours don’t agree. Please start again in a few minutes.',
  USED_UP: 'It had been used already. Please start again.',
  NOT_ASKED: 'Please start on our site: choose “Sign in with your company.”',
  UNKNOWN_PERSON: 'Your organization has not opened an account for you yet. Please ask its administrator.',
  NO_EMAIL: 'Your company didn’t tell us your email. Please ask its administrator.',
};
const START_AGAIN = 'Please start again. If it happens once more, ask your company’s administrator.';

/** How much of the request's id is told, to be read out over the telephone. */
const REFERENCE_CHARACTERS = 8;

/**
 * Signs somebody in whom their company's identity provider has signed in, in a session that names it. Nothing of an answer is believed before its shape, then its signature, then what it
 * says of itself is right; it is spent with the session that it begins, on every node. Nothing of before goes along. (S6-07)
 */
export async function comeInBySaml(
  shop: Shop,
  requester: Requester,
  { body: { response, relayState } }: Input<typeof comeInCall>,
): Promise<Reply<z.input<(typeof comeInCall)['answer']>>> {
  const { site } = requester;
  const refused = (problem: Problem, partnerId?: string) => refusal(shop, requester, problem, partnerId);
  const claimed = responseShape(response);
  if (claimed === undefined) return refused('SHAPE');
  const [provider] = await findProvider(shop.database, [claimed.issuer, site.tenant]);
  if (provider === undefined) return refused('UNKNOWN_PROVIDER');
  const { partner_id: partnerId, name } = provider;
  const ours = ourSide(shop, site.tenant);
  const assertion = await signedAssertion(response, ours, theirSide(shop, provider));
  if (assertion === undefined) return refused('SIGNATURE', partnerId);
  const { inResponseTo } = claimed;
  const problem = assertionProblem(assertion, {
    entityId: provider.entity_id,
    audience: ours.entityId,
    recipient: ours.callbackUrl,
    inResponseTo,
    now: shop.now(),
  });
  if (problem !== undefined) return refused(problem, partnerId);
  const email = emailOf(assertion, provider);
  if (email === undefined) return refused('NO_EMAIL', partnerId);
  const seats = await reserveSoon(
    shop,
    [{ kind: 'WAY_IN_ADDRESS', subject: [addressBlock(requester.address), partnerId, email].join(' ') }],
    ['WAY_IN_ADDRESS'],
  );
  if (!seats.ok) return tooManyAttempts(seats);
  const begun = await transaction(shop.database, (tx) => spendAndBegin(shop, tx, requester, { provider, assertion, email, inResponseTo }));
  if (typeof begun !== 'string' || begun === 'USED_UP') await giveBack(shop, seats);
  if (typeof begun === 'string') return refused(begun, partnerId);
  if (requester.session !== undefined) await shop.sessions.end(shop.database, requester.session);
  takeSession(requester, begun.session);
  return answer({ partnerName: name, redirectUrl: returnAddress({ jumpUrl: begun.returnTo ?? relayState }) });
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

type Believed = {
  readonly provider: ProviderRow;
  readonly assertion: Assertion;
  readonly email: string;
  readonly inResponseTo: string | undefined;
};
type BegunSo = { readonly session: Begun; readonly returnTo: string | undefined };

/** Assertion and question are spent together with what they lead to: where the database fails, they work still. */
async function spendAndBegin(
  shop: Shop,
  tx: Tx,
  { site, browser }: Requester,
  { provider, assertion, email, inResponseTo }: Believed,
): Promise<BegunSo | 'NOT_ASKED' | 'USED_UP' | 'UNKNOWN_PERSON'> {
  const { partner_id: partnerId, name, account_number: accountNumber, takes_unasked: takesUnasked } = provider;
  const now = shop.now();
  const [asked] = inResponseTo === undefined ? [] : await takeRequest(tx, [inResponseTo, partnerId, now]);
  if (inResponseTo === undefined && !takesUnasked) return 'NOT_ASKED';
  if (inResponseTo !== undefined && asked === undefined) return 'USED_UP';
  const ends = Math.max(...assertion.confirmations.map(({ notOnOrAfter = 0 }) => notOnOrAfter));
  if ((await spendToken(tx, [partnerId, assertion.id, new Date(ends + SAML_SKEW_SECONDS * 1000)])) === 0) return 'USED_UP';
  const of = [email, accountNumber, site.tenant] as const;
  const [known] = await findPersonOfAccount(tx, [...of]);
  const [row] =
    known === undefined && (await addMember(tx, { provider, assertion, email, now })) ? await findPersonOfAccount(tx, [...of]) : [known];
  if (row === undefined) return 'UNKNOWN_PERSON';
  const session = await shop.sessions.begin(tx, site.tenant, {
    user: personFromRow(row),
    browser,
    partner: { partnerId, name, way: 'SAML' },
  });
  return { session, returnTo: asked?.return_to };
}
