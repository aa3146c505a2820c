import { describe, expect, it } from 'vitest';
import { authorName, readName, readWritten, TEXT_LIMITS } from './written-text.ts';

const read = (typed: string) => readWritten(typed, TEXT_LIMITS.review);
const FINE = 'Writes well on 8.5 x 11 in paper.';

describe('a text of a shopper', () => {
  it.each([
    'We ordered 12 packs of 24 for $31.99 each, 1,200 pens in all.',
    'Fits 3" x 5" cards; the 100-1000 sheet tray is fine, too.',
    'Works with model TN-660 and TN-630. Bought in 2025/2026.',
    'Better than A & B, <3 it, 5 > 4 as they say.',
    'The size of 8.5x11, 20 lb, 92 bright, 500 sheets, 10 reams.',
    'These pens are great. Top quality for the price.',
    'I would buy it again. Me and my team love it.',
    'Bought two. Store had them in stock.',
    'They weigh a lot. Net weight is 20 lb, as it says.',
    'We keep one at each desk; at desk dot lines help to write straight.',
    'Bought in 2023/2024/2025 and again in 2026.',
    'A matrix printer (dot matrix) with a dot pattern, one dot on each line.',
    '書きやすい。また買います。とても良いペンです。',
    'Planners for 2023, 2024, 2025 and 2026-2027-2028.',
  ])('is plain words and numbers: %s', (typed) => {
    expect(read(typed)).toEqual({ text: typed });
  });

  it('is kept in one paragraph, without what cannot be seen', () => {
    expect(read(`  ${FINE}\n\n\tVery\u202e  good.\u200b `)).toEqual({ text: `${FINE} Very good.` });
  });

  it.each([
    ['<b>bold</b>', 'tags'],
    ['<script>alert(1)</script>', 'tags'],
    ['<img src=x onerror=alert(1)', 'tags'],
    ['[url=x]here[/url]', 'tags'],
    ['&lt;b&gt; and so on', 'tags'],
    ['[here](x)', 'tags'],
    ['mail me: pat@example.com', 'email'],
    ['pat at gmail dot com', 'email'],
    ['see https://spam', 'links'],
    ['see www.spam', 'links'],
    ['cheaper at best-pens.com today', 'links'],
    ['cheaper at ｂｅｓｔpens．ｃｏｍ today', 'links'],
    ['cheaper at best-pens .com today', 'links'],
    ['cheaper at best-pens. com today', 'links'],
    ['cheaper at best-pens . net today', 'links'],
    ['cheaper at best-pens.shop today', 'links'],
    ['javascript:alert(1)', 'links'],
    ['contact evil(dot)com', 'links'],
    ['contact evil [dot] shop', 'links'],
    ['contact evil ( . ) com', 'links'],
    ['contact evil(.)example', 'links'],
    ['contact evil dot example', 'links'],
    ['contact evil。com', 'links'],
    ['contact evil｡com', 'links'],
    ['contact evil．com', 'links'],
    ['contact evil․com', 'links'],
    ['contact evil·com', 'links'],
    ['call (508) 555-0123 now', 'phone'],
    ['call 508.555.0123 now', 'phone'],
    ['call +1 508 555 0123 now', 'phone'],
    ['call ５０８５５５０１２３ now', 'phone'],
    ['call 020 2020 2021 now', 'phone'],
    ['call 2023/2024/2025/555 now', 'phone'],
  ])('is refused with %s', (typed, about) => {
    expect(read(`${FINE} ${typed}`)).toEqual({ problem: expect.stringContaining(about) });
  });

  it('has a length, in characters as people count them', () => {
    expect(read('x'.repeat(19))).toEqual({ problem: 'Please write at least 20 characters.' });
    expect(read(` ${'x'.repeat(20)} `)).toEqual({ text: 'x'.repeat(20) });
    expect(read('😀'.repeat(2_000))).toEqual({ text: '😀'.repeat(2_000) });
    expect(read('x'.repeat(10_000))).toEqual({ problem: 'Please use at most 2,000 characters; this has 10,000.' });
  });
});

