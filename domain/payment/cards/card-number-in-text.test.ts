import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasCardNumber, isBankCardNumber, maskCardNumbers } from './card-number-in-text.ts';

const VISA = '4111111111111111';

/** Numbers as the networks give them out: a beginning, a length, a check digit. */
const cards = fc
  .constantFrom(['4', 13], ['4', 16], ['4', 19], ['34', 15], ['37', 15], ['36', 14], ['55', 16], ['2221', 16], ['6011', 16], ['7972', 16])
  .chain(([begin, length]) => {
    const rest = length - begin.length - 1;
    return fc.stringMatching(new RegExp(`^\\d{${rest}}$`)).map((middle) => `${begin}${middle}`);
  })
  .map((start) => [...'0123456789'].map((check) => start + check).find(isBankCardNumber) ?? '');

const other = (zero: string) => [...VISA].map((digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit))).join('');

describe('a card number in a text [T32]', () => {
  it('is found in one piece, in words, and behind or before other things', () => {
    fc.assert(
      fc.property(
        cards,
        fc.constantFrom('', 'x', 'Suite', 'my card: ', '#'),
        fc.constantFrom('', 'y', ', thanks', ' 12/30 123'),
        (card, before, after) => {
          expect(hasCardNumber(`${before}${card}${after}`)).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is found however one of 16 digits is cut into pieces', () => {
    const gaps = fc.array(fc.constantFrom('', '', ' ', '-', '.', ' - ', '\u00A0', '\n', '_', '/', '\u2013', '\u200B'), {
      minLength: 18,
      maxLength: 18,
    });
    fc.assert(
      fc.property(
        cards.filter((card) => card.length === 16),
        gaps,
        (card, between) => {
          const sizes = card.split('').map((digit, index) => digit + (index < card.length - 1 ? (between[index] ?? '') : ''));
          const text = sizes.join('');
          // Nobody could tell it from a telephone number.
          fc.pre(!/(?<!\d)[2-9]\d\d\D+[2-9]\d\d\D+\d{4}(?!\d)/.test(text.replace(/\u200B/g, '')));
          expect([text, hasCardNumber(text)]).toEqual([text, true]);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ['as printed', '3782 822463 10005'],
    ['as printed', '3056-930902-5904'],
    ['digit by digit', [...VISA].join(' ')],
    ['full-width', other('\uFF10')],
    ['Arabic-Indic', other('\u0660')],
    ['Devanagari', other('\u0966')],
    ['mathematical', other('\u{1D7D8}')],
    ['with a code glued to it', `${VISA}1230`],
  ])('is found %s: %s', (_how, text) => {
    expect(hasCardNumber(text)).toBe(true);
    expect(maskCardNumbers(text)).toMatch(/^\*{4}\d{4}$/);
  });

  it('is covered but for its last four digits, and nothing else is touched', () => {
    expect(maskCardNumbers(`a ${VISA}, b 5555-5555-5555-4444 at 12:00`)).toBe('a ****1111, b ****4444 at 12:00');
    fc.assert(fc.property(cards, (card) => !maskCardNumbers(`<${card}>${card}`).includes(card)));
    fc.assert(fc.property(fc.string({ maxLength: 12 }), (text) => maskCardNumbers(text) === text));
  });
});

describe('what is no card number', () => {
  it.each([
    '4111111111111112',
    '508-555-0100',
    '(412) 555-0100, (412) 555-0199',
    '412-555-0100 412-555-0199',
    '+1 412 555 0100 / +1 412 555 0199',
    '2026-11-24T12:00:00.000Z',
    '30.11.2026 12:00:00',
    '1763820000000',
    '20261122144523',
    '4006381333931',
    '0000000000000000',
    '100001, 100002, 100004, 100016',
    '10000012 10000013',
    '4100189 100001 100002',
    '4100189 100001',
    '1Z999AA10123456784',
    '12 Main St, Framingham, MA 01702-1234',
    '41111111-1111-1111-8111-111111111111',
  ])('%s', (text) => {
    expect(hasCardNumber(text)).toBe(false);
    expect(maskCardNumbers(text)).toBe(text);
  });

  it('no UUID, telephone number, order number, price or clock of many', () => {
    const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));
    const phone = fc
      .tuple(fc.stringMatching(/^[2-9]\d\d$/), fc.stringMatching(/^[2-9]\d\d$/), digits(4), fc.constantFrom('-', ' ', '.'))
      .map(([area, exchange, line, gap]) => [area, exchange, line].join(gap));
    const texts = fc.oneof(
      fc.uuid(),
      fc.tuple(phone, phone).map((phones) => phones.join(', ')),
      fc.stringMatching(/^1\d{7}$/).chain((first) => fc.stringMatching(/^1\d{7}$/).map((second) => `${first} ${second}`)),
      fc.integer({ min: 1.6e12, max: 1.9e12 }).map(String),
      fc.date({ noInvalidDate: true, min: new Date('2020-01-01'), max: new Date('2040-01-01') }).map((date) => date.toISOString()),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect([text, hasCardNumber(text)]).toEqual([text, false]);
      }),
      { numRuns: 5_000 },
    );
  });
});
