import { describe, expect, it } from 'vitest';
import { makeLexicon } from './lexicon.ts';
import { singular } from './singular.ts';
import { understandQuery, type Understood } from './understand-query.ts';

const lexicon = makeLexicon({
  kinds: [
    { id: 'paper', names: ['copy paper', 'paper', 'printer paper'] },
    { id: 'clips', names: ['paper clip', 'clip'] },
    { id: 'boards', names: ['whiteboard', 'white board'] },
    { id: 'markers', names: ['whiteboard marker', 'marker', 'dry erase marker'] },
    { id: 'gel', names: ['gel pen', 'pen'] },
    { id: 'ballpoint', names: ['ballpoint pen', 'pen'] },
    { id: 'boxes', names: ['box', 'moving box'] },
    { id: 'cups', names: ['cup'] },
    { id: 'stock', names: ['card stock'] },
    { id: 'staplers', names: ['stapler'] },
    { id: 'cleaners', names: ['cleaner', 'glass cleaner'] },
    { id: 'inkjets', names: ['inkjet printer', 'printer'] },
    { id: 'ink', names: ['ink', 'printer ink'] },
    { id: 'erasers', names: ['eraser', 'rubber'] },
    { id: 'binders', names: ['binder', 'ring binder'] },
    { id: 'notebooks', names: ['note book', 'notebook'] },
    { id: 'walls', names: ['wallboard'] },
    { id: 'files', names: ['file', 'file folder'] },
    { id: 'batteries', names: ['battery'], partNames: ['d battery', 'double a', 'double a battery', 'cell'] },
    { id: 'cables', names: ['cable', 'charging cable'], partNames: ['charger cable', 'usb c cable'] },
    { id: 'reams', names: ['ream paper', 'paper ream'] },
    { id: 'wipes', names: ['disinfecting wipe', 'wipe'] },
  ],
  synonyms: [
    { said: 'grey', means: ['gray'] },
    { said: '90x60', means: ["3' x 2'"] },
    { said: 'blu tack', means: ['wipes'], isNear: true },
    { said: 'windex', means: ['glass cleaner'] },
    { said: 'lever arch file', means: ['binder'] },
    { said: 'lysol', means: ['disinfecting wipes'], isNear: true },
    { said: 'charger', means: ['charging cables'], isNear: true },
    { said: 'phone charger', means: ['charging cables'], isNear: true },
    { said: 'typewriter', means: ['Machines'], isNear: true },
    { said: 'ajax', means: ['glass cleaner'], isNear: true },
    { said: 'post it', means: ['nothing that has a name'], isNear: true },
  ],
  words: new Map([
    ['blue', 90],
    ['gray', 50],
    ['holder', 8],
    ['pack', 8],
    ['a4', 2],
    ['tn40', 2],
  ]),
  isOrdinary: (word) => ['fire', 'extinguisher', 'track', 'charger', 'book'].includes(word),
});
const understood = (typed: string) => understandQuery(typed, lexicon);
const needs = ({ needs: all }: Understood) =>
  all.map(({ anyOf, importance }) => `${importance} ${anyOf.map((words) => words.join(' ')).join(' | ')}`);

describe('names of several things', () => {
  it.each([
    ['pens and batteries', 'gel ballpoint batteries'],
    ['Staplers, Binders & Cups', 'staplers binders cups'],
    ['paper or card stock', 'paper stock'],
  ])('are all of them: %s', (typed, kinds) => {
    expect(understood(typed)).toMatchObject({ kinds: kinds.split(' '), needs: [], isNameLast: true, near: undefined });
  });

  it.each(['blue and gray paper', 'paper, blue', 'stapler and fire', 'and paper'])('are not where something else is said: %s', (typed) => {
    expect(understood(typed).kinds).not.toContain('files');
    expect(understood(typed).kinds.length).toBeLessThan(2);
  });
});

it.each(['lysol stapler', 'stapler lysol'])(
  'the thing itself is found, whatever comes near the maker that is named beside it: %s',
  (typed) => {
    expect(understood(typed)).toMatchObject({ kinds: ['staplers'], near: { said: 'lysol', shown: 'stapler' } });
  },
);

it.each([
  ['4-ring binder', ['SIZE 4 ring']],
  ['ring binder 4 ring', ['SIZE 4 ring']],
  ['2 hole paper', ['SIZE 2 hole']],
])('how many rings or holes a thing has is no number of things: %s', (typed, expected) => {
  expect(needs(understood(typed))).toEqual(expected);
});

it('what a word means is read like what is typed', () => {
  expect(needs(understood('whiteboard 90x60'))).toEqual([expect.stringContaining('3 ft x 2')]);
});

