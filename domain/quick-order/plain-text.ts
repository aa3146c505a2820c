/** Signs that show nothing, of other ways of writing or of a program of its own, and what chooses how the one before is drawn. */
const UNSEEN = /[\p{Cf}\p{Co}\p{Variation_Selector}]/gu;
/** Whatever is no line and no tab, and has no place in a text. */
const CONTROL = /[\p{Cc}--[\t\n]]/gv;
/** Where the digits of other scripts begin: Arabic, Persian, Devanagari. */
const ZEROS = [0x0660, 0x06f0, 0x0966];
const FRACTIONS: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '¾': '3/4', '⅛': '1/8', '⅜': '3/8', '⅝': '5/8', '⅞': '7/8' };
const ENTITIES: Readonly<Record<string, string>> = { nbsp: ' ', amp: '&', quot: '"', '#39': "'", '#34': '"', lt: '<', gt: '>', times: 'x' };
const WIDE = /[\uFF01-\uFF5E]/g;
/** How far a sign of full width stands behind the plain one. */
const WIDE_SHIFT = 0xfee0;
/** What marks a line of a list, and says no more than that. */
const MARKS = /^[ \t]*(?:>[ \t]*)*(?:[•◦‣▪▫■□●○★☆✓✔✗✘☐☑☒➢➤►·–—]+|\[[ xX]?\]|[-*+](?=\s))[ \t]*(?:\[[ xX]?\][ \t]*)?/u;

/**
 * A text as the reader of a quick order takes it: every kind of blank, quote, dash and digit as the plain one, lines ended by \n. Tabs stay: they part
 * columns. The number of lines is that of the text, so that each can be found again.
 */
export function plainText(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    .replaceAll(UNSEEN, '')
    .replaceAll(CONTROL, '')
    .replaceAll(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDE_SHIFT))
    .replaceAll(/&(nbsp|amp|quot|#39|#34|lt|gt|times);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replaceAll(/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
    .replaceAll(/[\u201C-\u201F\u2033\u00AB\u00BB]/g, '"')
    .replaceAll(/[\u2018-\u201B\u2032\u00B4\u0060]/g, "'")
    .replaceAll(/[\u2010-\u2015\u2212\uFE58\uFE63]/g, '-')
    .replaceAll(/[\u00D7\u2715\u2716\u2A2F]/g, 'x')
    .replaceAll(/(\d?)([½¼¾⅛⅜⅝⅞])/g, (_, before: string, sign: string) => `${before}${before === '' ? '' : ' '}${FRACTIONS[sign] ?? ''}`)
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F]/g, plainDigit)
    .replaceAll('\u2116', '#');
}

function plainDigit(sign: string): string {
  const code = sign.charCodeAt(0);
  return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
}

const NUMBERED = /^(?:\((\d{1,2}|[a-z])\)|(\d{1,3}|[a-z])([.)]))(?=\s+\S)\s+/i;

/** Whether lines are numbered in their order, so that "3)" is no quantity. */
export function countsItsLines(lines: readonly string[]): boolean {
  const numbers = lines.flatMap((line) => {
    const [, inside, plain] = NUMBERED.exec(bare(line)) ?? [];
    return [inside ?? plain ?? []].flat();
  });
  return numbers.every((one, at) => !/\d/.test(one) || Number(one) === 1 || Number(one) === Number(numbers[at - 1]) + 1);
}

/**
 * A line of a list without what marks it: a bullet, a box to tick, the sign of a mail that is answered, or its number ("1.", "2)").
 *
 * @param isCounted the lines are numbered in their order.
 */
export function withoutMark(line: string, isCounted: boolean): string {
  const said = bare(line);
  const [numbered = '', , , sign] = NUMBERED.exec(said) ?? [];
  return isCounted || sign === '.' ? said.slice(numbered.length) : said;
}

function bare(line: string): string {
  return line
    .replace(MARKS, '')
    .replace(/^ *(?:> *)+/, '')
    .replace(/^ +/, '');
}
