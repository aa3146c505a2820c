import { describe, expect, it } from 'vitest';
import { captchaQuestion, isAnswerTo } from './captcha-question.ts';

describe('the question that is asked after several wrong tries', () => {
  it('is a small sum in words, answered in digits or as a word', () => {
    const question = captchaQuestion(6 + 9 * 3);
    expect(question).toEqual({ question: 'What is seven plus four?', answer: 11 });
    for (const typed of ['11', ' 11 ', 'eleven', 'Eleven.']) expect(isAnswerTo(question, typed), typed).toBe(true);
    for (const typed of ['', '1', '12', 'seven plus four', '11 11']) expect(isAnswerTo(question, typed), typed).toBe(false);
  });

  it('can be answered in words whatever is drawn', () => {
    for (let draw = 0; draw < 200; draw += 1) {
      const question = captchaQuestion(draw);
      expect(question.question).toMatch(/^What is [a-z]+ plus [a-z]+\?$/);
      expect(isAnswerTo(question, String(question.answer))).toBe(true);
    }
  });
});
