import type { Logger } from 'pino';
import type { Tenant } from '#domain/identity/tenant-by-host.ts';
import { countableWords } from '#domain/search/countable-words.ts';
import { command, type Database } from '../db/database.ts';

/** Searches that found nothing, counted in memory and written down every few seconds: nobody who searches waits for it. */
export type UnfoundSearches = {
  /** Counts one more, unless its words may be about somebody or there is no room for others until the next are written down. */
  count(typed: string, tenant: Tenant): void;
  /** Writes down what was counted. What cannot be written is let go: it is not worth a second try. */
  flush(): Promise<void>;
};

/** Different ones that are counted until they are written down. */
const MOST_AT_ONCE = 500;
/** Different ones that are kept of a day and site: those that are searched for most. */
const MOST_A_DAY = 1_000;

/** $1 day, $2 moment, $3 sites, $4 words, $5 how often */
const add = command(
  'unfound_add',
  `insert into searches_without_result as s (day, tenant, words, times, last_at)
  select $1::date, n.tenant, n.words, n.times, $2::timestamptz from unnest($3::text[], $4::text[], $5::int[]) n (tenant, words, times) order by 2, 3
  on conflict (day, tenant, words) do update set times = s.times + excluded.times, last_at = greatest(s.last_at, excluded.last_at)`,
);
/** $1 day. Whoever makes words up by the thousand pushes out those who do, too, and not what many people miss. */
const trim = command(
  'unfound_trim',
  `delete from searches_without_result where ctid = any (array(
    select o.ctid from (select s.ctid, row_number() over (partition by tenant order by times desc, last_at desc) as place
      from searches_without_result s where day = $1::date) o where o.place > ${MOST_A_DAY}))`,
);

export function makeUnfoundSearches(database: Database, { now, log }: { now: () => Date; log: Logger }): UnfoundSearches {
  let counted = new Map<string, { readonly tenant: Tenant; readonly words: string; times: number }>();
  return {
    count(typed, tenant) {
      const words = countableWords(typed);
      if (words === undefined) return;
      const key = `${tenant} ${words}`;
      const known = counted.get(key);
      if (known !== undefined) known.times += 1;
      else if (counted.size < MOST_AT_ONCE) counted.set(key, { tenant, words, times: 1 });
    },
    async flush() {
      if (counted.size === 0) return;
      const all = [...counted.values()];
      counted = new Map();
      const at = now();
      const day = at.toISOString().slice(0, 10);
      try {
        await add(database, [day, at, all.map((one) => one.tenant), all.map((one) => one.words), all.map((one) => one.times)]);
        await trim(database, [day]);
      } catch (err) {
        log.warn({ err }, 'searches without a result could not be written down');
      }
    },
  };
}
