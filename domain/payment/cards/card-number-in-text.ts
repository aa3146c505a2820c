const LEAST_DIGITS = 13;
const MOST_DIGITS = 19;

/** How the numbers of cards begin that people carry: those of the networks, ours and other stores' (but gift cards' 6006). */
const BANK = /^(?:4|5[0-8]|220[0-4]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720)|3[04-9]|6(?:011|03|06[29]|08|[1-9])|7972|8172|9792)/;
/** Lengths that few networks have. What else is so short is a clock's or a bar code, and what else is so long a serial number. */
const RARE: Readonly<Record<number, RegExp>> = {
  13: /^4/,
  14: /^3[0689]/,
  15: /^3[47]/,
  17: /^(?:5[06-8]|6)/,
  18: /^(?:5[06-8]|6)/,
  19: /^[4-6]/,
};
/** How cards are printed whose groups are not even. */
const PRINTED = new Set(['4 6 4', '4 6 5', '4 3 3 3']);
/** Cards that are found with up to three other digits before them, too. */
const CARRIED = /^(?:4|5[1-5]|2[2-7]|3[47]|6011|65)/;

/** What may stand between two digits of a number that is cut anyhow: up to three signs that are neither letters nor digits, and no plus. */
const TIGHT = /^[^\p{L}\p{N}+]{1,3}$/u;
/** What may stand between the groups of a card as it is printed: up to twelve signs, and a letter among them. */
const LOOSE = /^(?=.{1,12}$)[^\p{L}\p{N}]*\p{L}?[^\p{L}\p{N}]*$/su;
/** Digits with which no card begins, not even behind digits that are glued to it. */
const NO_HEAD = /^[01]\d{0,3}$/;
/** Many blanks are stored as one. */
const BLANKS = /[\s\p{Cc}]+/gu;
const UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi;
/** A parcel's number of the Postal Service, in groups. */
const PARCEL = /\b9[1-5]\d\d(?: \d{4}){4} \d\d\b/g;
const IBAN = /\b[a-z]{2}\d{2}(?: ?[a-z\d]){11,30}\b/gi;
/** Before the number of an order; such a number is cut anyhow, and no card's. */
const OF_AN_ORDER = /(?:\bp\.?o\.?|\border|\btracking|\binvoice)(?: (?:no\.?|number|box))?[ #:]*$/i;
const ANY_DIGIT = /[\p{Nd}\p{No}]/gu;

type Found = { readonly start: number; readonly end: number; readonly digits: string };
/** Digits behind each other, and what stands between them and those before. */
type Piece = Found & { readonly gap: string; readonly isTight: boolean; readonly isLoose: boolean };

/**
 * Whether a text that somebody typed holds the number of a payment card: 13 to 19 digits of any script that pass the Luhn check, in one
 * piece or with signs between, alone or inside a word. Telephone numbers, UUIDs, bank accounts, parcels' numbers, dates and clocks are none.
 */
export function hasCardNumber(text: string): boolean {
  return text.length >= LEAST_DIGITS && !cardsIn(inPlainDigits(text)).next().done;
}

/**
 * The same of a text that is a list of other numbers: a card is found in one piece, as it is printed and in even groups. Between short numbers, such as those of items and
 * their quantities, one that is cut anyhow or has digits glued to its groups would be found by chance.
 */
export function hasCardNumberInList(text: string): boolean {
  return text.length >= LEAST_DIGITS && !cardsIn(inPlainDigits(text), 'LIST').next().done;
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
  return length >= LEAST_DIGITS && length <= MOST_DIGITS && BANK.test(digits) && (RARE[length]?.test(digits) ?? true) && passesLuhn(digits);
}

/** Digits of all scripts as 0 to 9, without the signs that nobody sees, and with single blanks: as the text may be stored. */
function inPlainDigits(text: string): string {
  const seen = /^[\0-\x7f]*$/.test(text) ? text : text.replace(/\p{Cf}/gu, '').replace(ANY_DIGIT, plainDigit);
  return seen.replace(BLANKS, ' ');
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

/** What a text is: what people write, or numbers beside each other. */
type Kind = 'FREE' | 'LIST';

function* cardsIn(text: string, kind: Kind = 'FREE'): Generator<Found, void> {
  const covered = text
    .replace(UUID, covering)
    .replace(PARCEL, covering)
    .replace(IBAN, (some) => (isIban(some) ? covering(some) : some));
  const pieces = piecesOf(covered);
  let end = 0;
  for (const [index, piece] of pieces.entries()) {
    const { start } = piece;
    if (start < end) continue;
    const before = covered.slice(Math.max(0, start - 24), start);
    const found = cardFrom(pieces, index, { kind, before }) ?? cardIn(piece, covered[start - 1] === '+');
    if (found === undefined) continue;
    end = found.end;
    yield found;
  }
}

function covering(text: string): string {
  return 'x'.repeat(text.length);
}

/** Whether a text is the number of a bank account, by its check digits. */
function isIban(text: string): boolean {
  const plain = text.replaceAll(' ', '').toUpperCase();
  const digits = (plain.slice(4) + plain.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
}

function piecesOf(text: string): Piece[] {
  let before = 0;
  return [...text.matchAll(/\d+/g)].map(({ 0: digits, index: start }) => {
    const gap = text.slice(before, start);
    before = start + digits.length;
    return { digits, start, end: before, gap, isTight: TIGHT.test(gap), isLoose: LOOSE.test(gap) };
  });
}

/** The card number that begins with a piece and goes on in some of those behind it. */
function cardFrom(
  pieces: readonly Piece[],
  first: number,
  { kind, before }: { readonly kind: Kind; readonly before: string },
): Found | undefined {
  const [head, ...rest] = pieces.slice(first, first + MOST_DIGITS);
  if (head === undefined || head.digits.length >= LEAST_DIGITS || NO_HEAD.test(head.digits)) return undefined;
  const cut = [head];
  let digits = head.digits;
  let isTight = true;
  for (const piece of rest) {
    if (digits.length > MOST_DIGITS || !piece.isLoose) break;
    isTight &&= piece.isTight;
    digits += piece.digits;
    cut.push(piece);
    const mayBeCutAnyhow = () => kind === 'FREE' && isTight && !OF_AN_ORDER.test(before);
    const card = (kind === 'FREE' ? cardOfGroups(cut) : undefined) ?? (isInPieces(digits, cut, mayBeCutAnyhow) ? digits : undefined);
    if (card !== undefined) return { start: head.start, end: piece.end, digits: card };
  }
  return undefined;
}

/** A card of four groups of four, which may have digits glued to its ends. */
function cardOfGroups(cut: readonly Piece[]): string | undefined {
  if (cut.length !== 4) return undefined;
  const [head = '', second = '', third = '', tail = ''] = cut.map((piece) => piece.digits);
  if (head.length < 4 || head.length > 7 || second.length !== 4 || third.length !== 4 || tail.length < 4) return undefined;
  const digits = head.slice(-4) + second + third + tail.slice(0, 4);
  return isBankCardNumber(digits) && !isList(cut) ? digits : undefined;
}

/** Whether groups of digits are rooms or items in their order. */
function isList(cut: readonly Piece[]): boolean {
  const numbers = cut.map((piece) => Number(piece.digits));
  const isRising = numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));
  return isRising && ((numbers.at(-1) ?? 0) - (numbers[0] ?? 0) < 100 || cut.slice(1).every(({ gap }) => /[,;&]/.test(gap)));
}

/** The card number inside of a piece: all of it, or with digits glued to one of its ends. */
function cardIn({ digits, start, end }: Piece, isBehindPlus: boolean): Found | undefined {
  const found = (card: string) => ({ start, end, digits: card });
  // No telephone number has more than 15 digits, and none of 15 begins as a card does.
  if (digits.length < LEAST_DIGITS || (isBehindPlus && digits.length < 15)) return undefined;
  if (isBankCardNumber(digits)) return found(digits);
  for (const length of [19, 16, 15, 14]) {
    const card = digits.slice(0, length);
    if (digits.length > length && isBankCardNumber(card)) return found(card);
  }
  for (const glued of [1, 2, 3]) {
    const card = digits.slice(glued);
    if ((card.length === 16 || card.length === 15) && CARRIED.test(card) && isBankCardNumber(card)) return found(card);
  }
  return undefined;
}

/**
 * One of 16 digits however it is cut, provided that no telephone number is in it; any other as it is printed or in even groups. So lists of
 * item numbers are none.
 */
function isInPieces(digits: string, cut: readonly Piece[], mayBeCutAnyhow: () => boolean): boolean {
  if (!isBankCardNumber(digits)) return false;
  const sizes = cut.map((piece) => piece.digits.length);
  const [size = 0] = sizes;
  const isEven = size <= 4 && sizes.slice(1, -1).every((one) => one === size) && (sizes.at(-1) ?? 0) <= size;
  if (PRINTED.has(sizes.join(' '))) return true;
  if (isEven) return !isList(cut);
  return digits.length === 16 && mayBeCutAnyhow() && !hasTelephone(cut);
}

/** Whether three of the pieces are a telephone number: neither its area code nor its exchange begins with 0 or 1. */
function hasTelephone(cut: readonly Piece[]): boolean {
  return /(?<!\d)[2-9]\d\d [2-9]\d\d \d{4}(?!\d)/.test(cut.map((piece) => piece.digits).join(' '));
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
