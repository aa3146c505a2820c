/** What stands in a table of a mail: an item, how many of it and, where it says something, what they cost; `notes` stand below its name. */
export type MailItem = {
  readonly name: string;
  readonly qty: number;
  readonly amount?: string | undefined;
  readonly notes?: readonly string[] | undefined;
};

/** A part of a mail. Texts are plain: each form of the mail writes them down in its own way. */
export type MailBlock =
  /** A paragraph each. */
  | { readonly kind: 'SAID'; readonly lines: readonly string[] }
  | { readonly kind: 'ITEMS'; readonly title: string; readonly items: readonly MailItem[] }
  /** Amounts below each other. */
  | { readonly kind: 'SUMS'; readonly title?: string; readonly sums: readonly MailSum[] }
  /** A name with lines below it: an address, a number. */
  | { readonly kind: 'FACTS'; readonly facts: readonly { readonly label: string; readonly lines: readonly string[] }[] }
  /** Where to go on: the first way of a mail is its button. */
  | { readonly kind: 'WAY'; readonly text: string; readonly link: string; readonly isMain: boolean };

export type MailSum = { readonly label: string; readonly amount: string; readonly isTotal?: boolean };

/** What a mail says, once for both of its forms. */
export type MailContent = {
  readonly subject: string;
  /** What a list of mails shows behind the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
  /** Why somebody gets it, and what else is small. */
  readonly foot: readonly string[];
};