it('a word that is none is read as what makes a name with the one before it', () => {
  expect(understood('note boks')).toMatchObject({ kinds: ['notebooks'], corrected: 'note book' });
});

it('what is written short is not written out where it stands for something together with the next word', () => {
  expect(understood('blu tack').near?.said).toBe('blu tack');
});

it('what is not carried is told, too, where what comes near is said behind it', () => {
  expect(understood('lysol disinfecting wipes')).toMatchObject({ kinds: ['wipes'], near: { said: 'lysol' } });
  expect(understood('disinfecting wipes lysol')).toMatchObject({ kinds: ['wipes'], near: { said: 'lysol' } });
});

it('what comes near a word of the language is nothing where that says which of other things is wanted', () => {
  expect(understood('charger book').near).toBeUndefined();
  expect(understood('charger black').near).toEqual({ said: 'charger', shown: 'charging cables' });
});

it('several things that are wanted in one box are each of them', () => {
  expect(understood('staplers and binders set')).toMatchObject({ kinds: ['staplers', 'binders'], needs: [] });
});

it('what comes near a maker is kept where it says more of the thing that is named beside it', () => {
  expect(understood('ajax cleaner')).toMatchObject({ kinds: ['cleaners'], near: { said: 'ajax', shown: 'glass cleaner' } });
});

it('what is not carried is known also before words of others that nobody knows', () => {
  expect(understood('typewriter wheelwriter 1000').near).toEqual({ said: 'typewriter', shown: 'Machines' });
  expect(understood('typewriter paper').near).toBeUndefined();
});

it('what comes near to a part is nothing near to the thing that has it', () => {
  expect(understood('stapler with charger')).toMatchObject({ kinds: ['staplers'], near: undefined });
});

it('a thing for another is called after that, where that is a name', () => {
  expect(understood('marker for the whiteboard blue')).toMatchObject({ kinds: ['markers'], isNameLast: false });
  expect(understood('ink for a printer')).toMatchObject({ kinds: ['ink'], needs: [] });
  expect(understood('clip for gray paper').kinds).toEqual(['clips']);
});

it('what is done with a thing says nothing of it', () => {
  expect(understood('box to hold paper')).toMatchObject({ kinds: ['boxes'], needs: [] });
});

it('numbers that are written out are those of the catalogue', () => {
  expect(needs(understood('four blue binders'))).toEqual(['SIZE 4', 'WORD blue']);
});

it('a sign or word before a number says no more than that', () => {
  for (const typed of ['#10 binder', 'number 10 binder', 'no. 10 binder']) expect(needs(understood(typed)), typed).toEqual(['SIZE 10']);
});

describe('what is not wanted', () => {
  it('is not enough to be silent of, where it harms: who makes food says what it is free of', () => {
    expect(understood('gluten free cups').needs).toEqual([{ typed: ['gluten', 'free'], anyOf: [['gluten', 'free']], importance: 'WORD' }]);
    expect(understood('cups without nuts').needs[0]).not.toHaveProperty('butNot');
  });

  it('is what has its name from lacking it, too', () => {
    expect(understood('binder without rings').needs[0]).toMatchObject({ anyOf: [['ringless']], butNot: 'ring' });
  });

  it.each(['latex free cups', 'non-latex cups', 'not latex cups', 'cups without any latex', 'cups no latex'])(
    'is not in what is shown, unless that says it is free of it: %s',
    (typed) => {
      expect(understood(typed).kinds).toEqual(['cups']);
      expect(understood(typed).needs).toEqual([expect.objectContaining({ butNot: 'latex', importance: 'WORD' })]);
    },
  );

  it.each(['no 2 clip', 'free cups', 'buy one get one free cups', 'latex free'])('is told from what only sounds so: %s', (typed) => {
    expect(understood(typed).needs.some(({ butNot }) => butNot !== undefined)).toBe(false);
  });

  it('is taken as it is typed by who insists on that', () => {
    expect(understandQuery('latex free cups', lexicon, { isExact: true }).needs.some(({ butNot }) => butNot !== undefined)).toBe(false);
  });
});

