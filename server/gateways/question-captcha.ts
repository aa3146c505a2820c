import { randomBytes } from 'node:crypto';
import { ANSWER_MINUTES, captchaQuestion, isAnswerTo } from '#domain/payment/captcha-question.ts';
import type { Signer } from '../sessions/index.ts';
import type { Captcha } from './captcha.ts';

const ANSWERED_WITHIN_MS = ANSWER_MINUTES * 60 * 1000;

/** Until when it holds, what was drawn, signature. */
const ID = /^([0-9a-z]{1,12})\.([\w-]{16})\.([\w-]{43})$/;

/**
 * The demo's own captcha: a small sum in words, which needs neither scripts nor eyes. Who writes a program for this very shop solves it;
 * a vendor's stands in its place where that matters. Nothing is stored: a question's id says until when it holds, which one it is, and
 * that we have asked it of that very person.
 *
 * @param now the shop's clock.
 */
export function makeQuestionCaptcha(signer: Signer, now: () => Date): Captcha {
  const content = (until: string, drawn: string, whom: string) => `${until} ${drawn} ${whom}`;
  return {
    ask(whom) {
      const until = (now().getTime() + ANSWERED_WITHIN_MS).toString(36);
      // Not in hexadecimal: so many digits in a row could be a card's number, and would be refused as one.
      const drawn = randomBytes(12).toString('base64url');
      const { question } = captchaQuestion(numberIn(drawn));
      return { id: `${until}.${drawn}.${signer.sign(content(until, drawn, whom))}`, question };
    },
    async check(whom, { id, answer }) {
      const [, until = '', drawn = '', signature = ''] = ID.exec(id) ?? [];
      if (signer.check(content(until, drawn, whom), signature) === undefined) return undefined;
      if (Number.parseInt(until, 36) < now().getTime()) return undefined;
      return { question: drawn, isRight: isAnswerTo(captchaQuestion(numberIn(drawn)), answer) };
    },
  };
}

function numberIn(drawn: string): number {
  return Buffer.from(drawn, 'base64url').readUInt32BE();
}
