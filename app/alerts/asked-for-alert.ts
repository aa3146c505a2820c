/** What came of asking for an alert. */
export type AskedForAlert = {
  /** What is to be done now; undefined: it was not taken. */
  readonly next: 'CONFIRM_BY_MAIL' | 'NOTHING' | undefined;
  readonly typed: { readonly email: string; readonly below: string };
  readonly problem: string | undefined;
  /** What is wrong, by field. */
  readonly wrong: Readonly<Record<string, string>>;
};
