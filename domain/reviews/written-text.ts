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
/** Ends of addresses: those that are no word of a sentence, and those that are. */
const ENDS = 'com|net|org|info|biz|io|co|uk|ca|mx|de|ru|cn|eu|xyz|dev|ly';
const ENDS_LIKE_WORDS = 'us|shop|store|site|online|app|me|tv|link|click|top|example';
const EMAIL = new RegExp(String.raw`\S@\S|\b(?:at|@)\s+[\w-]+\s+dot\s+(?:${ENDS}|${ENDS_LIKE_WORDS})\b`, 'i');
/** A blank behind a dot begins a sentence, as in "They are great. Net weight 5 lb.": only "com" cannot begin one. */
const LINK = new RegExp(
  [
    String.raw`\b(?:https?|ftp|mailto|javascript|data):|\bwww\.|\bdot (?:com|net|org|info|biz|io|xyz|example)\b`,
    String.raw`[a-z\d-]\s?[([{]\s?(?:dot|\.)\s?[)\]}]\s?(?:${ENDS}|${ENDS_LIKE_WORDS})\b`,
    String.raw`\b[a-z\d-]{2,}(?:\.(?:${ENDS}|${ENDS_LIKE_WORDS})|\s\.\s?(?:${ENDS})|\.\scom)\b`,
  ].join('|'),
  'i',
);
/**
 * Ten digits or more with what people put between them, as of a telephone: sizes and quantities have fewer, with other things between. Years alone,
 * as "2023/2024/2025", are none.
 */
const PHONE = /(?<![\d.,])(?!(?:19|20)\d\d(?:[\s/-]{1,3}(?:19|20)\d\d)*(?!\d|[\s().\-/]{1,3}\d))\+?(?:\(?\d[\s().\-/]{0,3}){10,}/;

/** What a text may not hold, and how somebody is told. */
const UNWANTED: readonly (readonly [found: RegExp, message: string])[] = [
  [MARKUP, 'Please use plain text, without tags or codes.'],
  [EMAIL, 'Please leave out email addresses.'],
  [LINK, 'Please leave out links and web addresses.'],
  [PHONE, 'Please leave out phone numbers.'],
];

/** As who reads it takes it: letters and digits of other widths are the same, and so is another dot within a name. */
function asItLooks(text: string): string {
  return text.normalize('NFKC').replaceAll(/(?<=[a-z\d])[。·•∙⋅](?=[a-z])/gi, '.');
}

/** A text in one paragraph, without what cannot be seen or would turn other text around. */
export function inOneParagraph(typed: string): string {
  return typed
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}

/** A text as it is kept: in one paragraph. Numbers of cards are refused before, as everywhere. */
export function readWritten(typed: string, { least, most }: Limits): { readonly text: string } | { readonly problem: string } {
  const text = inOneParagraph(typed);
  const { length } = Array.from(text);
  if (length < least) return { problem: `Please write at least ${least} characters.` };
  if (length > most)
    return { problem: `Please use at most ${most.toLocaleString('en-US')} characters; this has ${length.toLocaleString('en-US')}.` };
  const seen = asItLooks(text);
  const unwanted = UNWANTED.find(([found]) => found.test(seen));
  return unwanted === undefined ? { text } : { problem: unwanted[1] };
}

/** What a mail program makes a link of, whatever it ends in: "evil.live", "t.co/x", "1.1.1.1"; a dot before a single letter is none, as in "9 a.m.". */
const LINK_IN_MAIL = /[\p{L}\p{N}_-]\.\p{L}{2,}|(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/u;
/** Stands between the digits of a telephone where nobody else would put it. */
const ODD_BETWEEN_DIGITS = /(?<=\d)[~_*|:=+]+(?=\d)/g;

/**
 * Reads a text that is mailed to somebody who did not ask for it, and that nobody of the shop reads before: as {@link readWritten} does, and with nothing
 * in it that leads out of the mail.
 */
export function readMailed(typed: string, limits: Limits): ReturnType<typeof readWritten> {
  const read = readWritten(typed, limits);
  if ('problem' in read) return read;
  const seen = asItLooks(read.text);
  if (LINK_IN_MAIL.test(seen)) return { problem: 'Please leave out links and web addresses.' };
  return PHONE.test(seen.replaceAll(ODD_BETWEEN_DIGITS, '-')) ? { problem: 'Please leave out phone numbers.' } : read;
}

const NAMELESS = 'A customer';

/** The most characters of a name that is shown. */
const LONGEST_NAME = 40;
const NAME = /^\p{L}[\p{L}\p{M}'’.,&\- ]*$/u;
/** Scripts whose letters look like those of the other. */
const IS_MIXED = /\p{Script=Latin}.*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}].*\p{Script=Latin}/u;
/** A shop whose name has fewer letters would be found within the names of too many people: only they themselves are refused. */
const LEAST_FOUND_WITHIN = 5;

/** A name without what makes two that look alike different: marks, blanks, and a capital I for an l. */
function lettersOf(name: string): string {
  return name.normalize('NFKD').replaceAll(/\P{L}/gu, '').toLowerCase().replaceAll('i', 'l');
}

/** Who answers for a shop, whatever it is called: as a whole name, and where no person's holds it, within one. */
const STAFF: ReadonlySet<string> = new Set(
  `shop, the shop, our shop, shop team, store, the store, our store, store team, team, the team, staff, the staff, employee, support, support team, sales, sales team,
  seller, the seller, service, service team, help, admin, official, webmaster, manager, store manager, shop manager, product expert, expert, security, billing, returns,
  shipping, warehouse`
    .split(',')
    .map(lettersOf),
);
const STAFF_WITHIN: readonly string[] = [
  'customer service',
  'customer care',
  'customer support',
  'customer success',
  'client service',
  'tech support',
  'technical support',
  'help desk',
  'administrator',
  'moderator',
  'representative',
].map(lettersOf);

function isNamedLikeShop(name: string, brandName: string): boolean {
  const [letters, ours] = [lettersOf(name), lettersOf(brandName)];
  if (STAFF.has(letters) || STAFF_WITHIN.some((name) => letters.includes(name))) return true;
  return ours !== '' && (ours.length < LEAST_FOUND_WITHIN ? letters === ours : letters.includes(ours));
}

/**
 * Reads the name under which somebody is told to others: it passes as a text, is made of letters of one script, and could not be taken for the shop's.
 *
 * @param most the most characters.
 * @param brandName how the shop is called.
 */
export function readName(
  typed: string,
  { most, brandName }: { readonly most: number; readonly brandName: string },
): ReturnType<typeof readWritten> {
  const read = readMailed(typed, { least: 1, most });
  if ('problem' in read) return read;
  if (isNamedLikeShop(read.text, brandName)) return { problem: 'Please use your own name, not ours.' };
  if (IS_MIXED.test(read.text)) return { problem: 'Please use letters of one alphabet.' };
  return NAME.test(read.text) ? read : { problem: 'Please use letters only, as in “Mom & Dad”.' };
}

/**
 * How an author is named beside a text: the first name and the initial of the last. A name that `readName` does not take, alone or with the last name,
 * is not shown: whoever opens an account writes what they like there.
 */
export function authorName({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }, brandName: string): string {
  const first = readName(firstName, { most: LONGEST_NAME, brandName });
  const whole = `${firstName} ${lastName}`;
  if ('problem' in first || IS_MIXED.test(whole) || isNamedLikeShop(whole, brandName)) return NAMELESS;
  const initial = /^\p{L}/u.exec(lastName.trim())?.[0];
  return initial === undefined ? first.text : `${first.text} ${initial.toUpperCase()}.`;
}