describe('what is meant by a query', () => {
  it.each(['10 ream case paper', 'paper 10 ream case', '10 reams per case paper'])(
    'a unit behind its number is no part of a name: %s',
    (typed) => {
      expect(understood(typed).kinds).toEqual(['paper']);
      expect(needs(understood(typed))).toContain('AMOUNT 10 ream');
    },
  );

  it.each([
    ['copy paper', 'paper'],
    ['paperclips', 'clips'],
    ['white board', 'boards'],
    ['white board markers', 'markers'],
    ['pens', 'gel ballpoint'],
    ['pens gel blue', 'gel'],
    ['blue pens box of 12', 'gel ballpoint'],
    ['boxes', 'boxes'],
    ['card stock', 'stock'],
    ['where can i buy a stapler', 'staplers'],
    ['markers for whiteboard', 'markers'],
    ['something else', ''],
    ['cyan ink for inkjet printer', 'ink'],
    ['ink for printer', 'ink'],
    ['pens with rubber grip', 'gel ballpoint'],
    ['case for printer', 'inkjets'],
    ['where can i look for pens', 'gel ballpoint'],
    ['windex', 'cleaners'],
    ['blue lever arch files', 'binders'],
  ])('of kinds of things: %s is %s', (typed, kinds) => {
    expect(understood(typed).kinds.join(' ')).toBe(kinds);
  });

  it('is said of the thing in amounts, sizes and words', () => {
    expect(needs(understood('3 bx A4 copy paper'))).toEqual([
      'AMOUNT 3 pack | 3 box | 3 case | 3 carton | 3 set | 3 tub | 3 bag | 3 count | 3 * pack | 3 * box | 3 * case | 3 * carton',
      'SIZE a4',
    ]);
    expect(needs(understood('paper case of 10 reams'))).toEqual(['WORD case', 'AMOUNT 10 ream']);
    expect(needs(understood('500 sheets per box paper'))).toEqual(['AMOUNT 500 sheets', 'WORD box']);
    expect(needs(understood('12pk grey pens 8.5x11'))).toEqual([
      'AMOUNT 12 pack | 12 box | 12 case | 12 carton | 12 set | 12 tub | 12 bag | 12 count | 12 * pack | 12 * box | 12 * case | 12 * carton | dozen',
      'WORD grey | gray',
      'SIZE 8.5 x 11 | 8.5 inch x 11 | 8.5 ft x 11 | 11 x 8.5 | 11 inch x 8.5 | 11 ft x 8.5',
    ]);
    expect(needs(understood('1.5 inch clip'))).toEqual(['SIZE 1.5 inch']);
  });

  it('says nothing of the thing where it says what that is for, or names it again', () => {
    expect(needs(understood('cyan ink for inkjet printer'))).toEqual(['WORD cyan']);
    expect(needs(understood('ink for acme j310 printer'))).toEqual(['WORD acme', 'SIZE j310']);
    expect(needs(understood('a blue cup to go with my cups'))).toEqual(['WORD blue']);
    expect(needs(understood('pens with rubber grip'))).toEqual(['WORD rubber', 'WORD grip']);
  });

  it.each([
    ['d batteries', 'battery', 'd'],
    ['24 pack of d batteries', 'battery', '24 pack'],
    ['double a', '', 'double a'],
    ['double a batteries', 'battery', 'double a'],
    ['usb c cable', 'cable', 'usb c'],
    ['charger cable blue', 'cable', 'charger'],
    ['batteries', 'battery', ''],
  ])('is some things of a kind, which say so themselves: %s are %s of which is said "%s"', (typed, name, said) => {
    const { kinds, name: words, needs: all } = understood(typed);
    expect(kinds).toHaveLength(1);
    expect(words.map(singular).join(' ')).toBe(name);
    expect(all.map(({ anyOf }) => anyOf[0]?.join(' ') ?? '').join(' ')).toContain(said);
    expect(understood(typed).near).toBeUndefined();
  });

  it('is what comes near, where the shop does not carry what is named', () => {
    expect(understood('lemon lysol 3 pack')).toMatchObject({ kinds: ['wipes'], near: { said: 'lysol', shown: 'disinfecting wipes' } });
    expect(understood('phone chargers')).toMatchObject({ kinds: ['cables'], near: { said: 'phone chargers', shown: 'charging cables' } });
    expect(understood('pens for lysol').near).toBeUndefined();
  });

  it('is nothing of the shop where no thing of it comes near, and says so; what begins so is another thing', () => {
    expect(understood('post it')).toMatchObject({ kinds: [], needs: [], near: { said: 'post it' } });
    expect(understood('post it whiteboard')).toMatchObject({ kinds: ['boards'], near: undefined });
  });

  it('is written out where order pads shorten it, unless it is meant as it is', () => {
    expect(needs(understood('blk wht whatever'))).toEqual(['WORD black', 'WORD white', 'WORD whatever']);
    expect(understood('blk whatever').corrected).toBeUndefined();
    expect(needs(understandQuery('blk whatever', lexicon, { isExact: true }))).toEqual(['WORD blk', 'WORD whatever']);
    expect(needs(understood('ctn whatever'))).toEqual(['AMOUNT case | cases | cs | ctn | carton | cartons', 'WORD whatever']);
  });

  it('is a share of an inch in its two numbers or as a decimal', () => {
    expect(understood('1/2" whatever').needs[0]).toEqual({
      typed: ['1/2', 'inch'],
      anyOf: [
        ['1', '2', 'inch'],
        ['0.5', 'inch'],
      ],
      importance: 'SIZE',
    });
    expect(understood('1/3 whatever').needs[0]?.anyOf).toEqual([['1', '3'], ['0.3333']]);
  });

  it('is paper of the size by whose name it is called, and no legal pad', () => {
    for (const typed of ['legal paper', 'legal size paper', 'paper legal size'])
      expect(understood(typed).needs[0]?.typed, typed).toEqual(['8.5x14']);
    expect(needs(understood('legal paper tray'))).toContain('WORD legal');
    expect(needs(understood('legal pad'))).toContain('WORD legal');
  });

  it('is not the thing that is only named behind "for" or "with"', () => {
    expect(understood('magnets for whiteboard')).toMatchObject({ kinds: ['boards'], isOfOther: true });
    expect(understood('markers for whiteboard')).toMatchObject({ kinds: ['markers'], isOfOther: false });
  });

  it('is a model in one word, however it is written', () => {
    for (const typed of ['TN-40', 'tn 40', 'TN40']) expect(needs(understood(typed))).toEqual(['SIZE tn40']);
    expect(needs(understood('net 30'))).toEqual(['WORD net', 'SIZE 30']);
  });

  it('is the number of an item, or how it begins, from four digits on', () => {
    expect(understood('20214').itemNumber).toBe('20214');
    expect(understood('item 2021').itemNumber).toBe('2021');
    expect(understood('202').itemNumber).toBeUndefined();
    expect(understood('2021 paper').itemNumber).toBeUndefined();
  });

  it('is what is typed where that is a word of the language, though a thing is called nearly so', () => {
    expect(understood('fire extinguisher')).toMatchObject({ kinds: [], corrected: undefined });
    expect(understood('fille')).toMatchObject({ kinds: ['files'], corrected: 'file' });
  });

  it('is a thing whose name comes last, and not the one that it is for', () => {
    expect(understood('blue cup')).toMatchObject({ kinds: ['cups'], isNameLast: true });
    expect(understood('cup holder')).toMatchObject({ kinds: ['cups'], isNameLast: false });
  });

  it('is what words that there are not are taken for, unless they are meant as they are', () => {
    expect(understood('blue staplr')).toMatchObject({ kinds: ['staplers'], corrected: 'blue stapler' });
    expect(understood('stapler').corrected).toBeUndefined();
    expect(understandQuery('staplr', lexicon, { isExact: true })).toMatchObject({ kinds: [], corrected: undefined });
  });
});

