import { refuse, type Reply } from '#contracts/door.ts';
import { hasCardNumber, isBankCardNumber } from '#domain/payment/cards/card-number-in-text.ts';
import { hasTurningSigns, withoutTurningSigns } from '#domain/shared/turning-signs.ts';
import { onlyDigits } from '#domain/payment/cards/card-number.ts';

/** Deeper than any call's body; what is nested deeper is not looked at. */
const MOST_LEVELS = 32;

/**
 * Whether the input holds what cannot be stored: the character that no text in PostgreSQL may hold, half a character, which no
 * JSON there may hold, or levels without end. Nobody types them.
 */
export function isUnstorable(value: unknown, level = 0): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (typeof value !== 'object' || value === null) return false;
  if (level === MOST_LEVELS) return true;
  for (const key in value) if (isUnstorable(Reflect.get(value, key), level + 1)) return true;
  return false;
}

/** What nobody writes and nobody reads as text: a password is hashed, what a browser tells about itself is not read, a picture is drawn anew from its points, and a passkey is bytes. */
const KEPT_NOWHERE: ReadonlySet<string> = new Set(['password', 'deviceData', 'picture', 'credential']);
/** Numbers of gift cards, which are no bank's. They go to their vendor and are kept nowhere. */
const OF_GIFT_CARDS: ReadonlySet<string> = new Set(['accountNumber']);

/** What came in without the signs that turn what is written beside a text: no name, note or address that is kept has one. A password stays as it is. */
export function withoutTurning(value: unknown): unknown {
  return holdsTurning(value) ? straightened(value) : value;
}

function holdsTurning(value: unknown): boolean {
  if (typeof value === 'string') return hasTurningSigns(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsTurning);
}

function straightened(value: unknown): unknown {
  if (typeof value === 'string') return withoutTurningSigns(value);
  if (Array.isArray(value)) return value.map(straightened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, name === 'password' ? part : straightened(part)]));
}

type RawInput = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

/**
 * Where an input holds the number of a payment card, as the path of a field: such a number may stand in no table and no log, and
 * belongs into the vendor's fields only. What stands in them is unknown here. (T32)
 */
export function whereCardNumberIs({ params, query, body }: RawInput): string | undefined {
  return [params, query, body].map((part) => findCardNumber(part, [])).find((path) => path !== undefined);
}

function findCardNumber(value: unknown, path: readonly string[]): string | undefined {
  const name = path.at(-1) ?? '';
  if (KEPT_NOWHERE.has(name)) return undefined;
  if (typeof value === 'string' || typeof value === 'number') {
    const text = String(value);
    const isCard = OF_GIFT_CARDS.has(name) ? isBankCardNumber(onlyDigits(text)) : hasCardNumber(text);
    return isCard ? path.join('.') : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = hasCardNumber(key) ? path.join('.') : findCardNumber(part, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}

const CARD_NUMBER =
  'That looks like a card number. For your safety, enter it only in the card fields. If it is another number, enter only its last eight digits.';

/** Says that a field holds the number of a payment card, and not which. */
export function refuseCardNumber(field: string): Reply<never> {
  return refuse('INVALID_REQUEST', { message: CARD_NUMBER, errors: [{ field, code: 'CARD_NUMBER', message: CARD_NUMBER }] });
}
