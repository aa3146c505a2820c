import { askerNow, Askers, workFor } from '../db/asking/asking.ts';
import { RecentlyUsed } from '../db/recently-used.ts';
import type { CutPage } from './cut-page.ts';
import { OftenAsked, type Counted } from './often-asked.ts';
import { packPage, type PackedPage } from './packed-page.ts';

/** Prices and stock on a page may be so old; the cart looks again. */
const KEPT_MS = 30_000;
/** Who comes while a page is made anew gets the one before, for so long. */
const STALE_MS = 1_000;
/** Packed ones, some 12 kB each. */
const MOST_PAGES = 2_000;
/** Those that only one visitor has asked for yet, some 80 kB each. */
const MOST_NEW_PAGES = 100;

/** A page as it was made for all who see the same. */
export type MadePage = {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly page: CutPage;
  /** Names the data that it was made of; undefined for what is made of none. */
  readonly madeOf: string | undefined;
  /** Whether others may have it, too. */
  readonly mayBeKept: boolean;
};

/** A page as it is served: packed, or as it was made until a second one asks for it. */
export type KeptPage = Omit<MadePage, 'page'> &
  ({ readonly page: CutPage; readonly packed: undefined } | { readonly page: undefined; readonly packed: PackedPage });

type Entry = Counted & {
  kept: KeptPage | undefined;
  /** When it is out of date, in milliseconds by the clock of the cache; 0 until it is made. */
  until: number;
  making: Promise<KeptPage> | undefined;
  /** Those who wait for it: undefined where it is made or packed for whoever comes next. */
  askers: Askers | undefined;
  /** More than one visitor has asked for it: it is worth being packed. */
  isWanted: boolean;
  /** Nothing is left to do for what is kept: it has been packed, or packing it has failed. */
  isAsGoodAsCanBe: boolean;
};

type Make = (before: KeptPage | undefined) => Promise<MadePage | KeptPage>;

/** Pages of the catalogue, made once for all who see the same, and kept for seconds: compressed, as browsers want them. */
export type PageCache = {
  /**
   * The page of a key. Who asks while it is made waits for it; one that is hardly out of date is given while it is made anew.
   *
   * @param make is given the page that is out of date, and gives it back where it would make the same.
   */
  get(key: string, make: Make): Promise<KeptPage>;
};

type Options = {
  readonly now?: () => number;
  /** Told of each page that was packed. */
  readonly onPacked?: () => void;
  /** Told of each page that could not be, and why: it is served all the same, at many times the price. */
  readonly onUnpacked?: (key: string, reason: unknown) => void;
};

const toNobody = () => undefined;

export function makePageCache({ now = () => performance.now(), onPacked = toNobody, onUnpacked = toNobody }: Options = {}): PageCache {
  const news = new RecentlyUsed<string, Entry>(MOST_NEW_PAGES);
  // Whoever asks for one that is too old has it made anew.
  const isIdle = ({ making, until }: Entry) => making === undefined && now() >= until + STALE_MS;
  const wanted = new OftenAsked<string, Entry>(MOST_PAGES, isIdle);

  function find(key: string): Entry {
    return wanted.get(key) ?? findNew(key);
  }

  function findNew(key: string): Entry {
    const known = news.get(key);
    if (known === undefined) {
      const entry: Entry = {
        timesAsked: 1,
        kept: undefined,
        until: 0,
        making: undefined,
        askers: undefined,
        isWanted: false,
        isAsGoodAsCanBe: false,
      };
      news.set(key, entry);
      return entry;
    }
    known.timesAsked += 1;
    // One that cannot be packed stays among the new ones.
    if (known.isWanted || !wanted.admit(key, known)) return known;
    known.isWanted = true;
    news.delete(key);
    return known;
  }

  function forget(key: string): void {
    news.delete(key);
    wanted.delete(key);
  }

  /** Work on a page: whoever asks meanwhile waits for it. */
  function start(entry: Entry, key: string, askers: Askers | undefined, work: () => Promise<KeptPage>): Promise<KeptPage> {
    const page = work().finally(() => {
      // All who waited for it hung up, and somebody else came: the page that is made for those is another.
      if (entry.making !== page) return;
      entry.making = undefined;
      entry.askers = undefined;
      if (entry.kept === undefined) forget(key);
    });
    entry.making = page;
    entry.askers = askers;
    return page;
  }

  async function make(entry: Entry, key: string, makeIt: Make, askers: Askers | undefined): Promise<KeptPage> {
    const before = entry.kept;
    const made = await workFor(askers, () => makeIt(before));
    const kept = 'packed' in made ? made : { ...made, packed: undefined };
    const isGivenUp = entry.askers !== askers;
    if (!kept.mayBeKept || isGivenUp) return kept;
    // It is there, and packed for whoever comes next: that is not given up, whoever hangs up.
    entry.askers = undefined;
    // What was asked for before a page was made anew counts half.
    if (before !== undefined) entry.timesAsked >>= 1;
    entry.kept = kept;
    entry.until = now() + KEPT_MS;
    if (kept !== before) entry.isAsGoodAsCanBe = false;
    return entry.isWanted && !entry.isAsGoodAsCanBe ? pack(entry, key, kept) : kept;
  }

  /** Who asks meanwhile waits for it: everybody would compress their own. */
  async function pack(entry: Entry, key: string, kept: KeptPage): Promise<KeptPage> {
    try {
      if (kept.page === undefined) return kept;
      const packed: KeptPage = { ...kept, page: undefined, packed: await packPage(kept.page) };
      onPacked();
      entry.kept = packed;
      return packed;
    } catch (reason) {
      // As large as a new one: there is room for few of them.
      wanted.delete(key);
      news.set(key, entry);
      onUnpacked(key, reason);
      return kept;
    } finally {
      entry.isAsGoodAsCanBe = true;
    }
  }

  return {
    async get(key, makeIt) {
      const entry = find(key);
      const { kept, until } = entry;
      const isFresh = kept !== undefined && now() < until;
      if (isFresh && (entry.isAsGoodAsCanBe || !entry.isWanted)) return kept;
      const isHardlyOld = kept !== undefined && !isFresh && now() < until + STALE_MS;
      const { making } = entry;
      if (making !== undefined && entry.askers?.signal.aborted !== true) {
        if (isHardlyOld) return kept;
        entry.askers?.join(askerNow());
        return making;
      }
      const askers = isHardlyOld || isFresh ? undefined : new Askers(askerNow());
      const page = start(entry, key, askers, () => (isFresh ? pack(entry, key, kept) : make(entry, key, makeIt, askers)));
      if (!isHardlyOld) return page;
      // Nobody waits for it: whoever comes next begins again.
      page.catch(() => undefined);
      return kept;
    },
  };
}
