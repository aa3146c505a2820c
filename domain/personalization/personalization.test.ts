import { describe, expect, it } from 'vitest';
import { overlong } from './personal-fields.ts';
import {
  isPersonalized,
  isSamePersonalization,
  personalizationAgain,
  personalLines,
  readPersonalization,
  type Personalization,
} from './personalization.ts';

const TODAY = '2026-11-25';
const SHOP = { today: TODAY, brandName: 'Foolscap' };
const CARD = { isCustom: true };
const GIFT = { classId: '389' };
const TO_ANA = { recipientName: 'Ana', recipientEmail: 'ana@example.org', senderName: 'Sam' };
const read = (facts: Parameters<typeof readPersonalization>[0], given?: Personalization) => readPersonalization(facts, given, SHOP);
const problemsOf = (given: Personalization) => {
  const found = read(GIFT, { ...TO_ANA, ...given });
  return found.isComplete ? {} : found.problems;
};

describe('what is written for an item', () => {
  it('is kept field by field, in one order, without what the item does not ask', () => {
    const found = read(CARD, { company: ' Reyes  &\nSons ', name: 'Dana', shoeSize: '9', layout: 'UPSIDE_DOWN' });
    expect(found).toEqual({ isComplete: true, personalization: { layout: 'CLASSIC', name: 'Dana', company: 'Reyes & Sons' } });
    expect(found.isComplete && Object.keys(found.personalization ?? {})).toEqual(['layout', 'name', 'company']);
  });

  it('is nothing where the item asks nothing, whatever came', () => {
    for (const facts of [{}, { classId: '235' }, { bundle: [] }])
      expect(read(facts, { name: 'Dana' })).toEqual({ isComplete: true, personalization: undefined });
  });

  it('is told as incomplete with every field that is missing', () => {
    expect(read(CARD)).toEqual({ isComplete: false, problems: { name: 'Name is required.' } });
    const found = read(GIFT, { recipientName: '​ ', message: 'Hi' });
    expect(Object.keys(found.isComplete ? {} : found.problems)).toEqual(['recipientName', 'recipientEmail', 'senderName']);
  });

  it('fits its field, to the character', () => {
    expect(read(CARD, { name: 'x'.repeat(36) }).isComplete).toBe(true);
    expect(read(CARD, { name: 'x'.repeat(37) })).toMatchObject({ problems: { name: expect.stringContaining('at most 36') } });
    expect(problemsOf({ message: 'é'.repeat(300) })).toEqual({});
    expect(problemsOf({ message: 'é'.repeat(301) })).toHaveProperty('message');
  });

  it('is told as too long before it is sent, by the rule that would refuse it', () => {
    expect(overlong('BUSINESS_CARD', { name: 'é'.repeat(36), title: 'x'.repeat(44) })).toEqual([]);
    expect(overlong('BUSINESS_CARD', { name: 'é'.repeat(37) })).toEqual([{ name: 'name', label: 'Name', most: 36, length: 37 }]);
  });

  it('may hold an address of the web on a card, but not in a mail that we send', () => {
    expect(
      read(CARD, { name: 'Dana', website: 'www.reyes.example', email: 'dana@reyes.example', phone: '(508) 555-0100' }).isComplete,
    ).toBe(true);
    for (const message of [
      'See www.evil.example',
      'Call 508 555 0100 today',
      'Call 617~555~0100',
      'Call 617_555_0100',
      'discord.gg/abc',
      'evil.page/win',
      'evil.zip',
      't.co/x',
      'x.com',
      'evil.рф',
      '1.1.1.1',
      '<b>Hi</b>',
      'mail me@evil.example',
    ])
      expect(problemsOf({ message })).toHaveProperty('message');
    for (const senderName of ['bit.ly/x', 'Bob. Verify at evil.live', 'evil.cards'])
      expect(problemsOf({ senderName })).toEqual({ senderName: 'Please leave out links and web addresses.' });
    for (const message of ['Happy birthday, Dr. Lee! See you at 9 a.m. Love, J.R.', 'It is 8.5x11, 3.5 in thick. For you.'])
      expect(problemsOf({ message })).toEqual({});
  });

  it('names nobody who could be taken for the shop, however it is called', () => {
    expect(problemsOf({ senderName: 'Fooiscap Team' })).toEqual({ senderName: 'Please use your own name, not ours.' });
    expect(Object.keys(problemsOf({ senderName: 'F\u043e\u043elscap' }))).toEqual(['senderName']);
    expect(Object.keys(problemsOf({ recipientName: 'F00lscap' }))).toEqual(['recipientName']);
    const given = { ...TO_ANA, senderName: 'Paper Mill Support' };
    expect(readPersonalization(GIFT, given, SHOP).isComplete).toBe(true);
    expect(readPersonalization(GIFT, given, { ...SHOP, brandName: 'Paper Mill' })).toMatchObject({
      problems: { senderName: expect.anything() },
    });
  });

  it('names an address that can be one', () => {
    expect(problemsOf({ recipientEmail: 'ana' })).toEqual({ recipientEmail: 'Invalid email address.' });
    expect(problemsOf({ recipientEmail: 'ana@example.org\nbcc: x@example.org' })).toHaveProperty('recipientEmail');
  });

  it('comes today or later, not too late', () => {
    for (const deliverOn of [TODAY, '2026-12-24', '2027-02-23', '']) expect(problemsOf({ deliverOn })).toEqual({});
    for (const deliverOn of ['2026-11-24', '2027-02-24', '2026-02-30', 'tomorrow'])
      expect(problemsOf({ deliverOn })).toHaveProperty('deliverOn');
  });
});

describe('a row that was written for somebody', () => {
  it('is whole when all that its item asks is there, also when its day has passed', () => {
    expect(isPersonalized({}, undefined)).toBe(true);
    expect(isPersonalized(GIFT, undefined)).toBe(false);
    expect(isPersonalized(GIFT, { ...TO_ANA, deliverOn: '2026-01-01' })).toBe(true);
    expect(isPersonalized(CARD, { layout: 'CLASSIC' })).toBe(false);
  });

  it('is another one than a row that says something else', () => {
    expect(isSamePersonalization(undefined, {})).toBe(true);
    expect(isSamePersonalization({ name: 'Dana' }, { name: 'Dana' })).toBe(true);
    expect(isSamePersonalization({ name: 'Dana' }, { name: 'Dan' })).toBe(false);
  });

  it('is read by people with its labels, and ordered again without its day', () => {
    const gift = { ...TO_ANA, deliverOn: '2026-12-24' };
    expect(personalLines(gift).map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Recipient’s name: Ana',
      'Recipient’s email: ana@example.org',
      'Your name: Sam',
      'Delivery date: Thu, Dec 24',
    ]);
    expect(personalLines({ layout: 'BAND' })).toMatchObject([{ label: 'Layout', value: 'BAND', text: 'Color band' }]);
    expect(personalizationAgain(gift)).toEqual(TO_ANA);
  });
});
