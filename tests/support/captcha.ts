import { CaptchaData } from '#contracts/captcha.ts';
import { captchaQuestion } from '#domain/payment/captcha-question.ts';
import type { Answer } from './visitor.ts';

const QUESTIONS = new Map(
  Array.from({ length: 81 }, (_, draw) => {
    const { question, answer } = captchaQuestion(draw);
    return [question, String(answer)] as const;
  }),
);

/** The question that a text contains, and what a person would answer. */
export function solve(text: string): { readonly question: string; readonly answer: string } {
  const question = /What is \w+ plus \w+\?/.exec(text)?.[0] ?? '';
  const answer = QUESTIONS.get(question);
  if (answer === undefined) throw new Error(`no question stands in: ${text.slice(0, 200)}`);
  return { question, answer };
}

export type Solved = { readonly id: string; readonly answer: string };

/** The answer of a person, as the next call brings it. */
export function solved({ captchaData }: { readonly captchaData: CaptchaData }): Solved {
  const { id, question } = captchaData.challenge;
  return { id, answer: solve(question).answer };
}

/** Makes a call as a person does: a question is answered, and the call made once more. */
export async function answering<T>(call: (captcha?: Solved) => Promise<Answer<T>>): Promise<Answer<T>> {
  const first = await call();
  const { data } = CaptchaData.safeParse(Reflect.get(Object(first.body), 'captchaData'));
  return first.status === 400 && data !== undefined ? call(solved({ captchaData: data })) : first;
}
