import { createHmac, randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import type { Tenant } from '#domain/identity/tenant-by-host.ts';
import { countableWords } from '#domain/search/countable-words.ts';
import { command, type Database } from '../db/database.ts';

/**
 * Searches that found nothing, or only something close, counted in memory and written down every few seconds: nobody who searches waits for it. Words are
 * written down when some visitors have looked for them on one day; what fewer did is forgotten with the day.
 */
export type UnfoundSearches = {
  /** Counts a visitor of some words, unless they may be about somebody, the visitor has looked for them today, or for too much else. */
  count(
    typed: string,
    by: { readonly visitor: string; readonly tenant: Tenant; /** Something close was found. */ readonly isInPart: boolean },
  ): void;
  /** Writes down what was counted. What cannot be written is let go: it is not worth a second try. */
  flush(): Promise<void>;
};

/** From so many visitors of a day on, words are written down. */
const FEWEST_VISITORS = 3;
/** So many visitors of a day are told from each other; those who come after them change nothing. */
const MOST_VISITORS = 200;
/** Different ones that are counted in memory, and that are kept of a day and site. */
const MOST_A_DAY = 1_000;

/** $1 day, $2 moment, $3 sites, $4 words, $5 how many more visitors, $6 whether something close was found */
const add = command(
  'unfound_add',
  `insert into searches_without_result as s (day, tenant, words, visitors, last_at, is_in_part)
  select $1::date, n.tenant, n.words, n.visitors, $2::timestamptz, n.is_in_part
  from unnest($3::text[], $4::text[], $5::int[], $6::bool[]) n (tenant, words, visitors, is_in_part) order by 2, 3
  on conflict (day, tenant, words) do update set visitors = s.visitors + excluded.visitors, is_in_part = excluded.is_in_part, last_at = greatest(s.last_at, excluded.last_at)`,
);
/** $1 day. Whoever makes words up by the thousand pushes out those who do, too, and not what many people miss. */
const trim = command(
  'unfound_trim',
  `delete from searches_without_result where ctid = any (array(
    select o.ctid from (select s.ctid, row_number() over (partition by tenant order by visitors desc, last_at desc) as place
      from searches_without_result s where day = $1::date) o where o.place > ${MOST_A_DAY}))`,
);

/** Words of a day on one site, and who looked for them: as numbers that say nothing without the day's key. */
type Counted = { readonly tenant: Tenant; readonly words: string; readonly visitors: Set<number>; written: number; isInPart: boolean };

/** A day's count: a day of the shop, which ends when its own clock says so. Its key is in no other place, and goes with it. */
type Day = { readonly name: string; readonly key: Buffer; readonly counted: Readonly<Record<Tenant, Map<string, Counted>>> };

const newDay = (name: string): Day => ({ name, key: randomBytes(32), counted: { dotcom: new Map(), SBA: new Map() } });

type Parts = {
  readonly now: () => Date;
  readonly log: Logger;
  /** Counts other words of a visitor, and says whether there was room for them. */
  readonly takeRoom: (visitor: string) => boolean;
};

export function makeUnfoundSearches(database: Database, { now, log, takeRoom }: Parts): UnfoundSearches {
  const today = () => shopDay(now());
  let day = newDay(today());
  const write = async (): Promise<void> => {
    const { name, counted } = day;
    const all = Object.values(counted)
      .flatMap((words) => [...words.values()])
      .filter(({ visitors, written }) => visitors.size >= FEWEST_VISITORS && visitors.size > written);
    if (all.length === 0) return;
    const more = all.map((one) => one.visitors.size - one.written);
    for (const one of all) one.written = one.visitors.size;
    try {
      await add(database, [name, now(), all.map((one) => one.tenant), all.map((one) => one.words), more, all.map((one) => one.isInPart)]);
      await trim(database, [name]);
    } catch (err) {
      log.warn({ err }, 'searches without a result could not be written down');
    }
  };
  return {
    count(typed, { visitor, tenant, isInPart }) {
      const words = countableWords(typed);
      if (words === undefined) return;
      // What the last seconds of the day before had more than was written down is let go.
      if (day.name !== today()) day = newDay(today());
      const known = day.counted[tenant];
      const one = known.get(words) ?? { tenant, words, visitors: new Set<number>(), written: 0, isInPart };
      const who = createHmac('sha256', day.key)
        .update(JSON.stringify([words, visitor]))
        .digest()
        .readUIntBE(0, 6);
      if (one.visitors.has(who) || one.visitors.size >= MOST_VISITORS) return;
      if (!takeRoom(visitor)) return;
      one.visitors.add(who);
      one.isInPart = isInPart;
      if (known.has(words)) return;
      if (known.size >= MOST_A_DAY) known.delete(leastMissed(known));
      known.set(words, one);
    },
    flush: write,
  };
}

/** The words that fewest looked for; of those the oldest. */
function leastMissed(known: ReadonlyMap<string, Counted>): string {
  return [...known.values()].reduce((least, one) => (one.visitors.size < least.visitors.size ? one : least)).words;
}
