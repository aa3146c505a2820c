/** How long what shoppers write may be, in characters. (Limits of our own) */
export const TEXT_LIMITS = {
  title: { least: 3, most: 80 },
  review: { least: 20, most: 2_000 },
  question: { least: 10, most: 300 },
  answer: { least: 5, most: 1_000 },
  reason: { least: 5, most: 300 },
} as const satisfies Record<string, { readonly least: number; readonly most: number }>;

type Limits = { readonly least: number; readonly most: number };

const MARKUP = /<\/?[a-z!?][^>]*>?|\[\/?(?:url|img|b|i|quote|link)\b|&(?:[a-z]+|#\w+);|\]\(/i;
const EMAIL = /\S@\S|\b(?:at|@)\s+\w+\s+dot\s+\w+/i;
const LINK =
  /\b(?:https?|ftp|mailto|javascript|data):|\bwww\.|\b[a-z\d-]{2,}\s?\.\s?(?:com|net|org|info|biz|io|co|us|uk|ca|mx|de|ru|cn|eu|shop|store|site|online|xyz|app|dev|ly|me|tv|link|click|top|example)\b|\bdot (?:com|net|org)\b/i;
/** Ten digits or more with what people put between them, as of a telephone: sizes and quantities have fewer, with other things between. */
const PHONE = /(?<![\d.,])\+?(?:\(?\d[\s().\-/]{0,3}){10,}/;

/** What a text may not hold, and how somebody is told. */
const UNWANTED: readonly (readonly [found: RegExp, message: string])[] = [
  [MARKUP, 'Please use plain text, without tags or codes.'],
  [EMAIL, 'Please leave out email addresses.'],
  [LINK, 'Please leave out links and web addresses.'],
  [PHONE, 'Please leave out phone numbers.'],
];

/**
 * A text as it is kept: in one paragraph, without what cannot be seen or would turn other text around. Numbers of cards are refused before, as
 * everywhere.
 */
export function readWritten(typed: string, { least, most }: Limits): { readonly text: string } | { readonly problem: string } {
  const text = typed
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  const { length } = Array.from(text);
  if (length < least) return { problem: `Please write at least ${least} characters.` };
  if (length > most)
    return { problem: `Please use at most ${most.toLocaleString('en-US')} characters; this has ${length.toLocaleString('en-US')}.` };
  // As it looks: letters and digits of other widths are the same to who reads them.
  const seen = text.normalize('NFKC');
  const unwanted = UNWANTED.find(([found]) => found.test(seen));
  return unwanted === undefined ? { text } : { problem: unwanted[1] };
}

/** How an author is named beside a text: the first name and the initial of the last. */
export function authorName({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  const initial = Array.from(lastName.trim())[0];
  return [firstName.trim(), initial === undefined ? '' : `${initial.toUpperCase()}.`].filter((part) => part !== '').join(' ');
}
