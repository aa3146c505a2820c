import { listSynonyms } from '#contracts/operations/search-words.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { csvFile } from '#app/operations/csv.ts';
import type { Route } from './+types/synonyms-file.ts';

/** All synonyms as a file. For operators: for everybody else there is none. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { synonyms } = requireAnswer(await servicesOf(context).door(listSynonyms), url);
  return csvFile('synonyms.csv', [
    ['Words', 'Also look for', 'Not carried'],
    ...synonyms.map(({ said, means, isNear }) => [said, means.join(', '), isNear ? 'yes' : 'no']),
  ]);
}
