import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuseField, type Reply } from '#contracts/door.ts';
import {
  Meant as MeantOnWire,
  type listSynonyms as listSynonymsCall,
  type listUnfound as listUnfoundCall,
  type removeSynonym as removeSynonymCall,
  type saveSynonym as saveSynonymCall,
} from '#contracts/operations/search-words.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { readSynonym } from '#domain/search/synonyms/synonym.ts';
import { MOST_SYNONYMS, NO_ROOM, synonymKey, synonymProblem } from '#domain/search/synonyms/synonym-rules.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { lexiconOf } from '../catalog/index.ts';
import { transaction } from '../db/transaction.ts';
import { findChanges, recordChange } from '../operations/index.ts';
import type { Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { findUnfound, listAll, lockSynonyms, writeSynonym, type Meant } from './search-words.repository.ts';

const DAYS_LISTED = 30;
const MOST_LISTED = 200;
const MOST_CHANGES = 30;

type Answer<C extends { readonly answer: z.ZodType }> = Promise<Reply<z.output<C['answer']>>>;

/** What people looked for and did not find, with what was counted a moment ago. */
export async function listUnfound(shop: Shop): Answer<typeof listUnfoundCall> {
  await shop.unfoundSearches.flush();
  const since = addDays(shopDay(shop.now()), -DAYS_LISTED);
  const [rows, { synonyms }] = await Promise.all([findUnfound(shop.database, since, MOST_LISTED), lexiconOf(shop)]);
  return answer({
    searches: rows.map(({ words, visitors, last_at: lastAt, sites, is_in_part: isInPart }) => ({
      words,
      visitors,
      lastAt: lastAt.toISOString(),
      sites,
      isInPart,
      hasSynonym: synonyms.has(synonymKey(words)),
    })),
  });
}

export async function listSynonyms(shop: Shop): Answer<typeof listSynonymsCall> {
  const [synonyms, changes] = await Promise.all([listAll(shop.database), findChanges(shop.database, ['SYNONYM'], MOST_CHANGES)]);
  return answer({
    synonyms: synonyms.map(({ said, means, is_near: isNear }) => ({ said, means, isNear })),
    changes: changes.map(({ changed_at: changedAt, email, name, before, after }) => ({
      changedAt: changedAt.toISOString(),
      by: email,
      said: name,
      before: meantIn(before),
      after: meantIn(after),
    })),
  });
}

/** What was written down of a synonym, at first as phrases alone; null: there was none. */
const Written = z.union([z.array(z.string()).transform((means) => ({ means, isNear: false })), MeantOnWire]).nullable();

function meantIn(written: unknown): z.output<typeof Written> {
  return Written.catch({ means: ['(cannot be read)'], isNear: false }).parse(written);
}

/** Adds a synonym, or says anew what one means. Searches know it at once, those of other nodes in a moment. */
export async function saveSynonym(shop: Shop, looking: Looking, { body }: Input<typeof saveSynonymCall>): Answer<typeof saveSynonymCall> {
  const read = readSynonym(body);
  if (!('synonym' in read)) return refuseField(read.field, read.message);
  const problem = synonymProblem(read.synonym, await lexiconOf(shop));
  if (problem !== undefined) return refuseField(problem.field, problem.message);
  const { means, isNear } = read.synonym;
  const { said, hasRoom } = await change(shop, looking, read.synonym.said, { means, isNear });
  if (!hasRoom) return refuseField('said', NO_ROOM);
  return answer({ said, means: [...means], isNear });
}

/** Takes a synonym away, wherever it came from. */
export async function removeSynonym(
  shop: Shop,
  looking: Looking,
  { body: { said } }: Input<typeof removeSynonymCall>,
): Answer<typeof removeSynonymCall> {
  await change(shop, looking, said, undefined);
  return answer({ said });
}

/**
 * Writes a synonym and who changed it down together, one change after the other. What is so already is no change.
 *
 * @param typed is kept in the words of another that searches take for the same: "grey papers" is "grey paper".
 * @returns under which words it is kept, and whether there is room for it.
 */
async function change(
  shop: Shop,
  { shopper }: Looking,
  typed: string,
  meant: Meant | undefined,
): Promise<{ readonly said: string; readonly hasRoom: boolean }> {
  const userId = shopper.person?.userId;
  if (userId === undefined) throw new Error('A synonym is changed by nobody.');
  const { said, became } = await transaction(shop.database, async (tx) => {
    await lockSynonyms(tx);
    const all = await listAll(tx);
    const known = all.find(({ said }) => said === typed) ?? all.find(({ said }) => synonymKey(said) === synonymKey(typed));
    const said = known?.said ?? typed;
    const before = known && { means: known.means, isNear: known.is_near };
    if (isDeepStrictEqual(before, meant)) return { said, became: 'SAME' };
    if (before === undefined && all.length >= MOST_SYNONYMS) return { said, became: 'FULL' };
    await writeSynonym(tx, said, meant);
    await recordChange(tx, { at: shop.now(), userId, subject: 'SYNONYM', name: said }, before, meant);
    return { said, became: 'CHANGED' };
  });
  if (became === 'CHANGED') shop.catalog.forget();
  return { said, hasRoom: became !== 'FULL' };
}
