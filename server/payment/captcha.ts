import { type CaptchaAnswer, type CaptchaData, CaptchaSection } from '#contracts/captcha.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import { forgetAttempts, freeOne, hidden, reserve, reserveSoon, tooManyAttempts, type Attempt, type Seats } from '../limits/index.ts';
import { whoAttempts, type Actor } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';

/** A try at paying: whose, in which section, and what they answered to the question that they may have been asked. */
export type PaymentAttempt = {
  readonly actor: Actor;
  /** Undefined where no question is ever asked. */
  readonly section: CaptchaSection | undefined;
  readonly captcha: CaptchaAnswer | undefined;
};

/**
 * Takes seats for a try, the one before the next question first. When those are used up, a right answer frees one; without it nothing is
 * looked at.
 *
 * @param shared the kinds that are waited for a moment, as `reserveSoon` does.
 */
export async function reservePaymentAttempt(
  shop: Shop,
  tried: PaymentAttempt,
  attempts: readonly Attempt[],
  shared: readonly Attempt['kind'][] = [],
): Promise<Extract<Seats, { ok: true }> | { readonly ok: false; readonly refusal: Reply<never> }> {
  const { section } = tried;
  const whose = attemptOf(tried);
  const all = whose === undefined ? attempts : [whose, ...attempts];
  let seats = await reserveSoon(shop, all, shared);
  const isAnswered = !seats.ok && seats.full === 'CAPTCHA' && tried.captcha !== undefined;
  if (whose !== undefined && isAnswered && (await isRightOnce(shop, whose.subject, tried.captcha))) {
    await freeOne(shop, whose);
    seats = await reserveSoon(shop, all, shared);
  }
  if (seats.ok) return seats;
  if (whose === undefined || section === undefined || seats.full !== 'CAPTCHA') return { ok: false, refusal: tooManyAttempts(seats) };
  const extra = { captchaData: ask(shop, section, whose.subject) };
  return { ok: false, refusal: refuse('CAPTCHA_REQUIRED', { extra, ...(isAnswered && { message: WRONG_ANSWER }) }) };
}

const WRONG_ANSWER = 'That answer was not right. Please answer the new question, then try again.';

/** Forgets the tries of a section after one that was right. */
export async function forgetPaymentAttempts(shop: Shop, tried: Pick<PaymentAttempt, 'actor' | 'section'>): Promise<void> {
  const whose = attemptOf(tried);
  if (whose !== undefined) await forgetAttempts(shop, whose);
}

/** Whose tries at paying would come to a question: `usedUpAmong` of these says which do. */
export function captchaSubjects(actor: Actor): readonly string[] {
  return CaptchaSection.options.flatMap((section) => attemptOf({ actor, section })?.subject ?? []).map(hidden);
}

/** What somebody would be asked now, so that it is asked before they try: of the first section that wants an answer. (C §3, cartInfo) */
export function captchaOf(shop: Shop, actor: Actor, usedUp: readonly string[]): CaptchaData | undefined {
  for (const section of usedUp.length === 0 ? [] : CaptchaSection.options) {
    const subject = attemptOf({ actor, section })?.subject;
    if (subject !== undefined && usedUp.includes(hidden(subject))) return ask(shop, section, subject);
  }
  return undefined;
}

function attemptOf({ actor, section }: Pick<PaymentAttempt, 'actor' | 'section'>): Attempt | undefined {
  const who = whoAttempts(actor);
  const isAsked = actor.kind !== 'VISITOR' || actor.isCertified !== true;
  return !isAsked || who === undefined || section === undefined ? undefined : { kind: 'CAPTCHA', subject: `${section} ${who}` };
}

function ask(shop: Shop, section: CaptchaSection, subject: string): CaptchaData {
  return { section, required: true, challenge: shop.captcha.ask(subject) };
}

/** Whether an answer is right and the first to its question: the others of the same moment are none. */
async function isRightOnce(shop: Shop, subject: string, given: CaptchaAnswer | undefined): Promise<boolean> {
  const checked = given && (await shop.captcha.check(subject, given));
  if (checked === undefined) return false;
  const seats = await reserve(shop, [{ kind: 'CAPTCHA_ANSWER', subject: checked.question }]);
  return seats.ok && checked.isRight;
}
