import { listUnfound } from '#contracts/operations/search-words.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { csvFile } from '#app/operations/csv.ts';
import type { Route } from './+types/unfound-searches-file.ts';

/** The searches that found nothing, or only something close, as a file. For operators: for everybody else there is none. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { searches } = requireAnswer(await servicesOf(context).door(listUnfound), url);
  return csvFile('searches-that-fell-short.csv', [
    ['Words', 'Found', 'Visitors', 'Last', 'Sites', 'Has a synonym'],
    ...searches.map(({ words, isInPart, visitors, lastAt, sites, hasSynonym }) => [
      words,
      isInPart ? 'something close' : 'nothing',
      visitors,
      lastAt,
      sites.join(', '),
      hasSynonym ? 'yes' : 'no',
    ]),
  ]);
}
