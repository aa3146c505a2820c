import { z } from 'zod';

/** The parts of a payment in which tries are counted together. */
export const CaptchaSection = z.enum(['credit', 'prepaid', 'gift']).meta({ id: 'CaptchaSection' });
export type CaptchaSection = z.output<typeof CaptchaSection>;

/** What somebody has to answer before they may try again. Stands in the refusal of a try, and in a cart that was read with the wallet. */
export const CaptchaData = z
  .object({
    section: CaptchaSection,
    required: z.literal(true),
    challenge: z.object({ id: z.string(), question: z.string() }),
  })
  .meta({ id: 'CaptchaData' });
export type CaptchaData = z.output<typeof CaptchaData>;

/** The most characters of a question's id, and of an answer. */
export const CAPTCHA_MOST = { id: 300, answer: 100 } as const;

/** The answer to a question: sent with the next try of its section. */
export const CaptchaAnswer = z.object({ id: z.string().max(CAPTCHA_MOST.id), answer: z.string().max(CAPTCHA_MOST.answer) });
export type CaptchaAnswer = z.output<typeof CaptchaAnswer>;
