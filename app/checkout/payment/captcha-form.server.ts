import { CAPTCHA_MOST, CaptchaData, type CaptchaAnswer } from '#contracts/captcha.ts';
import type { Reply } from '#contracts/door.ts';
import { textIn } from '#app/api/form-request.ts';
import { CAPTCHA_FIELDS } from './payment-fields.ts';

/** The answer that a form brings to the question it showed, as a part of a call's body; nothing where none was asked. */
export function captchaIn(form: FormData): { captcha?: CaptchaAnswer } {
  const id = textIn(form, CAPTCHA_FIELDS.id).slice(0, CAPTCHA_MOST.id);
  return id === '' ? {} : { captcha: { id, answer: textIn(form, CAPTCHA_FIELDS.answer).slice(0, CAPTCHA_MOST.answer) } };
}

/** The question with which a call was refused, as a part of an outcome. */
export function captchaOf(reply: Extract<Reply<unknown>, { ok: false }>): { captcha?: CaptchaData } {
  const { data } = CaptchaData.safeParse(reply.extra?.['captchaData']);
  return data === undefined ? {} : { captcha: data };
}
