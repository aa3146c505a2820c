import { describe, expect, it } from 'vitest';
import { hasCardNumber } from './card-number-in-text.ts';

const MANY = 20_000;

/** The same numbers each time: the figures below are those of these. */
function aDraw(seed = 1) {
  let state = seed;
  const upTo = (end: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
  const digits = (count: number) => Array.from({ length: count }, () => upTo(10)).join('');
  return { upTo, digits, of: <One>(ones: readonly [One, ...(readonly One[])]) => ones[upTo(ones.length)] ?? ones[0] };
}
type Draw = ReturnType<typeof aDraw>;

/** How many of a hundred texts of a kind are taken for a card. */
function percentTaken(make: (draw: Draw) => string): number {
  const draw = aDraw();
  return (Array.from({ length: MANY }, () => make(draw)).filter(hasCardNumber).length * 100) / MANY;
}

/** How a network's numbers begin, and how many digits they have. */
type Brand = readonly [string, number];
const BRANDS: readonly [Brand, ...(readonly Brand[])] = [
  ['4', 16],
  ['4', 19],
  ['51', 16],
  ['55', 16],
  ['2221', 16],
  ['2720', 16],
  ['34', 15],
  ['37', 15],
  ['36', 14],
  ['3528', 16],
  ['6011', 16],
  ['65', 16],
  ['62', 16],
  ['62', 19],
  ['50', 16],
  ['6759', 16],
  ['69', 16],
  ['2200', 16],
  ['2204', 16],
  ['6069', 16],
  ['8172', 16],
  ['9792', 16],
  ['6362', 16],
  ['6062', 16],
  ['6035', 16],
  ['7972', 16],
];

function cardOf([begin, length]: Brand, draw: Draw): string {
  const start = begin + draw.digits(length - begin.length - 1);
  const sum = [...start].reduceRight((before, digit, index) => {
    const value = Number(digit) * ((start.length - index) % 2 === 1 ? 2 : 1);
    return before + (value > 9 ? value - 9 : value);
  }, 0);
  return `${start}${(10 - (sum % 10)) % 10}`;
}

const groups = (card: string) => card.match(/\d{1,4}/g) ?? [];
const SIGNS: readonly string[] = [
  ' ',
  '-',
  '.',
  '    ',
  '\t\t\t\t\t',
  '-----',
  ' .... ',
  'x',
  ' x ',
  '\u200B',
  '\r\n\r\n\r\n',
  '+',
  ' | | ',
];

const FORMS: readonly (readonly [string, (card: string, draw: Draw) => string])[] = [
  ['in one piece', (card) => card],
  ['in a word', (card, { of }) => `${of(['x', 'Suite', 'c/o ', 'PO ', 'IBAN '])}${card}${of(['', 'y', '.', ' Dock 7'])}`],
  ...SIGNS.map((sign) => [`with ${JSON.stringify(sign)} between`, (card: string) => groups(card).join(sign)] as const),
];

describe('of cards of all brands [T32]', () => {
  it.each(FORMS)('none is overlooked %s', (_form, write) => {
    const draw = aDraw();
    const texts = Array.from({ length: 2_000 }, () => write(cardOf(draw.of(BRANDS), draw), draw));
    const overlooked = texts.filter((text) => !hasCardNumber(text));
    expect(overlooked.slice(0, 3)).toEqual([]);
  });

  it.each([
    ['digits before it', '14111111111111111'],
    ['zeros before it', '0014111111111111111'],
    ['digits before its groups', '14111 1111 1111 1111'],
    ['digits behind its groups', '4111 1111 1111 11119'],
    ['a Maestro', '6759 6498 2643 8453'],
    ['a letter between', '4111x1111x1111x1111'],
    ['blanks that are folded', '4111    1111    1111    1111'],
    ['no telephone number', '4111-11-111-111-1111'],
    ['a plus before it', '+4111111111111111'],
    ['the word of an order before it', 'PO 4111 1111 1111 1111'],
  ])('one is seen with %s', (_how, text) => {
    expect(hasCardNumber(text)).toBe(true);
  });
});

describe('what honest people write', () => {
  it.each([
    '+4915112345678',
    '+4915112345671',
    '+4915112345674',
    'Rooms 5080, 5081, 5082, 5085',
    'DE89 3704 0044 0532 0130 00',
    'GB29NWBK60161331926819',
    'NL91 ABNA 0417 1643 00, thanks',
    'PO 4518072319-464992',
    '9400 1112 0255 5842 3456 78',
  ])('%s passes', (text) => expect(hasCardNumber(text)).toBe(false));

  /** An IBAN with its check digits. */
  const iban = ({ digits }: Draw) => {
    const account = digits(18);
    return `DE${String(98n - (BigInt(`${account}131400`) % 97n)).padStart(2, '0')}${account}`;
  };
  const inFours = (text: string) => text.match(/.{1,4}/g)?.join(' ') ?? '';
  const rooms = ({ upTo }: Draw) => {
    const first = 1_000 + upTo(8_900);
    return `Rooms ${[first, first + 1 + upTo(5), first + 6 + upTo(5), first + 11 + upTo(50)].join(', ')}`;
  };

  it.each<readonly [string, number, (draw: Draw) => string]>([
    ['mobiles of Germany', 0, ({ of, digits }) => `+491${of(['5', '6', '7'])}${digits(9)}`],
    ['lists of rooms', 0, rooms],
    ['IBANs', 0, iban],
    ['IBANs in groups', 0, (draw) => inFours(iban(draw))],
    ['purchase orders in two pieces', 0, ({ digits }) => `PO 45${digits(8)}-${digits(6)}`],
    ['parcels in groups', 0, ({ of, digits }) => inFours(`${of(['94', '92', '93'])}${digits(20)}`)],
    ['telephone numbers with an extension', 0, ({ digits }) => `(508) 555-${digits(4)} ext. ${digits(4)}`],
    ['cost centers of 16 digits', 6, ({ upTo, digits }) => `${1 + upTo(9)}${digits(15)}`],
    ['serial numbers of 17 digits', 9, ({ upTo, digits }) => `${1 + upTo(9)}${digits(16)}`],
    ['serial numbers of 17 digits that begin as no card does', 3, ({ of, digits }) => `${of(['1', '71', '80', '90'])}${digits(15)}`],
  ])('%s: at most %i of a hundred are taken for a card', (_kind, most, make) => {
    expect(percentTaken(make)).toBeLessThanOrEqual(most);
  });
});
