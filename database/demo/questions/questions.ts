import type { DemoItem } from '../catalog/item.ts';
import { addDays, isoDay } from '../days.ts';
import { hashOf, randomFrom, type Random } from '../random.ts';
import { someAuthor } from '../reviews/review.ts';
import { KIND_WORDS } from '../catalog/words/kind-words.ts';
import {
  ADDED,
  ASKED_IN,
  ASKED_LAST,
  ASKED_LINES,
  ASKS_NEED,
  DULL_LINES,
  REASONS,
  SHOP_FIRST,
  SHOP_LAST,
  USED_UP,
  type AskedLine,
} from './asked-lines.ts';

type Answer = { readonly author: string; readonly isByShop: boolean; readonly body: string; readonly writtenOn: string };

export type Question = {
  readonly itemId: string;
  readonly author: string;
  readonly body: string;
  /** yyyy-mm-dd */
  readonly writtenOn: string;
  readonly answers: readonly Answer[];
};

/** Who answers for the shop. */
const SHOP = 'Customer care';

/** From so many ratings on so many questions are asked. */
const ASKED: readonly (readonly [ratings: number, questions: number])[] = [
  [900, 3],
  [300, 2],
  [80, 1],
];

const OLDEST_DAYS = 700;

/** What was asked about an item and answered by its own specifications: more of what many buy, nothing of what cannot be bought yet. */
export function questionsOf(item: DemoItem, today: Date): Question[] {
  const { itemId, facts, isPublished, releasedOn } = item;
  if (!isPublished || facts.isComingSoon === true || facts.isFreeSample === true) return [];
  const ratings = item.ratings.reduce((sum, count) => sum + count, 0);
  const most = ASKED.find(([least]) => ratings >= least)?.[1] ?? 0;
  const random = randomFrom(hashOf(`questions ${itemId}`));
  const askable = item.specifications.flatMap(([label, text]) => {
    const asked = ASKED_LINES[label];
    return asked === undefined || !isAsked(asked, label, text, item) ? [] : [{ asked, text, isDull: DULL_LINES.has(label) }];
  });
  const ageDays = Math.min(OLDEST_DAYS, Math.round((today.getTime() - Date.parse(releasedOn)) / 86_400_000));
  if (ageDays < 12) return [];
  const questions: Question[] = [];
  while (questions.length < most && askable.length > 0) {
    const lively = askable.flatMap(({ isDull }, index) => (isDull ? [] : [index]));
    const at = lively.length > 0 && random.chance(0.85) ? random.pick(lively) : random.between(0, askable.length - 1);
    const [line] = askable.splice(at, 1);
    if (line !== undefined) questions.push(questionOf(item, line, { random, today, ageDays }));
  }
  return questions;
}

/** What says too little to be an answer is asked about only where somebody knows how to say it. */
function isAsked(asked: AskedLine, label: string, text: string, item: DemoItem): boolean {
  const isSaid = asked.plain?.[text] !== undefined || !/^(?:Yes|No|None|\d)$/.test(text);
  if (!isSaid || asked.when?.test(text) === false || (isDimensions(label) && !takesRoom(text, item))) return false;
  return ASKED_IN[label]?.includes(item.departmentId) ?? true;
}

const isDimensions = (label: string) => label.startsWith('Dimensions');