describe('an author', () => {
  const named = (firstName: string, lastName = 'Shopper', brandName = 'Foolscap') => authorName({ firstName, lastName }, brandName);

  it('is named by first name and initial', () => {
    expect(named('Sam', 'shopper')).toBe('Sam S.');
    expect(named('Cher', '')).toBe('Cher');
    expect(named(' Mary-Jo  Ann ', 'o’Hara')).toBe('Mary-Jo Ann O.');
    expect(named('J.R.')).toBe('J.R. S.');
    expect(named('Zoë', 'Ōe')).toBe('Zoë Ō.');
    expect(named('Иван', 'Петров')).toBe('Иван П.');
    expect(named('美咲', '佐藤')).toBe('美咲 佐.');
    expect(named('Sam', '<b>')).toBe('Sam');
    expect(named('x'.repeat(40))).toBe(`${'x'.repeat(40)} S.`);
  });

  it.each([
    ['Customer Service', 'Team'],
    ['Customer', 'Service'],
    ['The', 'Shop'],
    ['Admin', ''],
    ['C.u.s.t.o.m.e.r', 'S E R V I C E'],
    ['Jane', 'from Customer Support'],
    ['Moderator', 'Jane'],
  ])('is not named where the name poses as one of the shop’s people: %s %s [T57]', (firstName, lastName) => {
    expect(named(firstName, lastName, 'Paper & Co')).toBe(named('Foolscap'));
  });

  it.each([
    ['Staffan', 'Storer', 'Staffan S.'],
    ['Jan', 'Staff', 'Jan S.'],
    ['Shoplan', 'Team', 'Shoplan T.'],
  ])('is named where a person is called so: %s %s', (firstName, lastName, name) => expect(named(firstName, lastName)).toBe(name));

  it.each([
    'Win $500 at evil.example',
    'evil.com',
    'evil。com',
    'Call 508 555 0123',
    'sam@example.com',
    '<b>Sam</b>',
    '\u202e\u200b',
    '.',
    '',
    'x'.repeat(41),
  ])('whose name would not pass as a text has none: %s', (firstName) => {
    expect(named(firstName)).toBe('A customer');
  });

  it.each([
    ['Foolscap', 'Customer Service'],
    ['FOOLSCAP', ''],
    ['Fools cap', 'Support'],
    ['Team', 'Foolscap'],
    ['Ｆｏｏｌｓｃａｐ', 'Inc'],
    ['FooIscap', ''],
    ['Foölscap', ''],
    ['F\u043e\u043elscap', ''],
  ])('has not the name of the shop: %s %s', (firstName, lastName) => {
    expect(named(firstName, lastName)).toBe('A customer');
  });

  it('has not the name of a shop that is called otherwise, and may have that of another', () => {
    expect(named('Paper', 'Mill Support', 'Paper Mill')).toBe('A customer');
    expect(named('Foolscap', 'Service', 'Paper Mill')).toBe('Foolscap S.');
  });

  it('may hold the letters of a shop with a short name, or of one without letters, but not be it', () => {
    expect(named('Inkan', 'Lee', 'Inka')).toBe('Inkan L.');
    expect(named('Inka', '', 'Inka')).toBe('A customer');
    expect(named('Inkass', '', 'Inkas')).toBe('A customer');
    expect(named('Ana', 'Lee', '24/7')).toBe('Ana L.');
  });
});

describe('a name that is told to others', () => {
  const read = (typed: string) => readName(typed, { most: 40, brandName: 'Foolscap' });

  it('is one or several, in letters of one script', () => {
    for (const name of ['Sam', 'Mom & Dad', 'Ana, Bo and Cy', 'Dr. Mary-Jo O’Hara', 'Иван', '美咲'])
      expect(read(name)).toEqual({ text: name });
    expect(read('x'.repeat(41))).toEqual({ problem: expect.stringContaining('at most 40') });
    expect(read('F00lscap')).toEqual({ problem: expect.stringContaining('letters only') });
    expect(read('S\u0430m')).toEqual({ problem: 'Please use letters of one alphabet.' });
    expect(read('Team Foolscap')).toEqual({ problem: 'Please use your own name, not ours.' });
  });
});
