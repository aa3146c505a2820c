/** How long a question may be thought about. */
export const ANSWER_MINUTES = 10;

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
] as const;

/** A question that anybody can read, hear and answer. */
export type CaptchaQuestion = { readonly question: string; readonly answer: number };

/**
 * The question of a number that was drawn.
 *
 * @param draw any whole number from 0 on; 81 questions follow each other.
 */
export function captchaQuestion(draw: number): CaptchaQuestion {
  const [first, second] = [1 + (draw % 9), 1 + (Math.floor(draw / 9) % 9)];
  return { question: `What is ${NUMBERS[first]} plus ${NUMBERS[second]}?`, answer: first + second };
}

/** Whether what somebody typed is the answer, in digits or as a word. */
export function isAnswerTo({ answer }: CaptchaQuestion, typed: string): boolean {
  const text = typed.trim().toLowerCase().replace(/\.$/, '');
  return text === String(answer) || text === NUMBERS[answer];
}