it.each(['constructor', 'toString', '__proto__', 'valueOf'])('a word that every object of the language has is a word: %s', (word) => {
  expect(singular(word)).toBe(word);
  expect(() => understood(`12 ${word} for ${word}`)).not.toThrow();
});

it('the last word of a name is no other thing that the shop does not have, and what is said of any thing is not looked for', () => {
  const tags = makeLexicon({
    kinds: [
      { id: 'labels', names: ['label'] },
      { id: 'badges', names: ['name badge', 'name tag'] },
      { id: 'highlighters', names: ['highlighter'] },
    ],
    synonyms: [
      { said: 'tag', means: ['labels'], isNear: true },
      { said: 'price tag', means: ['labels'], isNear: true },
    ],
    words: new Map([['assorted', 9]]),
    isOrdinary: (word) => ['name', 'tag', 'label'].includes(word),
  });
  expect(understandQuery('name tags', tags)).toMatchObject({ kinds: ['badges'], near: undefined });
  expect(understandQuery('tags', tags)).toMatchObject({ kinds: ['labels'], near: { said: 'tags', shown: 'labels' } });
  expect(understandQuery('highlighters assorted colors', tags).needs.map(({ typed }) => typed)).toEqual([['assorted']]);
  expect(understandQuery('labels in bulk', tags).needs).toEqual([]);
});

describe('a number before a word of a name', () => {
  it('says how bright paper is, and not that it is bright paper', () => {
    const named = makeLexicon({
      kinds: [
        { id: 'white', names: ['copy paper', 'paper'] },
        { id: 'bright', names: ['bright paper', 'paper'] },
      ],
      synonyms: [],
      words: new Map([['20', 5]]),
      isOrdinary: () => true,
    });
    const { kinds, needs: said } = understandQuery('paper 20lb 92 bright', named);
    expect([kinds, said.map(({ anyOf, importance }) => [anyOf[0]?.join(' '), importance])]).toEqual([
      ['white', 'bright'],
      [
        ['20 lb', 'SIZE'],
        ['92 bright', 'SIZE'],
      ],
    ]);
    expect(understandQuery('92 bright paper', named).kinds).toEqual(['white', 'bright']);
    expect(understandQuery('bright paper', named).kinds).toEqual(['bright']);
  });
});
