import { hash } from 'node:crypto';
import { refuse, type Reply } from '#contracts/door.ts';
import { addressHome } from '../../config/address-block.ts';
import { callKey, claimKey, findAnswer, keepAnswer, KeyIsTaken, releaseKey, type KeyClaimed } from '../../db/kept-answers.ts';
import type { Shop } from '../../shop.ts';
import type { Caller } from '../caller.ts';
import { readAnswer, writeAnswer, type SentAnswer } from '../wire.ts';

const LONGEST_KEY = 255;

type KeyedCall = { readonly name: string; readonly key: string; readonly input: unknown };

export type Work = {
  readonly claimsKey: KeyClaimed;
  /** Works on the call. */
  readonly run: () => Promise<Reply<unknown>>;
  /** Of a call that begins a session: what must succeed once more before its first answer is given again. */
  readonly again?: () => Promise<Reply<unknown>>;
};

/**
 * Runs a changing call at most once per key: a repeat with the same body gets the first answer, byte for byte; one with another body or
 * one while the first is under way is refused. A call that failed on our side, or that was not looked at, gives its key back.
 *
 * No more answers are kept than limits say: then a new key is refused before anything is done, and a repeat gets its answer.
 *
 * A key belongs to a session and a route. What a call saves in one statement is saved together with its answer, for which the
 * caller carries `keepAnswer` meanwhile; all other answers are kept when the call has ended.
 */
export async function oncePerKey(shop: Shop, caller: Caller, call: KeyedCall, work: Work): Promise<SentAnswer> {
  return (await once(shop, caller, call, work)).answer;
}

/**
 * The same for a page that is made here. Where no more answers are kept its call is made all the same: whoever uses a page all day is not
 * to stop for it.
 */
export async function replyOncePerKey(shop: Shop, caller: Caller, call: KeyedCall, work: Work): Promise<Reply<unknown>> {
  const done = await once(shop, caller, call, work, 'ALL_THE_SAME');
  if (done.answer.status < 400) shop.sessions.expectStored(caller);
  return done.reply ?? readAnswer(done.answer);
}

/** How a call ended: as it is sent, and as it was worked out where it was not given again. */
type Once = { readonly answer: SentAnswer; readonly reply?: Reply<unknown> };

async function once(
  shop: Shop,
  caller: Caller,
  { name, key, input }: KeyedCall,
  work: Work,
  withoutRoom: 'REFUSED' | 'ALL_THE_SAME' = 'REFUSED',
): Promise<Once> {
  if (key.length > LONGEST_KEY) return { answer: writeAnswer(refuse('INVALID_REQUEST')) };
  const asked = {
    ...ownKey(caller, name, key),
    // The key itself is stored nowhere, so a password or a PIN among the input cannot be found out from its hash by trying.
    bodyHash: hash('sha256', `${key.length} ${key}${JSON.stringify(input ?? null)}`, 'buffer'),
  };
  const room = roomFor(shop, caller);
  // What is known under its key needs no room.
  if (room.refusal !== undefined && (await findAnswer(shop.database, asked)) === undefined)
    return { answer: withoutRoom === 'REFUSED' ? writeAnswer(room.refusal) : writeAnswer(await work.run()) };
  const own = callKey({ ...asked, claims: work.claimsKey });
  const giveBack = async () => {
    room.giveBack();
    if (own.isClaimed) await releaseKey(shop.database, own);
  };
  let saved: { readonly reply: Reply<unknown>; readonly answer: SentAnswer } | undefined;
  caller.requestKey = requestKey(asked);
  caller.keepAnswer = (reply) => {
    saved = { reply, answer: writeAnswer(reply) };
    return { callKey: own, ...saved.answer };
  };
  try {
    if (work.claimsKey === 'FIRST') await claimKey(shop.database, own);
    else caller.callKey = own;
    const reply = await work.run();
    // One that was refused before it came to its cart.
    if (work.claimsKey === 'WITH_CART' && !own.isClaimed) await claimKey(shop.database, own);
    // Whoever saved a change under this reply has saved its answer, too.
    if (saved?.reply === reply) return { reply, answer: saved.answer };
    const answer = writeAnswer(reply);
    if (isToBeRepeated(answer) || (reply.ok && reply.isProvisional === true)) await giveBack();
    else await keepAnswer(shop.database, { callKey: own, ...answer }, saved !== undefined);
    return { reply, answer };
  } catch (error) {
    await giveBack();
    if (error instanceof KeyIsTaken) return { answer: await replay(shop, asked, work) };
    throw error;
  } finally {
    // A page that makes this call makes others for the same caller.
    Object.assign(caller, { keepAnswer: undefined, callKey: undefined, requestKey: undefined });
  }
}

/** Counts an answer that is about to be kept. */
function roomFor(shop: Shop, { session, address }: Caller): ReturnType<Shop['nodeCounts']['takeAll']> {
  if (!shop.settings.hasRateLimits) return { giveBack: () => undefined };
  return shop.nodeCounts.takeAll([
    ...(session === undefined ? [] : [['KEPT_ANSWERS', session.hash.toString('base64url')] as const]),
    ['KEPT_ANSWERS_ADDRESS', addressHome(address)],
  ]);
}

/** A key belongs to the session that sends it, and to a call. */
function ownKey({ site, session, address }: Caller, name: string, key: string): { readonly scope: string; readonly key: string } {
  return {
    scope: `${site.tenant} ${session?.hash.toString('base64url') ?? address} ${name}`,
    key: hash('sha256', key, 'base64url'),
  };
}

/** Under what a call writes down what its repeats must not do again. */
export function requestKeyOf(caller: Caller, name: string, key: string): string {
  return requestKey(ownKey(caller, name, key));
}

const requestKey = ({ scope, key }: ReturnType<typeof ownKey>) => `${scope} ${key}`;

/** A failure of ours, or a call that was turned away before it was looked at: it may be sent again under its key. */
function isToBeRepeated({ status }: SentAnswer): boolean {
  return status >= 500 || status === 429;
}

async function replay(shop: Shop, asked: { scope: string; key: string; bodyHash: Buffer }, { again }: Work): Promise<SentAnswer> {
  const earlier = await findAnswer(shop.database, asked);
  if (earlier !== undefined && !earlier.bodyHash.equals(asked.bodyHash)) return writeAnswer(refuse('IDEMPOTENCY_MISMATCH'));
  if (earlier?.answer === undefined) return writeAnswer(refuse('IDEMPOTENCY_IN_PROGRESS'));
  if (again === undefined || earlier.answer.status >= 400) return earlier.answer;
  const reply = await again();
  return reply.ok ? earlier.answer : writeAnswer(reply);
}
