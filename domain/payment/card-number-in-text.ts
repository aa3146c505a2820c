const LEAST_DIGITS = 13;
const MOST_DIGITS = 19;

/** How the numbers of cards begin that people carry: those of the banks' networks, and our own. */
const BANK = /^(?:4|5[0-8]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720)|3[04-9]|6(?:011|2|4[4-9]|5)|7972)/;
/** Cards of fewer than 16 digits. What else is so short is a clock's or a bar code. */
const SHORT: Readonly<Record<number, RegExp>> = { 13: /^4/, 14: /^3[0689]/, 15: /^3[47]/ };
/** How cards are printed whose groups are not even. */
const PRINTED = new Set(['4 6 4', '4 6 5', '4 3 3 3']);

/** What may stand between two digits of a number: up to three signs that are neither letters nor digits. */
const GAP = /^[^\p{L}\p{N}]{1,3}$/u;
const UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi;
const ANY_DIGIT = /[\p{Nd}\p{No}]/gu;

type Found = { readonly start: number; readonly end: number; readonly digits: string };
/** Digits behind each other, and whether they may belong to those before. */
type Piece = Found & { readonly isJoined: boolean };

/**
 * Whether a text that somebody typed holds the number of a payment card: 13 to 19 digits of any script that pass the Luhn check, in one
 * piece or with signs between, alone or inside a word. Telephone numbers, UUIDs, dates and clocks are none.
 */
export function hasCardNumber(text: string): boolean {
  return text.length >= LEAST_DIGITS && !cardsIn(inPlainDigits(text)).next().done;
}

/** The text with each card number in it covered but for its last four digits; the same text where there is none. */
export function maskCardNumbers(text: string): string {
  if (text.length < LEAST_DIGITS) return text;
  const plain = inPlainDigits(text);
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, digits } of cardsIn(plain)) {
    parts.push(plain.slice(from, start), '****', digits.slice(-4));
    from = end;
  }
  return from === 0 ? text : parts.join('') + plain.slice(from);
}

/** Whether digits are the number of a card that a bank has given out, by its beginning, length and checksum. */
export function isBankCardNumber(digits: string): boolean {
  const { length } = digits;
  return length >= LEAST_DIGITS && length <= MOST_DIGITS && (SHORT[length] ?? BANK).test(digits) && passesLuhn(digits);
}

/** Digits of all scripts as 0 to 9, and without the signs that nobody sees. */
function inPlainDigits(text: string): string {
  return /^[\0-\x7f]*$/.test(text) ? text : text.replace(/\p{Cf}/gu, '').replace(ANY_DIGIT, plainDigit);
}

function plainDigit(character: string): string {
  const simple = character.normalize('NFKC');
  if (/^\d+$/.test(simple)) return simple;
  const code = simple.codePointAt(0) ?? 0;
  if (!isDigit(code)) return character;
  // The digits of a script stand in a row, ten by ten, from its zero on.
  let before = 0;
  while (isDigit(code - before - 1)) before += 1;
  return String(before % 10);
}

function isDigit(code: number): boolean {
  return code > 0 && /^\p{Nd}$/u.test(String.fromCodePoint(code));
}

function* cardsIn(text: string): Generator<Found, void> {
  const pieces = piecesOf(text.replace(UUID, (uuid) => 'x'.repeat(uuid.length)));
  let end = 0;
  for (const [index, { start }] of pieces.entries()) {
    const found = start < end ? undefined : cardFrom(pieces, index);
    if (found === undefined) continue;
    end = found.end;
    yield found;
  }
}

function piecesOf(text: string): Piece[] {
  let before = 0;
  return [...text.matchAll(/\d+/g)].map(({ 0: digits, index: start }) => {
    const isJoined = GAP.test(text.slice(before, start));
    before = start + digits.length;
    return { digits, start, end: before, isJoined };
  });
}

/** The card number that begins with a piece: with all of it and some of those behind it, or inside of it. */
function cardFrom(pieces: readonly Piece[], first: number): Found | undefined {
  const { digits: head = '', start = 0, end = 0 } = pieces[first] ?? {};
  let digits = head;
  for (let last = first; digits.length <= MOST_DIGITS; last += 1) {
    if (digits.length >= LEAST_DIGITS) {
      if (last === first ? isInOnePiece(digits) : isInPieces(digits, pieces.slice(first, last + 1)))
        return { start, end: pieces[last]?.end ?? end, digits };
    }
    const next = pieces[last + 1];
    if (next?.isJoined !== true || !/^[2-7]/.test(head)) break;
    digits += next.digits;
  }
  for (let length = Math.min(MOST_DIGITS, head.length); length >= LEAST_DIGITS; length -= 1)
    if (isBankCardNumber(head.slice(0, length))) return { start, end, digits: head.slice(0, length) };
  return undefined;
}

function isInOnePiece(digits: string): boolean {
  return digits.length in SHORT ? isBankCardNumber(digits) : !digits.startsWith('0') && passesLuhn(digits);
}

/**
 * One of 16 digits however it is cut, provided that no telephone number is in it; any other as it is printed or in even groups. So lists of
 * item numbers are none.
 */
function isInPieces(digits: string, pieces: readonly Piece[]): boolean {
  if (!isBankCardNumber(digits)) return false;
  const sizes = pieces.map((piece) => piece.digits.length);
  const [size = 0] = sizes;
  const isEven = size <= 4 && sizes.slice(1, -1).every((one) => one === size) && (sizes.at(-1) ?? 0) <= size;
  if (isEven || PRINTED.has(sizes.join(' '))) return true;
  return digits.length === 16 && !` ${sizes.join(' ')} `.includes(' 3 3 4 ');
}

const ZERO = '0'.charCodeAt(0);

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const value = (digits.charCodeAt(digits.length - 1 - place) - ZERO) * (place % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
