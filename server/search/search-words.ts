import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type {
  listSynonyms as listSynonymsCall,
  listUnfound as listUnfoundCall,
  removeSynonym as removeSynonymCall,
  saveSynonym as saveSynonymCall,
} from '#contracts/operations/search-words.ts';
import { readSynonym } from '#domain/search/synonym.ts';
import { transaction } from '../db/transaction.ts';
import { findChanges, recordChange } from '../operations/index.ts';
import type { Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { countSynonyms, findUnfound, listAll, lockSynonyms, readSynonymOf, writeSynonym } from './search-words.repository.ts';

const DAYS_LISTED = 30;
const MOST_LISTED = 200;
const MOST_CHANGES = 30;
/** Each is looked at whenever the words are read anew. */
const MOST_SYNONYMS = 2_000;
const DAY_MS = 86_400_000;

type Answer<C extends { readonly answer: z.ZodType }> = Promise<Reply<z.output<C['answer']>>>;

/** What people looked for and did not find, with what was counted a moment ago. */
export async function listUnfound(shop: Shop): Answer<typeof listUnfoundCall> {
  await shop.unfoundSearches.flush();
  const since = new Date(shop.now().getTime() - DAYS_LISTED * DAY_MS).toISOString().slice(0, 10);
  const rows = await findUnfound(shop.database, since, MOST_LISTED);
  return answer({
    searches: rows.map(({ words, times, last_at: lastAt, sites, has_synonym: hasSynonym }) => ({
      words,
      times,
      lastAt: lastAt.toISOString(),
      sites,
      hasSynonym,
    })),
  });
}

export async function listSynonyms(shop: Shop): Answer<typeof listSynonymsCall> {
  const [synonyms, changes] = await Promise.all([listAll(shop.database), findChanges(shop.database, 'SYNONYM', MOST_CHANGES)]);
  return answer({
    synonyms: synonyms.map(({ said, means }) => ({ said, means })),
    changes: changes.map(({ changed_at: changedAt, email, name, before, after }) => ({
      changedAt: changedAt.toISOString(),
      by: email,
      said: name,
      before: phrasesOf(before),
      after: phrasesOf(after),
    })),
  });
}

function phrasesOf(written: unknown): string[] | null {
  return Array.isArray(written) ? written.map(String) : null;
}

/** Adds a synonym, or says anew what one means. Searches know it at once, those of other nodes in a moment. */
export async function saveSynonym(shop: Shop, looking: Looking, { body }: Input<typeof saveSynonymCall>): Answer<typeof saveSynonymCall> {
  const read = readSynonym(body.said, body.means);
  if (!('synonym' in read)) return wrong(read.field, read.message);
  const { said, means } = read.synonym;
  const hasRoom = await change(shop, looking, said, means);
  if (!hasRoom) return wrong('said', `There are ${MOST_SYNONYMS} synonyms already. Remove one first.`);
  return answer({ said, means: [...means] });
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
 * @returns whether there is room for it.
 */
async function change(shop: Shop, { shopper }: Looking, said: string, means: readonly string[] | undefined): Promise<boolean> {
  const userId = shopper.person?.userId;
  if (userId === undefined) throw new Error('A synonym is changed by nobody.');
  const outcome = await transaction(shop.database, async (tx) => {
    await lockSynonyms(tx);
    const before = await readSynonymOf(tx, said);
    if (before?.join('\n') === means?.join('\n')) return 'SAME';
    if (before === undefined && (await countSynonyms(tx)) >= MOST_SYNONYMS) return 'FULL';
    await writeSynonym(tx, said, means);
    await recordChange(tx, { at: shop.now(), userId, subject: 'SYNONYM', name: said }, before, means);
    return 'CHANGED';
  });
  if (outcome === 'CHANGED') shop.catalog.forget();
  return outcome !== 'FULL';
}

function wrong(field: 'said' | 'means', message: string): Reply<never> {
  return refuse('INVALID_REQUEST', { message, errors: [{ field, code: 'INVALID', message }] });
}