/** Whether somebody asks where it will stand: one thing, and larger than a hand. */
function takesRoom(dimensions: string, { unitsInPack }: DemoItem): boolean {
  const inches = (dimensions.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  return unitsInPack === 1 && Math.max(...inches) >= LARGER_THAN_A_HAND;
}

const LARGER_THAN_A_HAND = 7;

type Askable = { readonly asked: AskedLine; readonly text: string; readonly isDull: boolean };

type When = { readonly random: Random; readonly today: Date; readonly ageDays: number };

function questionOf(item: DemoItem, { asked, text, isDull }: Askable, when: When): Question {
  const { random, today, ageDays } = when;
  const daysAgo = random.between(9, ageDays);
  const asker = someAuthor(random);
  const thing = thingOf(item, random);
  const reasons = /machines|technology/.test(item.departmentId) && USED_UP.test(item.name) ? [''] : (REASONS[item.departmentId] ?? ['']);
  const reason = !isDull && random.chance(0.4) ? random.pick(reasons) : '';
  const asks = asked.asks.filter((one) => ASKS_NEED.every(([said, needed]) => !said.test(one) || needed.test(text)));
  const ask = random.pick(asks).replaceAll('{thing}', thing);
  const last = random.chance(0.16) ? random.pick(ASKED_LAST) : '';
  const body = spokenAs([reason, ask, last].filter((part) => part !== '').join(' '), random);
  const answered = [random.chance(0.5), random.chance(0.6)];
  const voices = answered.every((is) => !is) ? [true] : [...(answered[0] === true ? [true] : []), ...(answered[1] === true ? [false] : [])];
  const sayings = [...(asked.plain?.[text] ?? asked.answers)];
  const answers = voices.flatMap((isByShop): Answer[] => {
    const at = placeFor(sayings, isByShop, random);
    if (at === undefined) return [];
    const [said = ''] = sayings.splice(at, 1);
    const fact = filled(said, text);
    return [
      {
        author: isByShop ? SHOP : someAuthor(random),
        isByShop,
        body: isByShop ? shopSays(fact, asker, random) : spokenAs(random.chance(0.3) ? `${fact} ${random.pick(ADDED)}` : fact, random),
        writtenOn: isoDay(addDays(today, -Math.max(1, daysAgo - random.between(isByShop ? 1 : 2, isByShop ? 3 : 8)))),
      },
    ];
  });
  return { itemId: item.itemId, author: asker, body, writtenOn: isoDay(addDays(today, -daysAgo)), answers };
}

/** What the item is called in talk: 'this stapler', 'these pens', or just 'this'. */
function thingOf({ kindId, unitsInPack, unitName }: DemoItem, random: Random): string {
  const isMany = unitsInPack > 1 && unitName !== 'each' && unitName !== 'ream' && unitName !== 'sheet';
  const [word = ''] = kindId === null ? [] : (KIND_WORDS[kindId] ?? '').split(', ');
  if (isMany) return `these ${unitName}s`.replace(/(?<=x|ch|sh)s$/, 'es').replace(/(?<=[^aeiou])ys$/, 'ies');
  return word === '' || word.endsWith('s') || random.chance(0.3) ? 'this' : `this ${word}`;
}

/** As some type on a phone: small letters, no period at the end. */
function spokenAs(text: string, random: Random): string {
  if (!random.chance(0.14)) return text;
  const small = KEEPS_CAPITAL.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
  return small.replace(/\.$/, '');
}

function shopSays(fact: string, asker: string, random: Random): string {
  const [name = ''] = asker.split(' ');
  const first = random.chance(0.4) ? `${random.pick(SHOP_FIRST).replace('{name}', name)} ` : '';
  const last = random.chance(0.3) ? ` ${random.pick(SHOP_LAST)}` : '';
  return first + fact + last;
}

/** What only somebody says who has one of it. */
const OF_OWNERS = /\b(?:we|I|ours|our|us|mine|my|me)\b/i;

/** The place of something that fits who speaks; undefined where nothing does. */
function placeFor(sayings: readonly string[], isByShop: boolean, random: Random): number | undefined {
  const fitting = sayings.flatMap((saying, index) => (isByShop && OF_OWNERS.test(saying) ? [] : [index]));
  return fitting.length === 0 ? undefined : random.pick(fitting);
}

/** Names and measures keep their capitals. */
const KEEPS_CAPITAL = /^[A-Z](?:[A-Z\d]|[a-z]+ [A-Z])|^[A-Z]-|^I\b/;

function filled(saying: string, text: string): string {
  const lower = KEEPS_CAPITAL.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
  const place = text === 'USA' ? 'the USA' : text;
  return saying.replaceAll('{text}', text).replaceAll('{lower}', lower).replaceAll('{place}', place).replaceAll('..', '.');
}
