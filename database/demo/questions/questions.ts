import type { DemoItem } from '../catalog/item.ts';
import { addDays, isoDay } from '../days.ts';
import { hashOf, randomFrom, type Random } from '../random.ts';
import { someAuthor } from '../reviews/review.ts';
import { ADDED, ASKED_LINES, REASONS, type AskedLine } from './asked-lines.ts';

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
  [1_200, 4],
  [350, 3],
  [90, 2],
  [20, 1],
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
    return asked === undefined ? [] : [{ label, asked, text }];
  });
  const ageDays = Math.min(OLDEST_DAYS, Math.round((today.getTime() - Date.parse(releasedOn)) / 86_400_000));
  if (ageDays < 12) return [];
  const questions: Question[] = [];
  while (questions.length < most && askable.length > 0) {
    const [line] = askable.splice(random.between(0, askable.length - 1), 1);
    if (line !== undefined) questions.push(questionOf(itemId, line, { random, today, ageDays }));
  }
  return questions;
}

type Askable = { readonly label: string; readonly asked: AskedLine; readonly text: string };

type When = { readonly random: Random; readonly today: Date; readonly ageDays: number };

function questionOf(itemId: string, { label, asked, text }: Askable, when: When): Question {
  const { random, today, ageDays } = when;
  const daysAgo = random.between(9, ageDays);
  const ask = random.pick(asked.asks);
  const reason = random.chance(0.3) ? `${random.pick(REASONS)} ` : '';
  const answered = [random.chance(0.55), random.chance(0.55)];
  const voices = answered.every((is) => !is) ? [true] : [...(answered[0] === true ? [true] : []), ...(answered[1] === true ? [false] : [])];
  const sayings = [...asked.answers];
  const answers = voices.map((isByShop): Answer => {
    const [said = '{text}.'] = sayings.splice(firstFor(sayings, isByShop, random), 1);
    return {
      author: isByShop ? SHOP : someAuthor(random),
      isByShop,
      body: `${filled(text.length < SHORTEST ? `${label}: {lower}.` : said, text)}${!isByShop && random.chance(0.45) ? ` ${random.pick(ADDED)}` : ''}`,
      writtenOn: isoDay(addDays(today, -Math.max(1, daysAgo - random.between(isByShop ? 1 : 2, isByShop ? 3 : 8)))),
    };
  });
  return { itemId, author: someAuthor(random), body: reason + ask, writtenOn: isoDay(addDays(today, -daysAgo)), answers };
}

/** "Yes." answers nobody who reads the answer alone. */
const SHORTEST = 5;

/** What only somebody says who has one of it. */
const OF_OWNERS = /\b(?:we|I|ours|us)\b/i;

/** The place of something that fits who speaks. */
function firstFor(sayings: readonly string[], isByShop: boolean, random: Random): number {
  const fitting = sayings.flatMap((saying, index) => (isByShop && OF_OWNERS.test(saying) ? [] : [index]));
  return fitting.length === 0 ? 0 : random.pick(fitting);
}

/** Names and measures keep their capitals. */
const KEEPS_CAPITAL = /^[A-Z](?:[A-Z\d]|[a-z]+ [A-Z])|^[A-Z]-|^I\b/;

function filled(saying: string, text: string): string {
  const lower = KEEPS_CAPITAL.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
  const place = text === 'USA' ? 'the USA' : text;
  return saying.replaceAll('{text}', text).replaceAll('{lower}', lower).replaceAll('{place}', place).replaceAll('..', '.');
}
