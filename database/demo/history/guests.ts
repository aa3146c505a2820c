import { goesWithOf } from '../catalog/sales/goes-with.ts';
import { addDays } from '../days.ts';
import type { Person } from '../people/people.ts';
import { hashOf, randomFrom, type Random } from '../random.ts';
import { isOfUseTo, type BasketRow } from './basket.ts';
import type { Habit } from './habits.ts';
import { PAST_DAYS, QUIET_DAYS, workingHour, type Plan } from './plans.ts';
import type { ShelfItem } from './shelf.ts';

/** People without an account who ordered some things for one occasion: what shops know most of what goes with what from. */
const GUESTS = 700;

const FIRST_NAMES = [
  'Alma',
  'Bruno',
  'Celia',
  'Dario',
  'Edith',
  'Farid',
  'Greta',
  'Hugo',
  'Ines',
  'Jonas',
  'Keiko',
  'Leon',
  'Mira',
  'Noor',
];
const LAST_NAMES = ['Abbott', 'Barnes', 'Castro', 'Dietz', 'Ellis', 'Foley', 'Grant', 'Hayes', 'Ingram', 'Jensen', 'Kemp', 'Lowry', 'Moss'];
const PLACES = [
  { city: 'Framingham', state: 'MA', zip: '01702' },
  { city: 'Worcester', state: 'MA', zip: '01608' },
  { city: 'Providence', state: 'RI', zip: '02903' },
  { city: 'Hartford', state: 'CT', zip: '06103' },
  { city: 'Albany', state: 'NY', zip: '12207' },
] as const;

const HABIT: Omit<Habit, 'nickname'> = {
  orders: 1,
  categories: [],
  items: [],
  rows: [1, 6],
  pieces: [1, 3],
  pickup: { share: 0.15, storeNumber: '1547' },
  pays: 'VISA',
  budgetCenters: [],
};

/** How likely somebody also takes something of each category that goes with the first thing, the most useful first. */
const TAKES_ALONG = [0.6, 0.5, 0.4, 0.3, 0.2];
/** Most take what sells best of its kind. */
const TAKES_THE_NEXT = 0.45;
/** Somebody also needs something that has nothing to do with it. */
const TAKES_ANYTHING = 0.3;
/** A cartridge is bought with those in other colors for the same printer. */
const TAKES_COLORS = 0.5;
/** Dearer things are bought by few. */
const MOST_CENTS = 40_000;

/** Their orders, each with what was in it. The same for the same shelf. */
export function guestBaskets(shelf: readonly ShelfItem[], today: Date): { readonly plan: Plan; readonly rows: readonly BasketRow[] }[] {
  const sold = shelf
    .filter((item) => isOfUseTo({ nickname: '', items: [] }, item) && item.priceCents <= MOST_CENTS)
    .toSorted((a, b) => b.popularity - a.popularity || (a.itemId < b.itemId ? -1 : 1));
  const byCategory = Map.groupBy(sold, ({ categoryId }) => categoryId);
  const byModel = Map.groupBy(
    sold.flatMap((item) => (item.facts.printerModels ?? []).map((model) => ({ model, item }))),
    ({ model }) => model,
  );
  const categories = [...byCategory.keys()].filter((id) => goesWithOf(id).length > 0);
  if (categories.length === 0) return [];
  return Array.from({ length: GUESTS }, (_, index) => {
    const random = randomFrom(hashOf(`guest ${index}`));
    const first = takenOf(byCategory.get(pickFirst(categories, random)) ?? [], random);
    const items = first === undefined ? [] : [first];
    if (first !== undefined) {
      for (const { item } of byModel.get(first.facts.printerModels?.[0] ?? '') ?? [])
        if (item !== first && random.chance(TAKES_COLORS)) items.push(item);
      for (const [place, categoryId] of goesWithOf(first.categoryId).entries())
        if (random.chance(TAKES_ALONG[place] ?? 0)) items.push(...[takenOf(byCategory.get(categoryId) ?? [], random) ?? []].flat());
    }
    if (random.chance(TAKES_ANYTHING)) items.push(random.pick(sold));
    const rows = [...new Set(items)].map((item) => ({ item, qty: Math.min(item.facts.limitPerOrder ?? 3, random.between(1, 2)) }));
    return { plan: planOf(index, random, today), rows };
  });
}

/** The first ones are needed by more people. */
const pickFirst = (categories: readonly string[], random: Random) => categories[Math.floor(random.next() ** 1.6 * categories.length)] ?? '';

/** The best seller of a kind, or the next, or the one after that. */
function takenOf(sold: readonly ShelfItem[], random: Random): ShelfItem | undefined {
  for (const item of sold) if (!random.chance(TAKES_THE_NEXT)) return item;
  return sold[0];
}

function planOf(index: number, random: Random, today: Date): Plan {
  const days = QUIET_DAYS + Math.floor(random.next() ** 1.4 * (PAST_DAYS - QUIET_DAYS));
  const nickname = `guest${String(index).padStart(4, '0')}`;
  return {
    habit: { ...HABIT, nickname },
    person: guest(nickname, random),
    isGuest: true,
    isMember: false,
    regulars: [],
    placedAt: workingHour(addDays(today, -days), random),
    random,
  };
}

function guest(nickname: string, random: Random): Person {
  return {
    userId: nickname,
    email: `${nickname}@example.com`,
    firstName: random.pick(FIRST_NAMES),
    lastName: random.pick(LAST_NAMES),
    tenants: ['dotcom'],
    roles: [],
    accountNumber: null,
    permissions: [],
    membership: 'NON_MEMBER',
    rewardsTier: null,
    rewardsNumber: null,
    joinedDaysAgo: null,
    segments: [],
    rewardsCents: 0,
    settings: {},
    home: { address1: `${random.between(1, 240)} Elm Street`, ...random.pick(PLACES), phone: '5085550199' },
  };
}
