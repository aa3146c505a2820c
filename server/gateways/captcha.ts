/** A question, and by what its answer is known again. */
export type Challenge = { readonly id: string; readonly question: string };

/** An answer that was looked at, and of which question: the same for each spelling of its id. */
type Checked = { readonly question: string; readonly isRight: boolean };

/** Tells people from programs. */
export type Captcha = {
  /**
   * Makes a question.
   *
   * @param whom who is asked: the answer of anybody else is worth nothing.
   */
  ask(whom: string): Challenge;
  /**
   * Looks at an answer. That the same one is not given twice is not its business.
   *
   * @returns undefined for a question that they were not asked, or too long ago.
   */
  check(whom: string, given: { readonly id: string; readonly answer: string }): Promise<Checked | undefined>;
};
