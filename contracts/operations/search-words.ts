import { z } from 'zod';
import { call } from '../call.ts';
import { NoBody, Nothing } from '../shapes.ts';

const Moment = z.string().meta({ description: 'In UTC, as ISO 8601' });

/** What was searched for and not found. For operators. */
export const listUnfound = call({
  name: 'listUnfoundSearches',
  method: 'GET',
  path: '/cc/api/operations/unfound-searches',
  tag: 'operations',
  openTo: 'operator',
  summary:
    'Searches of the last 30 days that found nothing, or only something close, first what most visitors looked for; none that fewer than three of a day did',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: z.object({
    searches: z.array(
      z.object({
        words: z.string(),
        visitors: z.int(),
        lastAt: Moment,
        sites: z.array(z.string()),
        isInPart: z
          .boolean()
          .meta({ description: 'Something close was found: without some of the words, or instead of what is not carried' }),
        hasSynonym: z.boolean(),
      }),
    ),
  }),
});

/** What is looked for instead of words, too. */
export const Meant = z.object({
  means: z.array(z.string()),
  isNear: z.boolean().meta({ description: 'The shop does not carry what is said; what it means comes near, and pages say so' }),
});
const Synonym = z.object({ said: z.string(), ...Meant.shape }).meta({ id: 'Synonym' });

/** The words for which others are looked for, too, and who changed them. For operators. */
export const listSynonyms = call({
  name: 'listSynonyms',
  method: 'GET',
  path: '/cc/api/operations/synonyms',
  tag: 'operations',
  openTo: 'operator',
  summary: 'All synonyms, and their latest changes',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: z.object({
    synonyms: z.array(Synonym),
    changes: z.array(
      z.object({
        changedAt: Moment,
        by: z.string().meta({ description: 'Who did it, by email' }),
        said: z.string(),
        before: Meant.nullable().meta({ description: 'null: it is new' }),
        after: Meant.nullable().meta({ description: 'null: it is gone' }),
      }),
    ),
  }),
});

/** Adds a synonym, or says anew what one means. For operators. */
export const saveSynonym = call({
  name: 'saveSynonym',
  method: 'PUT',
  path: '/cc/api/operations/synonyms',
  tag: 'operations',
  openTo: 'operator',
  summary: 'Adds a synonym or changes what it means; searches know it at once',
  params: Nothing,
  query: Nothing,
  body: z.object({
    said: z.string().max(200),
    means: z.string().max(1_000).meta({ description: 'Phrases with commas between' }),
    isNear: Meant.shape.isNear.default(false),
  }),
  answer: Synonym,
  ignoresKey: true,
});

/** Takes a synonym away. For operators. */
export const removeSynonym = call({
  name: 'removeSynonym',
  method: 'DELETE',
  path: '/cc/api/operations/synonyms',
  tag: 'operations',
  openTo: 'operator',
  summary: 'Removes a synonym; one that is not there is gone already',
  params: Nothing,
  query: Nothing,
  body: z.object({ said: z.string().max(200) }),
  answer: z.object({ said: z.string() }),
  ignoresKey: true,
});
